# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the real window where no file may grow (`ulimit -f`): it reports that, goes on, and shows the results.

STRATA_SAVING_WINDOW names the program, which is the window with somebody who uses it.
"""

import json
import os
import pathlib
import resource
import subprocess
import tempfile
import unittest


class FileLimit(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = pathlib.Path(folder.name) / "strata"
        self.data.mkdir()
        self.settings = {"schema": "strata.settings/1", "integer_s": 1, "floating_s": 1}
        (self.data / "settings.json").write_text(json.dumps(self.settings), encoding="utf-8")

    def use(self, mode):
        return subprocess.run(
            [os.environ["STRATA_SAVING_WINDOW"], mode], capture_output=True, text=True, check=False, timeout=300,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(self.data.parent), "XDG_RUNTIME_DIR": str(self.data.parent),
                 "XDG_DATA_HOME": str(self.data.parent)})

    def test_settings_that_cannot_be_saved_stay_as_they_were(self):
        ended = self.use("settings")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertRegex(ended.stderr, r"strata: .*settings\.json.*File too large")
        self.assertEqual(json.loads((self.data / "settings.json").read_text(encoding="utf-8")), self.settings)

    def test_a_run_that_cannot_be_kept_is_shown(self):
        ended = self.use("run")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertRegex(ended.stderr, r"strata: .*history\.sqlite")
        self.assertIn("MOPs/s", ended.stdout)


if __name__ == "__main__":
    unittest.main()
