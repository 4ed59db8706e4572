# SPDX-License-Identifier: GPL-3.0-or-later
"""A minute of a real load with the real strata-cli, which no clock can shorten."""

import json
import unittest

from program import run


class Sustained(unittest.TestCase):

    def test_sustained_holds_for_a_minute_or_says_when_it_fell(self):
        ended = run("run", "sustained", "--sustained-time", "1", "--load", "integer", "--format", "json", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        cells = json.loads(ended.stdout)["results"]
        self.assertEqual([(cell["test"], cell["kernel"]) for cell in cells], [("sustained", "heapsort-1000")])
        self.assertEqual((cells[0]["unit"], cells[0]["better"]), ("%", "higher"))
        figures = cells[0]["sustained"]
        self.assertEqual(figures["trace"]["end_s"], list(range(1, 61)))
        self.assertEqual(len(figures["trace"]["share_percent"]), 60)
        self.assertGreater(figures["first_rate"], 0)
        self.assertEqual("fall_s" in figures, cells[0]["value"] != 100)


if __name__ == "__main__":
    unittest.main()
