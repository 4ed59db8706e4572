// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>

#include <cerrno>
#include <system_error>

#include "core/base/system_message.h"
#include "core/machine/priority.h"

namespace strata {

namespace {

/// macOS keeps one nice value for the program, and lets the superuser alone lower it. Classes of service are
/// no way round: they belong to a thread and are not inherited, and an ordinary thread has the second
/// highest.
constexpr id_t thisProcess = 0;

class RaisedNice : public RaisedPriority {
 public:
  RaisedNice() : m_before(getpriority(PRIO_PROCESS, thisProcess)) {
    const bool raised = m_before <= raisedNice || setpriority(PRIO_PROCESS, thisProcess, raisedNice) == 0;
    const int refused = errno;
    m_obtained.raised = raised;
    m_obtained.nice = getpriority(PRIO_PROCESS, thisProcess);
    if (!raised) m_obtained.reason = Reason{"priority-refused", {{"system", systemMessage(refused)}}};
  }
  ~RaisedNice() override { setpriority(PRIO_PROCESS, thisProcess, m_before); }

  Priority obtained() const override { return m_obtained; }

 private:
  int m_before;
  Priority m_obtained;
};

}  // namespace

std::unique_ptr<RaisedPriority> raisePriority() {
  return std::make_unique<RaisedNice>();
}

}  // namespace strata
