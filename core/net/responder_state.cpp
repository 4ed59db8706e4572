// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/responder_state.h"

namespace strata {

namespace {

GuessGate::Time now() {
  return std::chrono::steady_clock::now();
}

}  // namespace

Status ResponderState::allowed() const {
  if (m_led) return Error{"network-busy", {}};
  if (const auto pause = m_gate.pauseS(now())) return Error{"network-paused", {{"pause_s", *pause}}};
  return success();
}

Status ResponderState::mayLead() {
  const std::lock_guard lock(m_mutex);
  return allowed();
}

Status ResponderState::beginGuess() {
  const std::lock_guard lock(m_mutex);
  auto status = allowed();
  if (!status) return status;
  m_gate.begin(now());
  m_pauseTold = false;  // that of before is over, or nobody could begin
  return status;
}

Status ResponderState::lead() {
  const std::lock_guard lock(m_mutex);
  m_gate.wasRight();
  if (m_led) return Error{"network-busy", {}};
  m_led = true;
  return success();
}

void ResponderState::leave() {
  const std::lock_guard lock(m_mutex);
  m_led = false;
}

std::optional<double> ResponderState::wasWrong() {
  const std::lock_guard lock(m_mutex);
  const auto pause = m_gate.pauseS(now());
  if (!pause || m_pauseTold) return std::nullopt;
  m_pauseTold = true;
  return pause;
}

bool ResponderState::isLed() {
  const std::lock_guard lock(m_mutex);
  return m_led;
}

void ResponderState::setTask(std::shared_ptr<Traffic> task) {
  const std::lock_guard lock(m_mutex);
  m_task.swap(task);
}

std::shared_ptr<Traffic> ResponderState::taskOf(const TaskToken& token) {
  const std::lock_guard lock(m_mutex);
  return m_task && m_task->task().token == token ? m_task : nullptr;
}

}  // namespace strata
