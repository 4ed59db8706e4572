// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/resource.h>

#include <cerrno>

#include "core/base/system_message.h"
#include "core/machine/priority.h"

namespace strata {

namespace {

/// Linux keeps a nice value for each thread, and a thread inherits that of the one that starts it. 0 stands
/// for the calling thread.
constexpr id_t thisThread = 0;

class RaisedNice : public RaisedPriority {
 public:
  RaisedNice() : m_before(getpriority(PRIO_PROCESS, thisThread)) {
    const bool whole = m_before <= raisedNice || setpriority(PRIO_PROCESS, thisThread, raisedNice) == 0;
    const int refused = errno;
    const bool partly = !whole && raiseWithinLimit();
    m_obtained.raised = whole || partly;
    m_obtained.nice = getpriority(PRIO_PROCESS, thisThread);
    if (partly)
      m_obtained.reason = Reason{"priority-limited", {{"nice", std::int64_t{*m_obtained.nice}}}};
    else if (!whole)
      m_obtained.reason = Reason{"priority-refused", {{"system", systemMessage(refused)}}};
  }
  ~RaisedNice() override { setpriority(PRIO_PROCESS, thisThread, m_before); }

  Priority obtained() const override { return m_obtained; }

 private:
  bool raiseWithinLimit() const {
    rlimit limit{};
    if (getrlimit(RLIMIT_NICE, &limit) != 0) return false;
    const auto allowed = niceWithin(limit.rlim_cur, m_before);
    return allowed && setpriority(PRIO_PROCESS, thisThread, *allowed) == 0;
  }

  int m_before;
  Priority m_obtained;
};

}  // namespace

std::unique_ptr<RaisedPriority> raisePriority() {
  return std::make_unique<RaisedNice>();
}

}  // namespace strata
