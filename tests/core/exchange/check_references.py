#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Validates the reference runs against the schema of run files, and that each says its source.

Usage: check_references.py SCHEMA FOLDER
"""
import json
import pathlib
import sys

import jsonschema


def main():
    schema_path, folder = sys.argv[1:]
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    validator = jsonschema.Draft202012Validator(schema)
    files = sorted(pathlib.Path(folder).iterdir())
    assert len(files) > 20, files
    for path in files:
        run = json.loads(path.read_text(encoding="utf-8"))
        assert path.suffix == ".strata", path
        for error in validator.iter_errors(run):
            sys.exit(f"{path.name}: {error.message} at {list(error.absolute_path)}")
        assert run["origin"]["published"] and run["origin"]["source"], path
        # What Strata measured itself needs more: without its origin such a file is refused.
        del run["origin"]
        assert not validator.is_valid(run), path
    print(f"{len(files)} reference runs")


if __name__ == "__main__":
    main()
