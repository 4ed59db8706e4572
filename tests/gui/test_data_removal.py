# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests that the real window removes all that it keeps where the person wants it, and nothing else.

STRATA_SAVING_WINDOW names the program, which is the window with somebody who uses it.
"""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest


class DataRemoval(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = pathlib.Path(folder.name) / "strata"
        self.data.mkdir()
        settings = {"schema": "strata.settings/1", "integer_s": 1, "floating_s": 1}
        (self.data / "settings.json").write_text(json.dumps(settings), encoding="utf-8")

    def use(self, mode):
        ended = subprocess.run(
            [os.environ["STRATA_SAVING_WINDOW"], mode], capture_output=True, text=True, check=False, timeout=300,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(self.data.parent),
                 "XDG_RUNTIME_DIR": str(self.data.parent), "XDG_DATA_HOME": str(self.data.parent)})
        self.assertEqual(ended.returncode, 0, ended.stderr)

    def test_nothing_is_left(self):
        self.use("run")
        self.assertTrue((self.data / "history.sqlite").exists())
        self.use("remove")
        self.assertFalse(self.data.exists(), sorted(self.data.iterdir()) if self.data.exists() else None)

    def test_what_is_not_stratas_stays(self):
        self.use("settings")
        (self.data / "mine.txt").write_text("mine", encoding="utf-8")
        self.use("remove")
        self.assertEqual([file.name for file in self.data.iterdir()], ["mine.txt"])


if __name__ == "__main__":
    unittest.main()
