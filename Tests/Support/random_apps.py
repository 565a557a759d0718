#!/usr/bin/env python3
"""Migrates applications that were made at random, and compares what they do before and after.

usage: random_apps.py MIGRATOR [--seeds 1..50] [--jobs N] [--keep FOLDER] [--all] [--show]

Each seed is an application in the legacy form (random_app.py says how it is made). All steps of `migrator apply` are taken on a
copy of it, both are compiled and run, and their traces are compared. One line for each seed that is not as it must be (with --all:
for each), then the sums:

DIFFERENT  the migrated application does something else: the first line that differs
BROKEN     it does not compile, or `apply` failed or refused something without a place
UNSTABLE   a second run of `apply` changes something
INVALID    the application itself does not compile: a fault of random_app.py

--keep leaves the trees of these seeds (with --all: of all) in FOLDER/SEED: legacy, migrated, apply.txt, and a trace.txt in both trees.
--show prints the sources of the seeds and ends. The exit status is the number of seeds that are not as they must be, at most 99.

With 2 cores a seed takes about a second: --jobs 2.
"""
import argparse
import collections
import concurrent.futures
import os
import re
import shutil
import sys
import tempfile
import time

import equivalence
import random_app


def seeds(text):
    """`7`, `1..50` and `1..50,77`."""
    found = []
    for part in text.split(","):
        first, _, last = part.partition("..")
        found += range(int(first), int(last or first) + 1)
    return found


def work(migrator, seed, options, folder):
    tree = f"{folder}/{seed}"
    outcome = equivalence.check(migrator, random_app.files(seed), tree)
    if options.keep and (outcome.is_wrong or options.all):
        shutil.rmtree(f"{options.keep}/{seed}", ignore_errors=True)
        shutil.copytree(tree, f"{options.keep}/{seed}")
    shutil.rmtree(tree)
    return seed, outcome


def main():
    parser = argparse.ArgumentParser(usage=__doc__.splitlines()[3].removeprefix("usage: "))
    parser.add_argument("migrator")
    parser.add_argument("--seeds", type=seeds, default=seeds("1..50"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", help="a folder for the trees of seeds that are not as they must be")
    parser.add_argument("--all", action="store_true", help="one line for each seed")
    parser.add_argument("--show", action="store_true", help="print the sources and end")
    options = parser.parse_args()
    if options.show:
        for seed in options.seeds:
            for name, text in random_app.files(seed).items():
                print(f"// {seed}/{name}\n\n{text}")
        return
    migrator, start = os.path.abspath(options.migrator), time.monotonic()
    states, sums, reasons = collections.Counter(), collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for seed, outcome in pool.map(lambda seed: work(migrator, seed, options, folder), options.seeds):
            states[outcome.state] += 1
            sums["cases"] += len(outcome.cases)
            sums["dispatched"] += len(outcome.dispatched)
            sums["migrated"] += len(outcome.migrated)
            sums["refused"] += bool(outcome.refused)
            for line in outcome.refused:
                # Names and what stands in the code would make a reason of each place.
                reasons[re.sub(r"`[^`]*`", "`…`", line.split(": ", 1)[1])] += 1
            if outcome.is_wrong or options.all:
                counts = f"{len(outcome.migrated)} of {len(outcome.cases)} cases"
                detail = outcome.detail or (outcome.refused or [""])[0]
                kept = f"  {options.keep}/{seed}" if options.keep else ""
                print(f"{seed:6} {outcome.state:10} {counts:16} {detail[:300]}{kept}".rstrip(), flush=True)
    for reason, count in reasons.most_common(12):
        print(f"  {count:4} × {reason[:150]}")
    print(
        ", ".join(f"{count} {state}" for state, count in sorted(states.items()))
        + f"; {sums['cases']} cases, {sums['dispatched']} dispatched, {sums['migrated']} migrated;"
        + f" {sums['refused']} applications with refusals; {time.monotonic() - start:.0f} seconds"
    )
    sys.exit(min(sum(count for state, count in states.items() if state != "same"), 99))


main()
