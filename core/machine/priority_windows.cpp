// SPDX-License-Identifier: GPL-3.0-or-later
#include <windows.h>

#include <system_error>

#include "core/base/system_message.h"
#include "core/machine/priority.h"

namespace strata {

namespace {

class RaisedClass : public RaisedPriority {
 public:
  RaisedClass() : m_before(GetPriorityClass(GetCurrentProcess())) {
    const bool set = SetPriorityClass(GetCurrentProcess(), HIGH_PRIORITY_CLASS) != 0;
    const auto refused = static_cast<int>(GetLastError());
    // The system may give a lower class than it was asked for without a word.
    m_obtained.raised = set && GetPriorityClass(GetCurrentProcess()) == HIGH_PRIORITY_CLASS;
    if (!m_obtained.raised)
      m_obtained.reason = Reason{"priority-refused", {{"system", systemMessage(refused)}}};
  }
  ~RaisedClass() override {
    if (m_before != 0) SetPriorityClass(GetCurrentProcess(), m_before);
  }

  Priority obtained() const override { return m_obtained; }

 private:
  DWORD m_before;
  Priority m_obtained;
};

}  // namespace

std::unique_ptr<RaisedPriority> raisePriority() {
  return std::make_unique<RaisedClass>();
}

}  // namespace strata
