// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/peer_reason.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/base/real_number.h"

namespace strata {

namespace {

enum class Fact {
  None,
  Number,
  Place,  ///< "here" or "peer"
  Id
};

struct NamedFact {
  std::string_view name;
  Fact kind = Fact::None;
};

struct PeerReason {
  std::string_view id;
  std::array<NamedFact, 2> facts{};  ///< in the order in which the sentence numbers them
};

using enum Fact;

// What the system says of an error, and how an end is called, stays with the end that it was said to.
constexpr auto peerReasons = std::to_array<PeerReason>({
    // Why an end goes, or lets nobody in.
    {"network-bad-frame"},
    {"network-busy"},
    {"network-ended"},
    {"network-lost"},
    {"network-other-version", {{{"theirs", Number}, {"ours", Number}}}},
    {"network-paused", {{{"pause_s", Number}}}},
    {"network-stalled", {{{"quiet_s", Number}}}},
    {"network-too-long", {{{"most_s", Number}}}},
    {"network-too-much"},
    {"network-wrong-code"},
    {"no-random-numbers"},
    {"no-thread"},
    {"unknown-reason", {{{"said", Id}}}},

    // Why a figure is not beyond doubt, or there is none.
    {"network-above-link", {{{"rate_mbs", Number}, {"link_mbs", Number}}}},
    {"network-loopback"},
    {"network-processor-limit", {{{"where", Place}, {"cpu_percent", Number}}}},
    {"network-retransmissions", {{{"retransmissions", Number}, {"percent", Number}}}},
    {"network-same-host"},
    {"no-figure"},
    {"too-few-samples", {{{"clean", Number}, {"needed", Number}}}},
    {"wide-interval", {{{"half_width_percent", Number}}}},
});

bool isOf(Fact kind, const Datum& datum) {
  if (const auto* text = std::get_if<std::string>(&datum.value))
    return (kind == Place && (*text == "here" || *text == "peer")) || (kind == Id && isReasonId(*text));
  const auto* number = std::get_if<double>(&datum.value);
  return kind == Number && (number == nullptr || isFigure(*number));
}

}  // namespace

std::optional<Reason> peerReason(Reason said) {
  if (!isReasonId(said.id)) return std::nullopt;
  const auto* const known = std::ranges::find(peerReasons, said.id, &PeerReason::id);
  if (known == peerReasons.end()) return Reason{"unknown-reason", {{"said", std::move(said.id)}}};
  Reason taken{std::move(said.id), {}};
  for (const NamedFact& fact : known->facts) {
    const auto given = std::ranges::find(said.data, fact.name, &Datum::name);
    if (given == said.data.end() || !isOf(fact.kind, *given)) break;
    taken.data.push_back(std::move(*given));
  }
  return taken;
}

}  // namespace strata
