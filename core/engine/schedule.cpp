// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/schedule.h"

#include <algorithm>

namespace strata {

Schedule::Schedule(const Step& step, bool stopWhenPrecise, bool once, std::uint64_t seed,
                   double mostExtension)
    : m_stopWhenPrecise(stopWhenPrecise),
      m_once(once),
      m_mostExtension(mostExtension),
      m_credit(step.cells.size()),
      m_random(seed) {
  for (const PlannedCell& cell : step.cells) {
    m_budgetS.push_back(cell.skip ? 0 : cell.seconds);
    m_open.push_back(!cell.skip);
    m_plannedS += m_budgetS.back();
    m_passes.push_back(cell.skip ? 0 : cell.passes.value_or(0));
  }
  m_inPasses = std::any_of(m_passes.begin(), m_passes.end(), [](int passes) { return passes > 0; });
  m_once = m_once || m_inPasses;
  m_nextLookS = std::min(leastStepS, m_plannedS);
  m_calmS = sampledSeconds(step, stopWhenPrecise, mostExtension);
}

double Schedule::expectedS() const {
  if (m_once) return m_plannedS;
  return std::min(std::max(m_calmS, m_nextLookS), std::max(m_plannedS, m_mostExtension * m_plannedS));
}

std::optional<std::size_t> Schedule::next(double elapsedS, const Examine& examine) {
  if (m_round.empty()) {
    if (m_plannedS == 0 || (m_started && (m_once || finished(elapsedS, examine)))) return std::nullopt;
    m_started = true;
    while (m_round.empty()) fillRound();
  }
  const std::size_t cell = m_round.back();
  m_round.pop_back();
  return cell;
}

bool Schedule::finished(double elapsedS, const Examine& examine) {
  if (elapsedS < m_nextLookS) return false;
  const std::vector<CellState> states = examine();
  bool enough = true;
  bool precise = true;
  for (std::size_t cell = 0; cell < states.size(); ++cell) {
    if (m_budgetS[cell] == 0) continue;
    enough = enough && states[cell].enough;
    precise = precise && states[cell].precise;
  }
  const bool timeIsUp = elapsedS >= m_plannedS;
  if (enough && (timeIsUp || (m_stopWhenPrecise && precise && elapsedS >= leastStepS))) return true;
  if (elapsedS >= m_mostExtension * m_plannedS) return true;

  if (timeIsUp) {
    // Only what is still missing is measured further: the others had their time.
    m_extended = true;
    for (std::size_t cell = 0; cell < states.size(); ++cell)
      m_open[cell] = m_budgetS[cell] > 0 && !states[cell].enough;
    m_nextLookS = elapsedS + m_plannedS / 4;
  } else {
    m_nextLookS = std::min(elapsedS + leastStepS, m_plannedS);
  }
  return false;
}

void Schedule::fillRound() {
  if (m_inPasses) {
    for (std::size_t cell = m_passes.size(); cell-- > 0;)
      m_round.insert(m_round.end(), static_cast<std::size_t>(m_passes[cell]), cell);
    return;
  }
  const double longest = *std::max_element(m_budgetS.begin(), m_budgetS.end());
  for (std::size_t cell = 0; cell < m_budgetS.size(); ++cell) {
    if (!m_open[cell]) continue;
    m_credit[cell] += m_extended || m_once ? 1 : m_budgetS[cell] / longest;
    if (m_credit[cell] < 1) continue;
    m_credit[cell] -= 1;
    m_round.push_back(cell);
  }
  std::shuffle(m_round.begin(), m_round.end(), m_random);
}

}  // namespace strata
