# SPDX-License-Identifier: GPL-3.0-or-later
"""How the real strata-cli measures what stands behind a load: chains, pages and strides over much memory, which takes long."""

import json
import unittest

from program import run


class LoadMachinery(unittest.TestCase):

    def test_parallel_loads_has_each_number_of_chains_in_each_level(self):
        ended = run("run", "parallel-loads", "--preset", "quick", "--format", "json", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        cells = json.loads(ended.stdout)["results"]
        chains = [1, 2, 3, 4, 6, 8, 12, 16, 24]
        self.assertGreaterEqual(len(cells), 2 * len(chains))
        self.assertEqual([cell["parameters"]["chains"] for cell in cells], chains * (len(cells) // len(chains)))
        for cell in cells:
            self.assertEqual(cell["kernel"], f"chase-{cell['parameters']['chains']}")
            self.assertEqual((cell["unit"], cell["better"]), ("ns", "lower"))
            self.assertEqual((cell["parameters"]["threads"], cell["parameters"]["pages"]), (1, "transparent"))

    def test_tlb_has_each_number_of_pages_with_a_line_in_each_and_side_by_side(self):
        ended = run("run", "tlb", "--preset", "quick", "--format", "json", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        cells = json.loads(ended.stdout)["results"]
        small = [cell["parameters"] for cell in cells if cell["parameters"]["pages"] == "default"]
        self.assertEqual([of["region_bytes"] // of["stride_bytes"] for of in small[:10]],
                         [4, 4, 5, 5, 6, 6, 7, 7, 8, 8])
        self.assertGreater(small[0]["stride_bytes"], small[1]["stride_bytes"])
        for cell in cells:
            self.assertEqual(cell["kernel"], "chase-1")
            self.assertEqual(cell["unit"], "ns")
            self.assertEqual(cell["better"], "lower")
            if cell["parameters"]["pages"] == "default":
                self.assertGreater(cell["value"], 0)

    def test_stride_has_a_walk_at_random_and_each_stride(self):
        ended = run("run", "stride", "--preset", "quick", "--format", "json", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        cells = json.loads(ended.stdout)["results"]
        self.assertEqual(cells[0]["parameters"]["pattern"], "random")
        strides = [cell["parameters"]["stride_bytes"] for cell in cells[1:]]
        self.assertEqual(strides, sorted(strides))
        self.assertEqual(strides[-1], 65536)
        for cell in cells:
            self.assertEqual(cell["unit"], "ns")
            self.assertGreater(cell["value"], 0)


if __name__ == "__main__":
    unittest.main()
