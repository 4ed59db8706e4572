// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

constexpr auto networkReasonTable = std::to_array<ReasonRow>({
    // These sentences say why a result is in doubt.
    {"network-loopback", "", "Loopback, no network",
     "The connection leads back to this machine (loopback), so this is OS and memory speed, not network "
     "speed. Start the server on another machine to measure a network."},
    {"network-same-host", "", "Same machine",
     "Both ends ran on one machine and shared its CPUs, so no network took part. Start the server on another "
     "machine to measure a network."},
    {"network-processor-limit", "where cpu_percent", "CPU-bound ({2})",
     "CPU-bound: the CPU {1} was busy for {2} of the time, so the network may be faster than this. Use more "
     "streams, or a faster machine at that end."},
    {"network-above-link", "rate_mbs link_mbs", "Faster than its link",
     "The result is {1}, but the slower of the two interfaces carries only {2}. The OS misreports the link, "
     "or the data took another path. Do not use this as network speed."},
    {"network-retransmissions", "retransmissions percent", "Retransmits {2}",
     "TCP retransmits: {1}, or {2} of all segments. Packet loss lowers throughput. Check the cable, the "
     "Wi-Fi, or the devices between the machines."},

    // Why a plan is refused.
    {"no-peer", "", "",
     "There is no machine to measure with. Start Strata on the other machine, and choose Network, Start "
     "server there (or strata-cli serve). Enter its address here (--host)."},
    {"no-code", "peer", "",
     "There is no code for {1}. Its server shows six digits: enter them here (--code)."},
    {"bad-code", "peer", "",
     "The code for {1} is not six digits. Enter the code that the other machine shows."},
    {"same-peer", "peer", "", "The list has {1} twice. List each machine once."},
    {"bad-address", "address", "",
     "\"{1}\" is not a host name or an IP address. Examples: desk.local, 192.168.1.7, desk.local:49001."},

    // Why nothing, or not all, was measured with a machine.
    {"network-refused", "peer", "Connection refused",
     "{1} refused the connection: nothing listens on that port. Choose Network, Start server there (or "
     "strata-cli serve), and check the port."},
    {"network-no-answer", "peer", "Connection timed out",
     "{1} does not answer. Check the address. Open the port in the firewall of the other machine (TCP, 49000 "
     "unless you chose another)."},
    {"network-name-not-found", "peer", "Host name not found",
     "This machine cannot resolve the host name {1}. Check it, or use the IP address that the other machine "
     "shows."},
    {"network-unreachable", "peer why", "Host unreachable",
     "{1} is unreachable. The OS reports: {2}. Check that both machines are on the same network."},
    {"network-wrong-code", "peer", "Wrong code",
     "{1} rejected the code. Enter the code that it shows now; each start has a new one."},
    {"network-unproved", "peer", "Not proved by the code",
     "{1} ended the connection before it proved that it knows the code. Another machine may have tried to "
     "guess it, so Strata does not use the code again. Start the server there again, and enter the new "
     "code."},
    {"network-code-spent", "peer", "Code used up",
     "Strata did not try the code with {1}: it was wrong before, or another machine may have guessed at it. "
     "Enter the code that {1} shows now, and run it again."},
    {"network-paused", "peer pause_s", "Locked for {2}",
     "{1} accepts no connection for {2} after too many wrong codes. Wait, or start the server there again to "
     "get a new code."},
    {"network-busy", "peer", "Other machine busy",
     "{1} is measuring with another machine. Try again when that run ends."},
    {"network-other-version", "peer theirs ours", "Version mismatch",
     "{1} uses version {2} of the network protocol, this program uses version {3}. Install the same version "
     "of Strata on both machines."},
    {"network-not-strata", "peer", "Not Strata",
     "A program other than Strata answers at {1}. Check the port, and that Strata is the server there."},
    {"network-lost", "peer why", "Connection lost",
     "The connection to {1} broke. The OS reports: {2}. Strata keeps the earlier results. Check the cable or "
     "the Wi-Fi, and run it again."},
    {"network-ended", "peer", "Stopped by other end",
     "The server on {1} was stopped. Strata keeps the earlier results. Start it there again, and run the "
     "test "
     "again."},
    {"network-stalled", "peer quiet_s", "No data for {2}",
     "{1} sent nothing for {2}, although it is connected. Strata keeps the earlier results. Check whether "
     "the other machine sleeps or hangs, and run it again."},
    {"network-too-long", "peer most_s", "Took too long",
     "{1} exceeded the limit of {2} for one measurement. Strata keeps the earlier results. Run it again."},
    {"network-too-much", "peer", "Too much to send",
     "The test with {1} exceeded the limits of its server: 1000 measurements, and 4 MiB of results. "
     "Strata keeps the earlier results. Measure the rest in a second run."},
    {"network-bad-frame", "peer", "Invalid message",
     "{1} sent an invalid message, or it changed on the way. Strata keeps the earlier results. Run it again; "
     "if this happens again, check the devices between the machines."},

    {"unknown-reason", "peer said", "Unknown reason",
     "{1} gave a reason that this program does not know: {2}. Install the same version of Strata on both "
     "machines."},
    {"no-thread", "", "No thread available",
     "The OS refused a thread for this connection. Close other programs, or raise the OS limit on threads."},
    {"no-random-numbers", "", "",
     "The OS gave no random numbers, so Strata cannot secure the connection. Restart the machine."},

    // These sentences say why this machine is not a server.
    {"cannot-listen", "address port why", "",
     "Strata cannot listen on {1}, port {2}. The OS reports: {3}. Choose an address of this machine, or "
     "another port."},
    {"port-taken", "port", "",
     "Another program uses port {1}. Close it, or choose another port and enter that on the other machine."},
    {"responder-idle", "idle_s", "",
     "No client connected for {1}, so the server stopped. Start it again when you need it."},
});

}  // namespace

std::span<const ReasonRow> networkReasons() {
  return networkReasonTable;
}

}  // namespace strata
