# SPDX-License-Identifier: GPL-3.0-or-later
"""The real window where there is no display: it says so, and ends in order.

STRATA names the program.
"""

import os
import subprocess
import tempfile
import unittest


class NoDisplay(unittest.TestCase):
    def check(self, **display):
        """Gives what the program says."""
        hidden = {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"}
        with tempfile.TemporaryDirectory() as home:
            environment = {name: value for name, value in os.environ.items() if name not in hidden}
            ended = subprocess.run([os.environ["STRATA"]], capture_output=True, text=True, check=False, timeout=120,
                                   env={**environment, "HOME": home, "XDG_DATA_HOME": home, "XDG_RUNTIME_DIR": home,
                                        **display})
            self.assertEqual(ended.returncode, 3, ended.stderr)
            self.assertIn("strata: The window has no display to open on.", ended.stderr.splitlines()[-1])
            self.assertEqual(os.listdir(home), [])
        return ended.stderr

    def test_without_any(self):
        self.check()

    def test_one_that_does_not_answer_is_named(self):
        self.assertIn(":4711", self.check(DISPLAY=":4711", QT_QPA_PLATFORM="xcb"))

    def test_a_kind_that_is_not_there(self):
        self.assertIn("no-such-kind", self.check(QT_QPA_PLATFORM="no-such-kind"))


if __name__ == "__main__":
    unittest.main()
