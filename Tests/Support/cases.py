#!/usr/bin/env python3
"""Migrates the programs of Tests/MigratorTests/Fixtures/Cases, and compares what they do before and after.

usage: cases.py MIGRATOR [NAME...] [--jobs N] [--keep FOLDER] [--only-wrong]

Each program is one shape of the legacy form: a file NAME.swift, or a folder NAME with several. All steps of `migrator apply` are
taken on a copy of it and of the base, both are compiled and run, and what they print is compared. One line for each program:

same       it does the same, and the cases that expected.txt lists for it are migrated
short      it does the same, and an expected case is not migrated
silent     it does the same, and a case that was not migrated is named nowhere in the output of `apply`
DIFFERENT  it does something else: the first line that differs
BROKEN     it does not compile, or `apply` failed or refused something without a place
UNSTABLE   a second run of `apply` changes something
INVALID    the program itself does not compile

What is not as it must be is marked with `!`, or with `?` where open.txt lists it; `*` marks what is listed there and right by now. A
line of open.txt stands for `short` and `silent` alone, unless its reason begins with `fault:`. The exit status is the number of
programs with `!`, at most 99. --keep leaves in FOLDER/NAME the trees legacy and migrated, each with its trace.txt, and apply.txt.
"""
import argparse
import collections
import concurrent.futures
import os
import re
import shutil
import sys
import tempfile

import equivalence

FIXTURES = os.path.join(equivalence.BASE, "..")


def programs():
    names = [name.removesuffix(".swift") for name in os.listdir(FIXTURES) if not name.endswith((".txt", ".md"))]
    return sorted(name for name in names if name != "Base")


def sources(name):
    """The files of a program. A comment in the first line says how they are laid out, as no formatter keeps tabs or line ends."""
    if os.path.isdir(f"{FIXTURES}/{name}"):
        folder = f"{FIXTURES}/{name}"
        files = {file: read(f"{folder}/{file}") for file in sorted(os.listdir(folder))}
    else:
        files = {f"{name}.swift": read(f"{FIXTURES}/{name}.swift")}
    return {file: laid_out(text) for file, text in files.items()}


def laid_out(text):
    layout = re.match(r"// layout: (.*)\n", text)
    if layout and "tabs" in layout[1]:
        text = re.sub(r"^( {4})+", lambda blanks: "\t" * (len(blanks[0]) // 4), text, flags=re.MULTILINE)
    if layout and "CRLF" in layout[1]:
        text = text.replace("\n", "\r\n")
    return text


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def entries(file):
    """The lines of a list: a name, and what is said of it."""
    lines = [line.split(None, 1) for line in read(f"{FIXTURES}/{file}").splitlines() if line.strip() and line[0] != "#"]
    return {line[0]: line[1].strip() if len(line) > 1 else "" for line in lines}


def expected(text, cases):
    """`all`, `none`, `all but A.b C.d`, or the cases."""
    words = text.replace(",", " ").split()
    if words[:1] == ["all"]:
        return [case for case in cases if case not in words[2:]]
    return [] if words == ["none"] else words


def judge(outcome, text):
    """The state and what is to be said of it."""
    if outcome.state != "same":
        return outcome.state, outcome.detail
    missing = [case for case in expected(text, outcome.cases) if case not in outcome.migrated]
    if missing:
        reason = f": {outcome.refused[0]}" if outcome.refused else ""
        return "short", f"{', '.join(missing)}{reason}"
    silent = [case for case in outcome.left if case not in outcome.output]
    if silent:
        return "silent", ", ".join(silent)
    return "same", ""


def main():
    parser = argparse.ArgumentParser(usage=__doc__.splitlines()[2].removeprefix("usage: "))
    parser.add_argument("migrator")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", help="a folder for the trees")
    parser.add_argument("--only-wrong", action="store_true", help="leave out what is as it must be, or is open")
    options = parser.parse_intermixed_args()
    migrator = os.path.abspath(options.migrator)
    names = [name for name in programs() if not options.names or name in options.names]
    wanted, known = entries("expected.txt"), entries("open.txt")
    wrong, states, sums = 0, collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        outcomes = pool.map(lambda name: equivalence.check(migrator, sources(name), f"{folder}/{name}"), names)
        for name, outcome in zip(names, outcomes):
            state, detail = judge(outcome, wanted[name])
            if options.keep:
                shutil.rmtree(f"{options.keep}/{name}", ignore_errors=True)
                shutil.copytree(f"{folder}/{name}", f"{options.keep}/{name}")
            excused = name in known and (state in ("same", "short", "silent") or known[name].startswith("fault:"))
            states[state] += 1
            sums["cases"] += len(outcome.cases)
            sums["expected"] += len(expected(wanted[name], outcome.cases))
            sums["migrated"] += len(outcome.migrated)
            right = state == "same"
            wrong += not right and not excused
            mark = ("*" if name in known else " ") if right else ("?" if excused else "!")
            if mark in "!*" or not options.only_wrong:
                counts = f"{len(outcome.migrated)}/{len(outcome.cases)}"
                print(f"{mark} {state:10} {counts:5} {name:28} {detail[:240]}".rstrip(), flush=True)
    print(
        ", ".join(f"{count} {state}" for state, count in sorted(states.items()))
        + f", {wrong} wrong, of {len(names)}; {sums['cases']} cases, {sums['expected']} to be migrated, {sums['migrated']} migrated"
    )
    sys.exit(min(wrong, 99))


main()
