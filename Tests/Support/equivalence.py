"""Compares programs in the legacy form with what `migrator apply` makes of them.

A program is a folder of sources with a `main.swift` that prints what happens. It is copied together with
Tests/MigratorTests/Fixtures/Cases/Base, all steps are taken on the copy, both are compiled and run, and what they print is compared.
"""
import json
import os
import re
import shutil
import subprocess

BASE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "MigratorTests", "Fixtures", "Cases", "Base")
RECORD = re.compile(r"^ +\S+:\d+:\d+: .*\[([a-z-]+)\]$")
# A place on which a hang of the program is noticed, not one that a slow machine gets to.
LIMIT = 60


class Outcome:
    """What came of a program.

    same       it does the same
    DIFFERENT  it does something else
    BROKEN     it does not compile, or stops, or `apply` ended in a failure
    UNSTABLE   a second run of `apply` changed something
    INVALID    the program itself does not compile or run: a fault of the program
    """

    def __init__(self, state, detail=""):
        self.state, self.detail = state, detail
        self.cases, self.dispatched, self.migrated = [], [], []
        self.refused, self.output = [], ""

    @property
    def is_wrong(self):
        return self.state != "same"

    @property
    def left(self):
        return [case for case in self.cases if case not in self.migrated]


def check(migrator, files, folder):
    """Writes a program (its files by name, as text) into `folder/legacy`, migrates it in `folder/migrated` and compares."""
    legacy, migrated = f"{folder}/legacy", f"{folder}/migrated"
    for tree in (legacy, migrated):
        shutil.copytree(BASE, tree, dirs_exist_ok=True)
        for name, text in files.items():
            with open(f"{tree}/{name}", "w", encoding="utf-8", newline="") as file:
                file.write(text)

    expected, error = trace(legacy)
    if error:
        return Outcome("INVALID", error)
    before = cases(migrator, legacy)
    done = run([migrator, "apply", migrated, "--allow-dirty", "--batch", "case"], folder)
    after = cases(migrator, migrated)
    output = done.stdout + done.stderr
    with open(f"{folder}/apply.txt", "w", encoding="utf-8") as file:
        file.write(output)

    outcome = compared(migrator, folder, done.returncode, output, expected)
    outcome.output = output
    outcome.refused = [line.strip() for line in output.splitlines() if RECORD.match(line)]
    outcome.cases = sorted(before)
    outcome.dispatched = sorted(case for case in before if before[case])
    outcome.migrated = sorted(set(before) - set(after))
    return outcome


def compared(migrator, folder, status, output, expected):
    if status not in (0, 1):
        return Outcome("BROKEN", f"apply ended with {status}: {output.strip()[:200]}")
    if status == 1 and not any(RECORD.match(line) for line in output.splitlines()):
        return Outcome("BROKEN", f"apply names no place: {output.strip()[:200]}")
    found, error = trace(f"{folder}/migrated")
    if error:
        return Outcome("BROKEN", error)
    if found != expected:
        return Outcome("DIFFERENT", difference(expected, found))
    again = run([migrator, "apply", f"{folder}/migrated", "--allow-dirty", "--batch", "case", "--dry-run"], folder)
    if "\ndiff --git" in "\n" + again.stdout:
        return Outcome("UNSTABLE", "a second run: " + again.stdout[:200].replace("\n", " "))
    return Outcome("same")


def trace(tree):
    """What a program prints, or the first error. Its module has the same name before and after, as it may print names of types."""
    files = sorted(file for file in os.listdir(tree) if file.endswith(".swift"))
    command = ["swiftc", "-swift-version", "6", "-Onone", "-wmo", "-suppress-warnings", "-module-name", "Program", "-o", "program"]
    built = run(command + files, tree)
    if built.returncode:
        errors = [line for line in built.stderr.splitlines() if ": error:" in line]
        return None, (errors or built.stderr.strip().splitlines() or ["the compiler failed"])[0]
    try:
        ran = run(["./program"], tree, LIMIT)
    except subprocess.TimeoutExpired:
        return None, f"did not end within {LIMIT} seconds"
    finally:
        os.remove(f"{tree}/program")
    with open(f"{tree}/trace.txt", "w", encoding="utf-8") as file:
        file.write(ran.stdout)
    if ran.returncode:
        return None, f"ended with {ran.returncode}: {ran.stderr.strip()[:200]}"
    return ran.stdout, None


def difference(expected, found):
    """The first line that differs, below the event that it belongs to."""
    event, lines = "", (expected.splitlines(), found.splitlines())
    for index in range(max(len(lines[0]), len(lines[1]))):
        legacy, migrated = (side[index] if index < len(side) else "nothing" for side in lines)
        if legacy != migrated:
            return f"{event}: legacy `{legacy.strip()}`, migrated `{migrated.strip()}`"
        if legacy.startswith("== "):
            event = legacy[3:]
    return "line ends"


def cases(migrator, tree):
    """The legacy cases of a tree, and whether anything dispatches them."""
    done = run([migrator, "scan", tree, "--format", "json", "--quiet"], tree)
    return {f'{case["type"]}.{case["case"]}': bool(case["sites"]) for case in json.loads(done.stdout)["cases"]}


def run(command, folder, limit=None):
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=limit)
