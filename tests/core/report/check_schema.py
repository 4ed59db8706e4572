#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Validates what Strata writes against the schema, and shows that the schema refuses what it should.

Usage: check_schema.py SCHEMA PROGRAM, where PROGRAM is write_sample_json.
"""
import copy
import json
import subprocess
import sys

import jsonschema


def refuse_constant(name):
    raise ValueError(f"{name} is not JSON")


def sample(program, name):
    text = subprocess.run([program, name], check=True, stdout=subprocess.PIPE).stdout.decode("utf-8")
    return json.loads(text, parse_constant=refuse_constant)


def cell(run, outcome):
    return next(result for result in run["results"] if result.get("outcome", "measured") == outcome)


def without(run, *path):
    for key in path[:-1]:
        run = run[key]
    del run[path[-1]]


# Each makes a valid run wrong in one way.
MUTATIONS = {
    "other schema": lambda run: run.update(schema="strata.run/2"),
    "no results": lambda run: without(run, "results"),
    "no settings": lambda run: without(run, "settings"),
    "unknown status": lambda run: run.update(status="done"),
    "local time": lambda run: run.update(started="2026-03-14 09:26"),
    "no measurement again": lambda run: run.update(remeasures=False),
    "seed below zero": lambda run: run.update(seed=-1),
    "no system": lambda run: without(run, "machine", "system"),
    "cache size as text": lambda run: run["machine"]["caches"][0].update(size_bytes="48K"),
    "null": lambda run: run.update(label=None),
    "measured without value": lambda run: without(cell(run, "measured"), "value"),
    "value as text": lambda run: cell(run, "measured").update(value="12"),
    "unknown verdict": lambda run: cell(run, "measured").update(verdict="excellent"),
    "reason without id": lambda run: cell(run, "measured").update(reasons=[{"low_ghz": 1.0}]),
    "too many samples": lambda run: cell(run, "measured").update(samples=[1.0] * 65),
    "skipped with value": lambda run: cell(run, "skipped").update(value=0.0),
    "skipped without reason": lambda run: without(cell(run, "skipped"), "reason"),
    "unknown outcome": lambda run: cell(run, "failed").update(outcome="lost"),
    "region below zero": lambda run: cell(run, "measured")["parameters"].update(region_bytes=-1),
}


def main():
    schema_path, program = sys.argv[1:]
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)

    failures = 0
    for name in ("classic", "threads", "troubled", "scaling", "pages", "detailed", "disk", "endurance", "network",
                 "network-peers", "series"):
        error = jsonschema.exceptions.best_match(validator.iter_errors(sample(program, name)))
        if error:
            print(f"{name}: not valid at {error.json_path}: {error.message[:300]}")
            failures += 1

    troubled = sample(program, "troubled")
    newer = copy.deepcopy(troubled)
    newer["mood"] = {"calm": True}
    newer["results"][0]["future"] = [1, 2]
    if not validator.is_valid(newer):
        print("keys of a newer version are refused")
        failures += 1
    if not validator.is_valid(troubled | {"remeasures": True}):
        print("a run that measures cells of another again is refused")
        failures += 1
    for name, mutate in MUTATIONS.items():
        wrong = copy.deepcopy(troubled)
        mutate(wrong)
        if validator.is_valid(wrong):
            print(f"not noticed: {name}")
            failures += 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
