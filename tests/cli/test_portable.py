#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that is carried about keeps settings and history in the folder beside it."""

import json
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from program import CLI, SHORT, data_folder, environment, know_machine

RUN = [*SHORT, "--quiet"]


class Portable(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.stick = pathlib.Path(folder.name) / "a stick, für unterwegs"
        self.stick.mkdir()
        self.program = self.stick / "strata-cli"
        shutil.copy(CLI, self.program)
        self.home = pathlib.Path(folder.name) / "home"
        self.home.mkdir()

    def call(self, *arguments):
        return subprocess.run([self.program, *arguments], capture_output=True, text=True, check=True,
                              env=environment(str(self.home)))

    def test_keeps_everything_beside_the_program(self):
        data = self.stick / "strata-data"
        know_machine(data)
        self.call(*RUN, "--label", "carried")
        self.assertTrue((data / "history.sqlite").exists())
        self.assertEqual(list(self.home.iterdir()), [])
        self.assertIn("carried", self.call("history").stdout)

    def test_takes_the_settings_that_lie_there(self):
        data = self.stick / "strata-data"
        know_machine(data)
        (data / "settings.json").write_text(json.dumps({"schema": "strata.settings/1", "threads": 2, "history": False}))
        self.assertIn("2 threads", self.call(*RUN).stdout)
        self.assertEqual({file.name for file in data.iterdir()} - {"machine.json"}, {"settings.json"})

    def test_goes_on_beside_the_program_when_all_was_removed(self):
        data = self.stick / "strata-data"
        know_machine(data)
        self.call("data", "--remove", "--yes")
        self.assertEqual(list(data.iterdir()), [])

    def test_without_that_folder_uses_the_one_of_the_user(self):
        know_machine(data_folder(str(self.home)))
        self.call(*RUN)
        self.assertTrue((pathlib.Path(data_folder(str(self.home))) / "history.sqlite").exists())
        self.assertEqual([file.name for file in self.stick.iterdir()], ["strata-cli"])


if __name__ == "__main__":
    unittest.main()
