// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/compare_thread.h"

#include <utility>

namespace strata::gui {

CompareThread::CompareThread(QObject* parent)
    : QObject(parent), m_latest(std::make_shared<std::atomic<std::size_t>>(0)), m_thread(*this) {}

CompareThread::~CompareThread() = default;

void CompareThread::compare(SharedSides sides, std::size_t baseline, FloorOf floorOf) {
  const std::size_t number = ++*m_latest;
  m_thread.ask([sides = std::move(sides), baseline, floorOf = std::move(floorOf), number,
                latest = m_latest](const auto& teller) {
    if (*latest != number) return;
    std::vector<const ComparedSide*> pointers;
    for (const auto& side : sides) pointers.push_back(side.get());
    auto made = std::make_shared<const Comparison>(
        strata::compare(pointers, {baseline, ComparedRows::InPairs, floorOf}));
    teller.post([number, latest, made = std::move(made)](CompareThread& to) {
      if (*latest == number) emit to.compared(made);
    });
  });
}

void CompareThread::forget() {
  ++*m_latest;
}

}  // namespace strata::gui

#include "moc_compare_thread.cpp"
