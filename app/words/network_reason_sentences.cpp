// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/words/sentence_table.h"

namespace strata {

namespace {

// What happened, then what to do. A placeholder is the reason's datum of that number, unit included.
constexpr auto networkReasonTable = std::to_array<Sentence>({
    // Why a figure is not beyond doubt.
    {"network-loopback",
     "The line leads back to this machine, so this is the speed of its system and memory, and of no "
     "network. Let another machine respond to measure a network."},
    {"network-same-host",
     "Both ends ran on one machine and shared its processor, and no wire lay between them. Let another "
     "machine respond to measure a network."},
    {"network-processor-limit",
     "The processor {1} was the limit, not the line: it was busy for {2} of the time. Try more streams, or a "
     "faster machine at that end."},
    {"network-above-link",
     "The figure is {1}, while the slower of the two interfaces carries {2}: what the system tells of it is "
     "wrong, or the data went another way. Do not take this for the speed of the line."},
    {"network-retransmissions",
     "Segments that were lost on the way and sent again: {1}, which is {2} of all. Check the cable, the "
     "Wi-Fi or what lies between the machines."},

    // Why a plan is refused.
    {"no-peer",
     "No machine is named to measure with. Start Strata on the other one, choose Network, Respond there (or "
     "strata-cli respond), and name it here (--host)."},
    {"no-code",
     "There is no code for {1}. The other machine shows one of six digits while it responds; give it here "
     "(--code)."},
    {"bad-code", "The code for {1} is not six digits. Give the one that the other machine shows."},
    {"same-peer", "{1} is named twice. Name each machine once."},
    {"bad-address",
     "\"{1}\" is no address of a machine. Use a name or an address, such as desk.local, 192.168.1.7 or "
     "desk.local:49001."},

    // Why nothing, or not all, was measured with a machine.
    {"network-refused",
     "{1} refused the connection: nothing listens at that port. Choose Network, Respond there (or "
     "strata-cli respond), and check the port."},
    {"network-no-answer",
     "{1} does not answer. Check the address. A firewall may drop what is sent: open the port in that of the "
     "other machine (TCP, 49000 unless you chose another)."},
    {"network-name-not-found",
     "The name {1} is not known here. Check it, or use the address that the other machine shows."},
    {"network-unreachable",
     "{1} cannot be reached. The system says: {2}. Check that both machines are in one network."},
    {"network-wrong-code",
     "{1} does not take this code. Give the one that it shows now; it is another each time."},
    {"network-unproved",
     "{1} ended the connection before it had shown that it knows the code. Somebody in between may have "
     "tried "
     "to guess it, so it is not tried again. Start responding there again, and give the new code."},
    {"network-code-spent",
     "The code was not tried with {1}, since it was not right before or may have been guessed at. Give the "
     "code "
     "that this machine shows now, and run it again."},
    {"network-paused",
     "{1} lets nobody in for {2}, since too many codes were wrong. Wait so long, or start responding there "
     "again, which shows a new code."},
    {"network-busy", "{1} measures with another machine now. Try again when that is done."},
    {"network-other-version",
     "{1} speaks version {2} of the network test, and this program version {3}. Install the same Strata on "
     "both."},
    {"network-not-strata",
     "Something else than Strata answers at {1}. Check the port, and that Strata responds there."},
    {"network-lost",
     "The connection to {1} broke off. The system says: {2}. What was measured before is kept. Check the "
     "cable or the Wi-Fi, and run it again."},
    {"network-ended",
     "Responding was stopped at {1}. What was measured before is kept. Start it there again, and run this "
     "again."},
    {"network-stalled",
     "Nothing came from {1} for {2}, although it is connected. What was measured before is kept. See whether "
     "the other machine sleeps or hangs, and run it again."},
    {"network-too-long",
     "{1} had not ended a cell after {2}, although it should have. What was measured before is kept. Run it "
     "again."},
    {"network-too-much",
     "The test with {1} went beyond what an end that responds allows in one: 1000 cells, and 4 MiB of "
     "figures. "
     "What was measured before is kept. Measure the rest in a second run."},
    {"network-bad-frame",
     "{1} sent what is no message of Strata, or it was changed on the way. What was measured before is kept. "
     "Run it again; where it happens again, see what lies between the machines."},

    {"unknown-reason",
     "{1} gave a reason that this program has no words for: {2}. Install the same version of Strata on "
     "both."},
    {"no-thread",
     "The system gave no thread for this connection. Close other programs, or raise the system's limit on "
     "threads."},
    {"no-random-numbers",
     "The system gave no random numbers, without which no connection can be protected. Restart the machine."},

    // Why this machine does not respond.
    {"cannot-listen",
     "Strata cannot listen at {1}, port {2}. The system says: {3}. Choose an address of this machine, or "
     "another port."},
    {"port-taken",
     "Another program has the port {1}. Close it, or choose another port and name that one at the other "
     "machine."},
    {"responder-idle", "Nobody came for {1}, so responding has ended. Start it again when you need it."},
});

}  // namespace

std::span<const Sentence> networkReasonSentences() {
  return networkReasonTable;
}

}  // namespace strata
