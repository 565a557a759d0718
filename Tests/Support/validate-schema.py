#!/usr/bin/env python3
"""Validates JSON documents against a JSON Schema (2020-12).

usage: validate-schema.py SCHEMA DOCUMENT...

Exit status: 0 all are valid, 1 one is not (the places are printed), 77 the Python package jsonschema is missing.
"""
import json
import sys

try:
    from jsonschema import Draft202012Validator
except ImportError:
    print("the Python package jsonschema (4 or newer) is not installed", file=sys.stderr)
    sys.exit(77)


def main() -> int:
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    failed = False
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        for error in sorted(validator.iter_errors(document), key=lambda error: error.json_path):
            print(f"{path}: {error.json_path}: {error.message}", file=sys.stderr)
            failed = True
    return 1 if failed else 0


sys.exit(main())
