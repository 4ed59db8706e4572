// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto networkTable = std::to_array<Sentence>({
    // Names of what is measured.
    {"network-round-trip", "Small messages to another machine and back, idle network"},
    {"network-acknowledged", "Chunk uploads and downloads to another machine, by the size of the chunk"},
    {"network-stream", "Streams of data to and from another machine, counted by the receiver"},
    {"network-round-trip-loaded", "Small messages to another machine and back, under the load of streams"},
    {"network-row-round-trip", "RTT"},
    {"network-row-loaded-to", "RTT under load, upload"},
    {"network-row-loaded-from", "RTT under load, download"},
    {"network-row-loaded-both", "RTT under load, bidirectional"},
    {"network-row-acknowledged", "Chunk upload"},
    {"network-row-requested", "Chunk download"},
    {"network-row-returned", "Chunk returned"},
    {"network-row-to-1", "Upload, 1 stream"},
    {"network-row-to", "Upload, {1} streams"},
    {"network-row-from-1", "Download, 1 stream"},
    {"network-row-from", "Download, {1} streams"},
    {"network-row-both-1", "Bidirectional, 1 stream"},
    {"network-row-both", "Bidirectional, {1} streams"},
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
    {"peer-leads", "client"},
    {"peer-same-host", "another program on this machine"},
    {"peer-loopback", "loopback"},
    {"time-network", "network {1} s for RTT and each stream"},

    // Tables and charts.
    {"heading-network", "NETWORK"},
    {"network-with-peer", "With {1}:"},
    {"network-with-all", "With all together:"},
    {"network-round-trips", "RTT:"},
    {"network-chunks", "Chunk uploads, each until it is acknowledged:"},
    {"network-chunks-back", "Chunk downloads, each from its request on:"},
    {"network-streams", "Throughput, counted by the receiver:"},
    {"column-cpu-here", "here"},
    {"column-cpu-there", "there"},
    {"column-resent", "retrans"},
    {"column-to", "up"},
    {"column-from", "down"},
    {"chart-network", "Network"},
    {"chart-network-round-trip", "RTT"},
    {"chart-network-acknowledged", "Rate of chunks vs. size"},
    {"chart-network-stream", "Stream rate (receiver side)"},
    {"chart-chunk-size", "Chunk size"},
    {"html-test-network", "Network"},
    {"html-cpu-here", "CPU here, %"},
    {"html-cpu-there", "CPU there, %"},
    {"html-resent", "retransmits"},
    {"html-to-rate", "upload, {1}"},
    {"html-from-rate", "download, {1}"},
    {"reading-network",
     "Upload, download: as this machine sees it. The receiver counts the bytes of a stream; the first second "
     "is left out. RTT under load waits in the queues along the way: calls and games wait that much longer "
     "too (bufferbloat)."},
    {"reading-network-limit",
     "of peak, in a network: share of the slower interface's link rate; bidirectional: of twice that."},
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
