// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto networkTable = std::to_array<Sentence>({
    // Names of what is measured.
    {"network-round-trip", "Small messages to another machine and back, with nothing else on the line"},
    {"network-acknowledged", "Chunks sent to another machine, until it says that all of each is there"},
    {"network-stream", "Streams of data to and from another machine, counted by who receives them"},
    {"network-round-trip-loaded", "Small messages to another machine and back, beside such streams"},
    {"direction-to", "to"},
    {"direction-from", "from"},
    {"direction-both", "both ways"},
    {"network-row-round-trip", "round trip"},
    {"network-row-loaded", "round trip beside {1} x {2}"},
    {"network-row-acknowledged", "{1} acknowledged"},
    {"network-row-stream", "{1} x {2}"},
    {"network-line-acknowledged", "acknowledged"},
    {"network-of-peer", "{1}, {2}"},
    {"network-all-peers", "all together"},

    // Head of the report.
    {"label-peer", "Other machine"},
    {"peer-facts", "{1}: {2}"},
    {"peer-at", "{1} ({2})"},
    {"peer-version", "Strata {1}"},
    {"peer-from", "from {1}"},
    {"peer-link", "interface {1}"},
    {"peer-their-link", "interface there {1}"},
    {"peer-leads", "it led"},
    {"peer-same-host", "a program on this same machine"},
    {"peer-loopback", "the line leads back to this machine"},
    {"time-network", "network {1} s for round trips and each stream"},

    // Tables and charts.
    {"heading-network", "NETWORK"},
    {"network-with-peer", "With {1}:"},
    {"network-with-all", "With all together:"},
    {"network-round-trips", "Round trips:"},
    {"network-chunks", "Chunks, until each is acknowledged:"},
    {"network-streams", "Streams, as the receiver counts them:"},
    {"column-cpu-here", "here"},
    {"column-cpu-there", "there"},
    {"column-resent", "resent"},
    {"column-to", "to"},
    {"column-from", "from"},
    {"chart-network", "Network"},
    {"chart-network-round-trip", "Network: round trips"},
    {"chart-network-acknowledged", "Network: chunks until they are acknowledged"},
    {"chart-network-stream", "Network: streams"},
    {"chart-chunk-size", "Size of one chunk"},
    {"html-test-network", "Network"},
    {"html-cpu-here", "CPU here, %"},
    {"html-cpu-there", "CPU there, %"},
    {"html-resent", "segments sent again"},
    {"html-to-rate", "to, {1}"},
    {"html-from-rate", "from, {1}"},
    {"unit-ns", "nanoseconds"},
    {"metric-latency", "latency"},
    {"reading-network",
     "to, from: as this machine sees it; 4 x: so many streams at once. The receiver counts the bytes of "
     "streams, and their first second is left out. A round trip beside streams waits for the data before it "
     "in the queues on the way: so much longer do calls and games wait."},
    {"reading-network-limit",
     "limit, of the network: share of what the slower of the two interfaces carries; both ways: of twice "
     "that."},
    {"where-here", "of this machine"},
    {"where-peer", "of the other machine"},
    {"shared-peer", "Name of another machine"},
    {"shared-peer-address", "Address of a machine in the network"},
    {"shared-peer-interface", "Name of a network interface"},
    {"shared-peer-system", "Version of another machine's system"},

    // The command line.
    {"cli-use-host", "Use a name or an address, such as desk.local, 192.168.1.7 or desk.local:49001."},
    {"cli-use-code", "Use the six digits that the other machine shows, such as 123456."},
    {"cli-port-host", "--port belongs to --host, which is not given. Give the machine too."},
    {"cli-codes-many",
     "There are more codes than machines. Give --code once for all machines, or once for each."},
    {"cli-network-time", "{1}: {2} us"},
});

}  // namespace

std::span<const Sentence> networkSentences() {
  return networkTable;
}

}  // namespace strata
