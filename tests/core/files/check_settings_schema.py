#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Validates saved settings against the schema, and shows that schema and program take and refuse the same.

Usage: check_settings_schema.py SCHEMA PROGRAM, where PROGRAM is sample_settings.
"""
import json
import os
import subprocess
import sys
import tempfile

import jsonschema

GOOD = [
    {},
    {"schema": "strata.settings/1"},
    {"integer_s": 1, "floating_s": 99, "memory_s": 50},
    {"regions_bytes": []},
    {"regions_bytes": [0, 128, 1 << 46, 1000]},
    {"regions_bytes": ["16K", "1.5 MiB", "100kB", "1 T"]},
    {"disk_file_bytes": 1 << 20},
    {"disk_file_bytes": "2 GB"},
    {"disk_folders": ["", "a", "/b"]},
    {"disk_profile": "real-world", "disk_s": 99, "disk_read_percent": 1, "disk_zeros": True},
    {"disk_custom": {}},
    {"disk_custom": {"pattern": "serial", "block_bytes": "64K", "queue_depth": 1024, "threads": 1}},
    {"network_peers": [], "network_s": 99, "network_streams": 64, "sustained_min": 120},
    {"network_peers": ["desk.local", "10.0.0.1:49001", "[fe80::1%eth0]:1", "::1", " a "]},
    {"threads": 1024},
    {"threads": "auto"},
    {"threads": "cores"},
    {"disk_custom": {"pattern": "sequential"}},
    {"affinity": "none"},
    {"affinity": "0,2,4-7"},
    {"bind": "none"},
    {"bind": "0,2,4-7"},
    {"stop_when_precise": False},
    {"history": False},
    {"colour": None},
]
WRONG = [
    [],
    1,
    {"schema": 1},
    {"schema": "strata.settings/2"},
    {"schema": "strata.run/1"},
    {"integer_s": 0},
    {"floating_s": 100},
    {"memory_s": "2"},
    {"memory_s": 2.5},
    {"memory_s": None},
    {"regions_bytes": 1024},
    {"regions_bytes": [127]},
    {"regions_bytes": [-1]},
    {"regions_bytes": [(1 << 46) + 1]},
    {"regions_bytes": [1024] * 5},
    {"regions_bytes": ["16Q"]},
    {"regions_bytes": ["-16K"]},
    {"regions_bytes": [True]},
    {"disk_file_bytes": (1 << 20) - 1},
    {"disk_file_bytes": "large"},
    {"disk_folders": "/tmp"},
    {"disk_folders": [1]},
    {"disk_profile": "peak"},
    {"disk_s": 100},
    {"disk_read_percent": 0},
    {"disk_zeros": 1},
    {"disk_custom": []},
    {"disk_custom": {"pattern": "both"}},
    {"disk_custom": {"block_bytes": 511}},
    {"disk_custom": {"queue_depth": 1025}},
    {"disk_custom": {"threads": 0}},
    {"network_peers": "desk.local"},
    {"network_peers": [1]},
    {"network_peers": [""]},
    {"network_peers": ["a b"]},
    {"network_peers": ["http://desk"]},
    {"network_peers": [f"a{number}" for number in range(17)]},
    {"network_s": 0},
    {"network_streams": 0},
    {"network_streams": 65},
    {"network_streams": "1"},
    {"threads": 0},
    {"threads": 1025},
    {"threads": "all"},
    {"bind": 0},
    {"bind": ""},
    {"bind": "1,"},
    {"bind": "everywhere"},
    {"stop_when_precise": "yes"},
    {"stop_when_precise": 1},
    {"history": "no"},
    {"history": 0},
]


def saved(program, what):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "data", "settings.json")
        os.mkdir(os.path.dirname(path))
        subprocess.run([program, what, path], check=True)
        with open(path, encoding="utf-8") as file:
            return json.load(file)


def main():
    schema_path, program = sys.argv[1:]
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures = []

    for what in ("write", "write-all", "default", "classic", "quick", "thorough"):
        error = jsonschema.exceptions.best_match(validator.iter_errors(saved(program, what)))
        if error:
            failures.append(f"{what}: not valid at {error.json_path}: {error.message[:300]}")
    unlisted = set(saved(program, "write-all")) - set(schema["properties"]) - {"colour"}
    failures += [f"the schema does not list {key}" for key in sorted(unlisted)]

    documents = GOOD + WRONG
    lines = "".join(json.dumps(document) + "\n" for document in documents)
    answers = subprocess.run([program, "read"], input=lines, stdout=subprocess.PIPE, check=True,
                             text=True).stdout.splitlines()
    if len(answers) != len(documents):
        failures.append("the program did not answer to each document")
    for index, (document, answer) in enumerate(zip(documents, answers)):
        good = index < len(GOOD)
        if validator.is_valid(document) != good:
            failures.append(f"the schema {'refuses' if good else 'takes'} {json.dumps(document)}")
        if (answer == "good") != good:
            failures.append(f"the program says {answer} of {json.dumps(document)}")

    print("\n".join(failures) or f"{len(documents)} documents")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
