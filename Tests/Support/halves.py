#!/usr/bin/env python3
"""Checks what `migrator apply` makes of each program in Tests/MigratorTests/Fixtures/Halves.

usage: halves.py MIGRATOR [NAME...] [--jobs N] [--keep FOLDER]

Each program is laid into a tree of its own, together with the base, and the steps are taken on it. What was written is compiled,
all of it at once, and both halves of each reducer and provider are driven with an action that they do not know. One line for each
program, with the first detail:

same       both halves did the same
refused    a step was not taken and nothing of it was written
DIFFERENT  the halves did different things
BROKEN     the result does not compile or ended in a failure, or a refused step wrote something (which is not found out where a
           program has both reducers and providers, as these are steps of their own)

A program in Same must come out the same, one in Refused must be refused at the line that its comment marks, and one in Either may do
both. What is not as it must be is marked with `!`, or with `?` where open.txt lists it; `*` marks what is listed there and right by
now. The exit status is the number of programs with `!`, at most 99.
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


def open_programs():
    """The names of programs that are known not to come out as they must."""
    lines = read(f"{FIXTURES}/open.txt").splitlines()
    return {line.split()[0] for line in lines if line.strip() and not line.startswith("#")}


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def apply(migrator, kind, name, folder):
    """Takes the steps on a tree of the base and one program. Gives a verdict, or nothing where there is something to compile."""
    source = read(f"{FIXTURES}/{kind}/{name}.swift")
    tree = f"{folder}/{name}"
    shutil.copytree(f"{FIXTURES}/Base", tree)
    shutil.copy(f"{FIXTURES}/{kind}/{name}.swift", tree)
    done = subprocess.run([migrator, "apply", tree, "--allow-dirty"], cwd=folder, capture_output=True, text=True)
    output = done.stdout + done.stderr
    records = [(match, line) for line in output.splitlines() if (match := RECORD.match(line))]
    if done.returncode == 0:
        return None
    if done.returncode != 1 or not records:
        return "BROKEN", f"exit status {done.returncode}: {output.strip()[:200]}", False
    detail = records[0][1].strip()
    has_both = "// reducer: " in source and "middleware: " in source
    if read(f"{tree}/{name}.swift") != source and not has_both:
        return "BROKEN", "refused and written: " + detail, False
    if kind == "Refused" and marked(source) not in [(match[2], match[3]) for match, _ in records]:
        return "refused", f"{detail} (not line {marked(source)[0]})", False
    return "refused", detail, kind != "Same"


def build(programs, folder):
    """Compiles programs together with one base, without those that do not compile. Gives the first error of each of these."""
    errors, left = {}, list(programs)
    while left:
        tree = tempfile.mkdtemp(dir=folder)
        # What the steps make of the base does not depend on the program.
        for file in os.listdir(f"{FIXTURES}/Base"):
            shutil.copy(f"{folder}/{left[0][1]}/{file}", tree)
        shutil.copy(f"{FIXTURES}/harness.swift", tree)
        with open(f"{tree}/main.swift", "w") as main:
            for kind, name in left:
                shutil.copy(f"{folder}/{name}/{name}.swift", tree)
                comparisons = driver(name, read(f"{FIXTURES}/{kind}/{name}.swift"))
                main.write(f'if CommandLine.arguments.contains("{name}") {{\n{comparisons}}}\n')
        files = sorted(file for file in os.listdir(tree) if file.endswith(".swift"))
        command = ["swiftc", "-swift-version", "6", "-Onone", "-wmo", "-o", f"{folder}/program"] + files
        built = subprocess.run(command, cwd=tree, capture_output=True, text=True)
        if not built.returncode:
            break
        found = {}
        for line in built.stderr.splitlines():
            match = re.match(r"(?:.*/)?(\w+)\.swift:\d+:\d+: error: ", line)
            if match:
                found.setdefault(match[1], line)
        kept = [program for program in left if program[1] not in found]
        if len(kept) == len(left):
            sys.exit(built.stderr)
        errors.update(found)
        left = kept
    return errors


def judge(kind, name, folder):
    ran = subprocess.run([f"{folder}/program", name], cwd=folder, capture_output=True, text=True, timeout=60)
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
    known = open_programs()
    wrong, counts = 0, collections.Counter()
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        verdicts = dict(zip(programs, pool.map(lambda program: apply(migrator, *program, folder), programs)))
        if options.keep:
            for _, name in programs:
                shutil.copytree(f"{folder}/{name}", f"{options.keep}/{name}", dirs_exist_ok=True)
        written = [program for program in programs if verdicts[program] is None]
        errors = build(written, folder)
        for kind, name in programs:
            if verdicts[kind, name]:
                state, detail, right = verdicts[kind, name]
            elif name in errors:
                state, detail, right = "BROKEN", errors[name], False
            else:
                state, detail, right = judge(kind, name, folder)
            counts[state] += 1
            is_open = name in known
            wrong += not right and not is_open
            mark = ("*" if is_open else " ") if right else ("?" if is_open else "!")
            print(f"{mark} {state:10} {kind:8} {name:30} {detail[:240]}".rstrip(), flush=True)
    print(", ".join(f"{count} {state}" for state, count in sorted(counts.items())) + f", {wrong} wrong, of {len(programs)}")
    sys.exit(min(wrong, 99))


main()
