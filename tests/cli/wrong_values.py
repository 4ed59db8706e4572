# SPDX-License-Identifier: GPL-3.0-or-later
"""Each option of strata-cli, with what it takes, and values and companions that it refuses."""

import dataclasses

HUGE = "9" * 400


@dataclasses.dataclass(frozen=True)
class Row:
    """An option: words that say what is allowed, and values that are not, by what is wrong with them."""

    good: str = ""  # a value that is allowed; empty: the option takes none
    allowed: tuple[str, ...] = ()
    most: int = 1  # how often it may be given; 0: as often as wanted
    negative: tuple[str, ...] = ()
    overflow: tuple[str, ...] = ()
    unit: tuple[str, ...] = ()
    not_a_number: tuple[str, ...] = ()
    trailing: tuple[str, ...] = ()
    takes_any_text: bool = False

    def wrong_values(self):
        return self.negative + self.overflow + self.unit + self.not_a_number + self.trailing


def number(good, least, most, **more):
    """Whole numbers: what no such option takes, whatever its range."""
    return Row(good, allowed=(str(least), str(most)), negative=("-1", f"-{HUGE}", "-0"),
               overflow=(str(most + 1), "18446744073709551616", "18446744073709551617", "-9223372036854775809", "1e400",
                         HUGE),
               unit=(f"{good}s", f"{good} s", f"{good}%", f"{good}K"),
               not_a_number=("x", "nan", "inf", "0x10", "1e1", "1.0", "1,0", "+1", " 1", "true", "\u0661", "''"),
               trailing=(f"{good}x", f"{good} ", f"{good};", f"{good}\n", f"{good} 2"), **more)


def size(good, least, most, **more):
    return Row(good, allowed=(least, most), negative=("-1", "-16K"),
               overflow=("65T", "18446744073709551615", "18446744073709551616", "18014398509481984K", "16777216T",
                         "16777216.0T", f"{HUGE}.5", "1e400", HUGE, HUGE + "K"),
               unit=("16Q", "16Kb", "16 s", "16%", "16KM", "16Ki", "16 K B"),
               not_a_number=("x", "nan", "K", ".5M", "0x1000", "1e3", "1,5M", "+16K", "''", "\u0661\u0666K"),
               trailing=("16K;", "16K 2", "16K\n", "16K\x1b[31m"), **more)


def endurance(good):
    """What a test may write in all is more than any file or memory holds."""
    row = size(good, "1 MiB", "1024 TiB")
    return dataclasses.replace(row, allowed=("1 MiB", "1024 TiB", "100G"), overflow=("1025T", *row.overflow[1:]))


def words(*choices, most=1):
    upper = choices[0].upper() if choices[0].upper() != choices[0] else "other"
    return Row(choices[0], allowed=choices, most=most, negative=("-1", f"-{choices[0]}"[:2] + "1"), overflow=(HUGE,),
               unit=(f"{choices[0]}K",), not_a_number=("other", upper, "''"),
               trailing=(f"{choices[0]} ", f"{choices[0]},", f"{choices[0]}\n", ",".join((choices[0],) * 2)))


TEXT = Row("text", allowed=("text",), takes_any_text=True)
CHART = words("1", "2", "4", "8", "16", "32", "64", "vectors", "widest", most=0)
FILE = Row("no-such-file", allowed=("file",), takes_any_text=True)
FLAG = Row()

TABLE = {
    "run": {
        "--help": FLAG,
        "--kernel": dataclasses.replace(words("heapsort-1000", most=0), allowed=("heapsort-1000", "strata-cli list")),
        "--integer-time": number("1", 1, 99),
        "--float-time": number("1", 1, 99),
        "--memory-time": number("1", 1, 99),
        "--sustained-time": number("1", 1, 120),
        "--load": words("vectors", "integer", "memory", most=0),
        "--early-stop": FLAG,
        "--no-early-stop": FLAG,
        "--threads": dataclasses.replace(number("1", 1, 1024), allowed=("1", "1024", "auto", "cores", "scale")),
        "--affinity": Row("spread", allowed=("spread", "close", "cores", "none", "0,2,4-7"), negative=("-1", "-1-3"),
                      overflow=("65536", "2147483647", "2147483648", "18446744073709551616", "0-65536", "0-2147483647",
                                ",".join(["0-65535"] * 100), HUGE),
                      unit=("0K", "cpu0"), not_a_number=("here", "Spread", "0x1", "''", "+1", ","),
                      trailing=("0,", "0-", "0 ", "0;", "0,,1", "3-1", "spread,0", "0-1-2", "0\n")),
        "--kind": words("performance", "efficient", "low-power", "each", "all"),
        "--priority": words("normal", "raised"),
        "--wait-calm": number("1", 1, 3600),
        "--size": dataclasses.replace(size("16K", "128 B", "64 TiB"), most=4,
                                        allowed=("128 B", "64 TiB", "16K", "auto", "none")),
        "--width": words("1", "2", "4", "8", "16", "32", "64", most=0),
        "--pattern": words("sequential", "random", most=0),
        "--op": words("read", "write", "copy", "triad", "move", "latency", most=0),
        "--sweep": words("levels", "quick", "full"),
        "--chains": words("1", "2", "3", "4", "6", "8", "12"),
        "--pages": words("default", "transparent", "explicit", "huge", most=0),
        "--count-bytes": words("payload", "traffic"),
        "--block": dataclasses.replace(size("64K", "1 B", "64 TiB"), allowed=("1 B", "64 TiB", "64K")),
        "--disk-size": dataclasses.replace(size("1M", "1 MiB", "64 TiB"), allowed=("1 MiB", "64 TiB", "256M")),
        "--disk-dir": Row(".", allowed=("folder",), most=0, takes_any_text=True),
        "--disk-profile": words("classic", "default", "nvme", "real-world", "mixed", "database", "custom"),
        "--disk-op": words("read", "write", "mixed", "commit", most=0),
        "--disk-workload": Row("SEQ1M-Q8T1", allowed=("SEQ1M-Q8T1",), most=0, negative=("SEQ1M-Q-8T1", "-1"),
                          overflow=("SEQ1M-Q1025T1", "SEQ1M-Q1T1025", "SEQ65M-Q1T1", f"SEQ1M-Q{HUGE}T1"),
                          unit=("SEQ1Q-Q8T1", "SEQ1M-Q8KT1"), not_a_number=("SEQ1M", "8", "RNDx-Q1T1", "SEQ1M-QT", "''"),
                          trailing=("SEQ1M-Q8T1x", "SEQ1M-Q8T1 ", "SEQ1M-Q8T1;")),
        "--disk-time": number("1", 1, 99),
        "--disk-read-percent": number("70", 1, 99),
        "--disk-block": dataclasses.replace(size("4K", "512 B", "64 MiB"), allowed=("512 B", "64 MiB", "64K")),
        "--disk-queue-depth": number("1", 1, 1024),
        "--disk-pattern": words("sequential", "random"),
        "--disk-threads": number("1", 1, 1024),
        "--disk-zeros": FLAG,
        "--disk-read-file": FILE,
        "--disk-sustained": endurance("1G"),
        "--disk-verify": FLAG,
        "--host": Row("desk.local", allowed=("desk.local:49001",), most=16, negative=("-1", "-desk.local", "desk:-1"),
                      overflow=("desk:65536", "desk:18446744073709551617", HUGE), unit=("desk:49000K", "http://desk"),
                      not_a_number=("desk:x", "desk:", "a b", "[::1", "desk:0x10"),
                      trailing=("desk:49000x", "desk:49000;", "desk/share", "[::1]1", "desk\n2")),
        "--port": number("49000", 1, 65535),
        "--code": Row("123456", allowed=("123456",), most=16, negative=("-1", "-12345"), overflow=("1234567", HUGE),
                      unit=("123456K",), not_a_number=("x", "12345a", "0x1234", "''"),
                      trailing=("123456x", "123456;", "123456,", "123456\n")),
        "--streams": number("1", 1, 64),
        "--direction": words("upload", "download", "bidirectional", most=0),
        "--network-time": number("1", 1, 99),
        "--format": words("text", "csv", "json", "html", "markdown", "svg", "membench-csv", "membench-text"),
        "--output": FILE,
        "--events": FILE,
        "--raw-csv": FLAG,
        "--chart": CHART,
        "--time-limit": number("300", 1, 86400),
        "--label": TEXT,
        "--comment": TEXT,
        "--runs": number("1", 1, 1000),
        "--passes": number("1", 1, 1000),
        "--pairs": number("6", 6, 1000),
        "--against": Row("--threads 4", allowed=("--against",), takes_any_text=True),
        "--seed": number("1", 0, (1 << 64) - 1),
        "--settings": FILE,
        "--preset": words("default", "classic", "quick", "thorough"),
        "--yes": FLAG,
        "--no-history": FLAG,
        "--quiet": FLAG,
        "--verbose": FLAG,
    },
    "list": {"--help": FLAG, "--format": words("text", "json"), "--references": FLAG},
    "machine": {"--help": FLAG, "--format": words("text", "json"), "--verbose": FLAG, "--probe": FLAG},
    "history": {"--help": FLAG, "--format": words("text", "csv", "json", "html", "markdown", "svg"),
                "--anonymous": FLAG, "--raw-csv": FLAG, "--chart": CHART},
    "serve": {
        "--help": FLAG,
        "--listen": Row("192.168.1.7", allowed=("text",), takes_any_text=True),
        "--port": number("49000", 1, 65535),
        "--idle": number("900", 1, 86400),
        "--no-history": FLAG,
    },
    "selftest": {"--help": FLAG, "--save": FILE},
    "data": {"--help": FLAG, "--remove": FLAG, "--yes": FLAG},
}
# Names that options had before, which still mean the same, and one that stands for several.
OLDER = {
    "run": {"--int-time": "--integer-time", "--stop-when-precise": "--early-stop", "--whole-time": "--no-early-stop",
            "--bind": "--affinity", "--region": "--size", "--count": "--count-bytes", "--disk-row": "--disk-workload",
            "--disk-mix": "--disk-read-percent", "--disk-file": "--disk-read-file",
            "--disk-endurance": "--disk-sustained", "--repeat": "--runs"},
    "serve": {"--bind": "--listen"},
}


def all_rows():
    """Each command and option, by all of its names, with its row."""
    for command, options in TABLE.items():
        for option, row in options.items():
            yield command, option, row
        for option, newer in OLDER.get(command, {}).items():
            yield command, option, options[newer]


def row_of(command, option):
    return TABLE[command][OLDER.get(command, {}).get(option, option)]


# Just outside of the range, and what each option alone may be mistaken for.
BESIDES = [
    ("--int-time", "0"), ("--float-time", "100"), ("--threads", "0"), ("--threads", "1025"), ("--threads", "all"),
    ("--repeat", "0"), ("--region", "127"), ("--region", "70368744177665"), ("--disk-size", "1048575"),
    ("--disk-size", "0"), ("--disk-size", "auto"), ("--width", "3"), ("--width", "01"), ("--kernel", "index-random"),
    ("--kernel", "move-serial-16"), ("--chains", "5"), ("--bind", ""), ("--format", "pdf"), ("--region", "auto,none"),
    ("--disk-block", "511"), ("--disk-block", "65M"), ("--disk-mix", "0"), ("--disk-mix", "100"),
    ("--disk-profile", "peak"), ("--disk-op", "copy"), ("--disk-row", "SEQ256-Q1T1"),
    ("--streams", "0"), ("--streams", "65"), ("--port", "0"), ("--port", "65536"), ("--code", "12345"),
    ("--network-time", "100"), ("--direction", "up"),
    ("--block", "0"), ("--block", "auto"), ("--block", "70368744177665"),
]
CONFLICTS = [
    (("--preset", "--settings"), ["--preset", "quick", "--settings", "no-such-file"]),
    (("--stop-when-precise", "--whole-time"), ["--whole-time", "--stop-when-precise"]),
    (("--region", "auto"), ["--region", "auto", "--region", "16K"]),
    (("--region", "none"), ["--region", "16K", "--region", "none"]),
    (("--region", "auto"), ["--region", "none", "--region", "auto"]),
    (("--region", "auto"), ["--region", "auto", "--region", "auto"]),
    (("--region", "--sweep"), ["bandwidth", "--region", "16K", "--sweep", "quick"]),
    (("--sweep", "bandwidth"), ["memory", "--sweep", "quick"]),
    (("--chains", "latency"), ["bandwidth", "--chains", "2"]),
    (("--pages", "memory"), ["processor", "--pages", "huge"]),
    (("--block", "copy"), ["memory", "--block", "64K"]),
    (("--block", "copy"), ["library", "--block", "64K"]),
    (("--repeat", "copy", "itself"), ["copy", "memory", "--repeat", "3"]),
    (("--repeat", "memtypes", "itself"), ["memtypes", "memory", "--repeat", "3"]),
    (("--pages", "memory"), ["memtypes", "--pages", "huge"]),
    (("--pattern", "memory"), ["memtypes", "--pattern", "serial"]),
    (("--whole-time", "memory"), ["memtypes", "--whole-time"]),
    (("--memory-time", "memory"), ["memtypes", "--memory-time", "1", "--repeat", "3"]),
    (("leave no test to run",), ["memtypes", "--op", "read"]),
    (("leave no test to run",), ["memtypes", "--kernel", "read-serial-8"]),
    (("leave no test to run",), ["framebuffer", "--kernel", "triad-serial-8"]),
    (("--threads", "processor"), ["framebuffer", "--threads", "2"]),
    (("--yes", "framebuffer"), ["memtypes", "--yes"]),
    (("--op", "memory"), ["copy", "--op", "copy"]),
    (("--threads", "processor"), ["core-to-core", "--threads", "2"]),
    (("leave no test to run",), ["core-to-core", "--kernel", "read-serial-8"]),
    (("leave no test to run",), ["contention", "--kernel", "handover-cas"]),
    (("--memory-time", "memory"), ["contention", "--memory-time", "1"]),
    (("leave no test to run",), ["loaded-latency", "--kernel", "read-serial-8"]),
    (("--threads", "processor"), ["loaded-latency", "--threads", "2"]),
    (("leave no test to run",), ["numa", "--kernel", "handover-cas"]),
    (("--threads", "processor"), ["numa", "--threads", "2"]),
    (("leave no test to run",), ["store-forwarding", "--kernel", "read-serial-8"]),
    (("--threads", "processor"), ["store-forwarding", "--threads", "2"]),
    (("leave no test to run",), ["parallel-loads", "--kernel", "read-serial-8"]),
    (("--chains", "latency"), ["parallel-loads", "--chains", "2"]),
    (("leave no test to run",), ["tlb", "--kernel", "read-serial-8"]),
    (("--threads", "processor"), ["tlb", "--threads", "2"]),
    (("leave no test to run",), ["stride", "--kernel", "read-serial-8"]),
    (("--threads", "processor"), ["stride", "--threads", "2"]),
    (("leave no test to run",), ["pauses", "--kernel", "contention-add"]),
    (("--threads", "processor"), ["pauses", "--threads", "2"]),
    (("leave no test to run",), ["sustained", "--kernel", "handover-cas"]),
    (("leave no test to run",), ["sustained", "--load", "memory", "--kernel", "heapsort-1000"]),
    (("--memory-time", "memory"), ["sustained", "--memory-time", "1"]),
    (("--sustained-time", "sustained"), ["memory", "--sustained-time", "1"]),
    (("--load", "sustained"), ["memory", "--load", "memory"]),
    (("--sweep", "bandwidth"), ["copy", "--sweep", "levels"]),
    (("--width", "memory"), ["copy", "--width", "8"]),
    (("--pattern", "memory"), ["library", "--pattern", "serial"]),
    (("leave no test to run",), ["copy", "--kernel", "library-memcpy"]),
    (("--region", "memory"), ["registers", "--region", "16K"]),
    (("--pages", "memory"), ["registers", "--pages", "huge"]),
    (("--op", "memory"), ["registers", "--op", "read"]),
    (("--op", "memory"), ["string", "--op", "copy"]),
    (("--pattern", "memory"), ["string", "--pattern", "serial"]),
    (("leave no test to run",), ["string", "--width", "64"]),
    (("leave no test to run",), ["registers", "--kernel", "library-memcpy"]),
    (("--count", "bandwidth"), ["latency", "--count", "traffic"]),
    (("--int-time", "processor"), ["memory", "--int-time", "1"]),
    (("--float-time", "processor"), ["disk", "--float-time", "1"]),
    (("--memory-time", "memory"), ["processor", "--memory-time", "1"]),
    (("--region", "memory"), ["processor", "--region", "16K"]),
    (("--width", "memory"), ["disk", "--width", "1"]),
    (("--pattern", "memory"), ["disk", "--pattern", "serial"]),
    (("--op", "memory"), ["disk", "--op", "move"]),
    (("--whole-time", "memory"), ["disk", "--whole-time"]),
    (("--stop-when-precise", "memory"), ["disk", "--stop-when-precise"]),
    (("--disk-size", "disk"), ["memory", "--disk-size", "1M"]),
    (("--disk-dir", "disk"), ["memory", "--disk-dir", "."]),
    (("--disk-profile", "disk"), ["memory", "--disk-profile", "nvme"]),
    (("--disk-row", "disk"), ["memory", "--disk-row", "SEQ1M-Q8T1"]),
    (("--disk-file", "disk"), ["memory", "--disk-file", "any"]),
    (("--disk-time", "classic"), ["disk", "--disk-profile", "classic", "--disk-time", "2"]),
    (("--disk-op", "classic"), ["disk", "--disk-profile", "classic", "--disk-op", "read"]),
    (("--disk-zeros", "classic"), ["disk", "--preset", "classic", "--disk-zeros"]),
    (("--threads", "default", "custom"), ["disk", "--threads", "2"]),
    (("--threads", "nvme"), ["disk", "--disk-profile", "nvme", "--threads", "auto"]),
    (("nvme", "custom"), ["disk", "--disk-profile", "nvme", "--disk-block", "4K"]),
    (("classic", "custom"), ["disk", "--disk-profile", "classic", "--disk-pattern", "random"]),
    (("--disk-mix", "mixed"), ["disk", "--disk-profile", "default", "--disk-mix", "50"]),
    (("--disk-mix", "mixed"), ["disk", "--disk-profile", "mixed", "--disk-op", "read", "--disk-mix", "50"]),
    (("RND8K Q1T1", "nvme"), ["disk", "--disk-profile", "nvme", "--disk-row", "RND8K-Q1T1"]),
    (("--disk-file", "--disk-size"), ["disk", "--disk-file", "any", "--disk-size", "1M"]),
    (("--disk-file", "--disk-dir"), ["disk", "--disk-file", "any", "--disk-dir", "."]),
    (("--disk-verify", "--disk-sustained"), ["disk", "--disk-verify"]),
    (("--disk-endurance", "classic"), ["disk", "--disk-profile", "classic", "--disk-endurance", "1M"]),
    (("--disk-endurance", "--disk-row"), ["disk", "--disk-endurance", "1M", "--disk-row", "SEQ1M-Q8T1"]),
    (("--disk-file", "--disk-endurance"), ["disk", "--disk-file", "any", "--disk-endurance", "1M"]),
    (("--disk-file", "--disk-zeros"), ["disk", "--disk-file", "any", "--disk-zeros"]),
    (("--host", "network"), ["memory", "--host", "desk.local"]),
    (("--code", "network"), ["memory", "--code", "123456"]),
    (("--port", "network"), ["disk", "--port", "49001"]),
    (("--streams", "network"), ["memory", "--streams", "4"]),
    (("--direction", "network"), ["memory", "--direction", "to"]),
    (("--network-time", "network"), ["memory", "--network-time", "1"]),
    (("--int-time", "processor"), ["network", "--int-time", "1"]),
    (("--threads", "processor"), ["network", "--threads", "2"]),
    (("--whole-time", "memory"), ["network", "--whole-time"]),
    (("--host",), ["network"]),
    (("--code", "desk.local"), ["network", "--host", "desk.local"]),
    (("no code", "den"), ["network", "--host", "desk.local", "--host", "lab", "--host", "den", "--code", "111111",
                          "--code", "222222"]),
    (("more codes",), ["network", "--host", "desk.local", "--code", "111111", "--code", "222222"]),
    (("--port", "--host"), ["network", "--port", "49001", "--code", "123456"]),
    (("desk.local", "twice"), ["network", "--host", "desk.local", "--host", "desk.local:49000", "--code", "123456"]),
    (("leave no test to run",), ["network", "--host", "desk.local", "--code", "123456", "--kernel", "heapsort-1000"]),
    (("--against", "--code"), ["network", "--host", "a", "--code", "123456", "--against", "--code 654321"]),
    (("leave no test to run",), ["disk", "--kernel", "heapsort-1000"]),
    (("leave no test to run",), ["memory", "--region", "none"]),
    (("CPU 65535",), ["--bind", "65535"]),
    (("--against", "--threads", "1024"), ["memory", "--against", "--threads 0"]),
    (("--against", "--label"), ["memory", "--against", "--label x"]),
    (("--against", "changes nothing"), ["memory", "--threads", "2", "--against", "--threads 2"]),
    (("--against", "not closed"), ["memory", "--against", "--bind '0"]),
    (("--against", "at least 6"), ["memory", "--repeat", "5", "--against", "--threads 2"]),
    (("--against", "membench-csv"), ["bandwidth", "--format", "membench-csv", "--against", "--threads 2"]),
    (("--block", "copy"), ["memory", "--against", "--block 64K"]),
    # The same errors with the newer names of the options.
    (("--early-stop", "--no-early-stop"), ["--no-early-stop", "--early-stop"]),
    (("--size", "auto"), ["--size", "auto", "--size", "16K"]),
    (("--size", "--sweep"), ["bandwidth", "--size", "16K", "--sweep", "quick"]),
    (("--integer-time", "processor"), ["memory", "--integer-time", "1"]),
    (("--passes", "copy", "memtypes"), ["memory", "--passes", "2"]),
    (("--passes", "--repeat"), ["copy", "--passes", "2", "--repeat", "2"]),
    (("--runs", "--repeat"), ["memory", "--runs", "2", "--repeat", "2"]),
    (("--runs", "--against"), ["memory", "--runs", "7", "--against", "--threads 2"]),
    (("--pairs", "--against"), ["memory", "--pairs", "7"]),
    (("--against", "--passes"), ["copy", "--against", "--passes 7"]),
    (("--memory-time", "memory"), ["memtypes", "--memory-time", "1", "--passes", "3"]),
    (("--disk-read-file", "--disk-size"), ["disk", "--disk-read-file", "any", "--disk-size", "1M"]),
    (("--disk-sustained", "--disk-workload"), ["disk", "--disk-sustained", "1M", "--disk-workload", "SEQ1M-Q8T1"]),
    (("--disk-read-percent", "mixed"), ["disk", "--disk-profile", "default", "--disk-read-percent", "50"]),
    (("--affinity",), ["--bind", "0", "--affinity", "0"]),
]
