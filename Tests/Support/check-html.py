#!/usr/bin/env python3
"""Opens HTML reports in headless Chromium and uses them as a reader does.

usage: check-html.py REPORT...

It fails on console messages, on requests to the network, on a page that scrolls sideways (phone to desktop, light and
dark), on links that lead nowhere, and when sorting, filtering or opening a case by its link does not work.

Exit status: 0 all is well, 1 something is not (what is printed), 77 Chromium is missing. The environment variable
CHROMIUM names the browser where it is not on the path.
"""
import json
import os
import pathlib
import select
import shutil
import subprocess
import sys
import tempfile

WIDTHS = [360, 390, 768, 1280, 1440]
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


class Browser:
    """A Chromium that is spoken to through two pipes, so that no package is needed."""

    def __init__(self, program: str, profile: str):
        (command_read, self.commands), (self.replies, reply_write) = os.pipe(), os.pipe()

        def install() -> None:
            # The browser reads from 3 and writes to 4. Out of the way first: either end may be 3 or 4 already.
            source, sink = os.dup2(command_read, 63), os.dup2(reply_write, 64)
            os.dup2(source, 3)
            os.dup2(sink, 4)

        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe"]
        self.process = subprocess.Popen(
            [program, *arguments, f"--user-data-dir={profile}", "about:blank"], preexec_fn=install, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(command_read)
        os.close(reply_write)
        self.buffer, self.number, self.session, self.events = b"", 0, None, []
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target["targetId"] for target in targets if target["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    def call(self, method: str, **parameters) -> dict:
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            reply = self.receive()
            if reply.get("id") == self.number:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']['message']}")
                return reply["result"]

    def receive(self) -> dict:
        while b"\0" not in self.buffer:
            if not select.select([self.replies], [], [], 60)[0]:
                raise RuntimeError("Chromium said nothing for a minute")
            part = os.read(self.replies, 1 << 16)
            if not part:
                raise RuntimeError("Chromium ended")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        if "method" in message:
            self.events.append(message)
        return message

    def open(self, address: str) -> None:
        # An address that differs only behind the # would not load the page again.
        for place in ["about:blank", address]:
            self.events.clear()
            self.call("Page.navigate", url=place)
            while not any(event["method"] == "Page.loadEventFired" for event in self.events):
                self.receive()

    def evaluate(self, script: str):
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"].get("description", "the script failed"))
        return result["result"].get("value")

    def key(self, name: str) -> None:
        for kind in ["rawKeyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=9)

    def close(self) -> None:
        self.session = None
        try:
            self.call("Browser.close")
        except (OSError, RuntimeError):
            self.process.kill()
        self.process.wait()


LINKS = """
(() => {
  const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
  const known = new Set(ids);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const links = [...document.querySelectorAll('a[href]')].map(link => link.getAttribute('href'));
  const lost = links.filter(link => !link.startsWith('#') || !known.has(decodeURIComponent(link.slice(1))));
  return twice.map(id => `two elements have the id ${id}`).concat(lost.map(link => `${link} leads nowhere`));
})()
"""

SORTING = """
(() => {
  const faults = [];
  for (const table of document.querySelectorAll('table.sortable')) {
    const rows = () => [...table.tBodies[0].rows];
    const original = rows();
    table.querySelectorAll('thead th').forEach((head, column) => {
      const value = row => row.cells[column].dataset.v ?? row.cells[column].textContent.trim();
      const ordered = sign => rows().every((row, index, all) => index === 0
        || sign * value(all[index - 1]).localeCompare(value(row), 'en', { numeric: true }) <= 0);
      const button = head.querySelector('button');
      for (let press = 0; press < 2; press++) {
        button.click();
        const state = head.getAttribute('aria-sort');
        if (!['ascending', 'descending'].includes(state) || !ordered(state === 'ascending' ? 1 : -1)) {
          faults.push(`${table.id}: column ${button.textContent} is not sorted ${state}`);
        }
      }
      button.click();
      if (head.getAttribute('aria-sort') !== 'none' || rows().some((row, index) => row !== original[index])) {
        faults.push(`${table.id}: the third press on ${button.textContent} does not restore the order`);
      }
    });
  }
  return faults;
})()
"""

FILTERING = """
(() => {
  const faults = [];
  for (const form of document.querySelectorAll('form.filter')) {
    const table = document.getElementById(form.dataset.table);
    const rows = [...table.tBodies[0].rows];
    const shown = () => rows.filter(row => row.offsetParent !== null);
    const set = (name, value) => {
      form.elements[name].value = value;
      form.dispatchEvent(new Event('input', { bubbles: true }));
    };
    if (form.offsetParent === null) { faults.push(`${table.id}: the filter is not shown`); }
    const word = rows[rows.length - 1].cells[0].textContent.trim().toUpperCase();
    set('text', word);
    if (shown().length === 0 || shown().some(row => !row.textContent.toUpperCase().includes(word))) {
      faults.push(`${table.id}: the text ${word} does not filter`);
    }
    const foot = table.tFoot && table.tFoot.rows[0];
    if (foot) {
      [...foot.cells].forEach((cell, column) => {
        const sum = shown().reduce((total, row) => total + Number(row.cells[column].textContent), 0);
        if (cell.classList.contains('n') && Number(cell.textContent) !== sum) {
          faults.push(`${table.id}: a total of the filtered rows does not add up`);
        }
      });
    }
    set('text', '\\u0001');
    if (shown().length !== 0) { faults.push(`${table.id}: rows without the text are shown`); }
    set('text', '');
    if (form.elements.state) {
      for (const option of [...form.elements.state.options].slice(1)) {
        set('state', option.value);
        if (shown().length === 0 || shown().some(row => row.dataset.s !== option.value)) {
          faults.push(`${table.id}: the state ${option.value} does not filter`);
        }
      }
      set('state', '');
    }
    if (shown().length !== rows.length) { faults.push(`${table.id}: an empty filter hides rows`); }
  }
  return faults;
})()
"""

OPENING = """
new Promise(resolve => {
  const links = document.querySelectorAll('#cases-table th a');
  const link = links[links.length - 1];
  if (!link) { resolve([]); return; }
  const id = decodeURIComponent(link.getAttribute('href').slice(1));
  link.click();
  setTimeout(() => {
    const part = document.getElementById(id);
    const top = part.getBoundingClientRect().top;
    resolve(part.open && top >= 0 && top < innerHeight ? [] : [`a link to ${id} does not open it`]);
  }, 100);
})
"""


# A tile of the map that is focused shows all of its text; it must not make the page wider.
TILES = """
[...document.querySelectorAll('.map a')].filter(tile => {
  tile.focus();
  return document.documentElement.scrollWidth > innerWidth;
}).slice(0, 1).map(tile => `the focused tile ${tile.textContent.trim()} makes the page wider`)
"""


def messages(browser: Browser) -> list[str]:
    faults = []
    for event in browser.events:
        detail = event["params"]
        match event["method"]:
            case "Log.entryAdded":
                faults.append(f"console: {detail['entry']['text']}")
            case "Runtime.consoleAPICalled":
                faults.append(f"console: {[part.get('value') for part in detail['args']]}")
            case "Runtime.exceptionThrown":
                faults.append(f"exception: {detail['exceptionDetails']['text']}")
            case "Network.requestWillBeSent" if not detail["request"]["url"].startswith(("file:", "data:", "about:")):
                faults.append(f"request: {detail['request']['url']}")
    return faults


def check(browser: Browser, report: pathlib.Path) -> list[str]:
    address = report.resolve().as_uri()
    faults = []
    for scheme in ["light", "dark"]:
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        for width in WIDTHS:
            browser.call(
                "Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
            browser.open(address)
            needed = browser.evaluate("document.documentElement.scrollWidth")
            if needed > width:
                faults.append(f"{width} px, {scheme}: the page is {needed} px wide")
            faults += messages(browser)
            browser.key("Tab")
            faults += [f"{width} px, {scheme}: {fault}" for fault in browser.evaluate(TILES)]
            browser.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true; })")
            needed = browser.evaluate("document.documentElement.scrollWidth")
            if needed > width:
                faults.append(f"{width} px, {scheme}: the page is {needed} px wide with everything open")
    browser.open(address)
    browser.key("Tab")
    if browser.evaluate("document.activeElement.className") != "skip":
        faults.append("the first stop of the keyboard is not the link to the report")
    for script in [LINKS, SORTING, FILTERING, OPENING]:
        try:
            faults += browser.evaluate(script)
        except RuntimeError as error:
            faults.append(f"a check failed: {error}")
    identifier = browser.evaluate("[...document.querySelectorAll('details.case')].pop()?.id ?? ''")
    if identifier:
        browser.open(f"{address}#{identifier}")
        if not browser.evaluate(f"document.getElementById({json.dumps(identifier)}).open"):
            faults.append(f"the address of {identifier} does not open it")
    return faults + messages(browser)


def main() -> int:
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not program or not shutil.which(program):
        print("Chromium is not installed: the HTML report is not checked", file=sys.stderr)
        return 77
    failed = False
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        try:
            for path in map(pathlib.Path, sys.argv[1:]):
                for fault in dict.fromkeys(check(browser, path)):
                    failed = True
                    print(f"{path}: {fault}", file=sys.stderr)
        finally:
            browser.close()
    return 1 if failed else 0


if len(sys.argv) < 2:
    print(__doc__, file=sys.stderr)
    sys.exit(64)
sys.exit(main())
