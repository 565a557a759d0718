#!/usr/bin/env python3
"""Checks what `migrator apply` makes of each program in Tests/MigratorTests/Fixtures/Halves.

usage: halves.py MIGRATOR [NAME...] [--jobs N] [--keep FOLDER]

Each program is laid into a tree of its own, together with the base. The steps are taken on it, the result is compiled, and both
halves of its reducers and providers are driven with an action that they do not know. One line for each program, with the
first detail:

same       both halves did the same
refused    a step was not taken and nothing of it was written
DIFFERENT  the halves did different things
BROKEN     the result does not compile or ended in a failure, or a refused step wrote something

A program in Same must come out the same, one in Refused must be refused at the line that its comment marks, and one in Either may do
both. What is not as it must be is marked with `!`. The exit status is the number of such programs, at most 99.
"""
import argparse
import collections
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile

FIXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "MigratorTests", "Fixtures", "Halves")
DRIVER = re.compile(r"// (slow )?(reducer|middleware): (.*?)(?: from (.*))?$")
RECORD = re.compile(r"^ +(\S+):(\d+):\d+: .*\[([a-z-]+)\]$")


def driver(name, source):
    """The lines of a main program that drive the halves of a program, from the comments at its head."""
    lines = []
    for line in source.splitlines():
        match = DRIVER.match(line)
        if match:
            slow, kind, value, states = match.groups()
            lines.append(
                f'await compare("{name}", {kind}: {value}'
                + (f", from: {states}" if states else "")
                + (", slowly: true" if slow else "")
                + ")"
            )
    return "\n".join(lines) + "\n"


def marked(source):
    """The line and the code that the comment of a refused program names."""
    for number, line in enumerate(source.splitlines(), 1):
        match = re.search(r"// refused: ([a-z-]+)$", line)
        if match:
            return str(number), match[1]
    return None


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def judge(migrator, kind, name, keep):
    source = read(f"{FIXTURES}/{kind}/{name}.swift")
    with tempfile.TemporaryDirectory() as folder:
        tree = f"{folder}/tree"
        shutil.copytree(f"{FIXTURES}/Base", tree)
        shutil.copy(f"{FIXTURES}/{kind}/{name}.swift", tree)
        done = subprocess.run([migrator, "apply", tree, "--allow-dirty"], cwd=folder, capture_output=True, text=True)
        output = done.stdout + done.stderr
        records = [(match, line) for line in output.splitlines() if (match := RECORD.match(line))]
        detail = records[0][1].strip() if records else ""
        if keep:
            shutil.copytree(tree, f"{keep}/{name}", dirs_exist_ok=True)
        if done.returncode not in (0, 1) or (done.returncode == 1 and not records):
            return "BROKEN", f"exit status {done.returncode}: {output.strip()[:200]}", False
        if done.returncode == 1:
            unchanged = read(f"{tree}/{name}.swift") == source
            if not unchanged:
                return "BROKEN", "refused and written: " + detail, False
            right = kind == "Either"
            if kind == "Refused":
                right = marked(source) in [(match[2], match[3]) for match, _ in records]
                detail += "" if right else f" (not line {marked(source)[0]})"
            return "refused", detail, right
        shutil.copy(f"{FIXTURES}/harness.swift", tree)
        with open(f"{tree}/main.swift", "w") as file:
            file.write(driver(name, source))
        files = sorted(file for file in os.listdir(tree) if file.endswith(".swift"))
        built = subprocess.run(
            ["swiftc", "-swift-version", "6", "-Onone", "-o", "../program"] + files,
            cwd=tree, capture_output=True, text=True)
        if built.returncode:
            errors = [line for line in built.stderr.splitlines() if ": error:" in line and not line.startswith(" ")]
            return "BROKEN", (errors or [built.stderr[:200]])[0], False
        ran = subprocess.run([f"{folder}/program"], cwd=folder, capture_output=True, text=True, timeout=60)
        different = [line for line in ran.stdout.splitlines() if "DIFFERENT" in line]
        if different:
            return "DIFFERENT", different[0].split("DIFFERENT ", 1)[1], False
        if ran.returncode or "same" not in ran.stdout:
            return "BROKEN", f"the program ended with {ran.returncode}: {ran.stderr[:120]}", False
        return "same", "" if kind != "Refused" else "was to be refused", kind != "Refused"


def main():
    parser = argparse.ArgumentParser(usage="halves.py MIGRATOR [NAME...] [--jobs N] [--keep FOLDER]")
    parser.add_argument("migrator")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", help="a folder for what was written")
    options = parser.parse_args()
    programs = [
        (kind, file[: -len(".swift")])
        for kind in ("Same", "Either", "Refused")
        for file in sorted(os.listdir(f"{FIXTURES}/{kind}"))
        if not options.names or file[: -len(".swift")] in options.names
    ]
    migrator = os.path.abspath(options.migrator)
    wrong, counts = 0, collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = pool.map(lambda program: judge(migrator, *program, options.keep), programs)
        for (kind, name), (state, detail, right) in zip(programs, results):
            counts[state] += 1
            wrong += not right
            print(f"{' ' if right else '!'} {state:10} {kind:8} {name:30} {detail[:240]}".rstrip(), flush=True)
    print(", ".join(f"{count} {state}" for state, count in sorted(counts.items())) + f", {wrong} wrong, of {len(programs)}")
    sys.exit(min(wrong, 99))


main()
