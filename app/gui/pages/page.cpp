// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/page.h"

#include <QtCore/qcoreapplication.h>

#include <algorithm>

#include "app/gui/pages/test_sections.h"
#include "app/gui/text/labels.h"

namespace strata::gui {

namespace {

class PageText {
  Q_DECLARE_TR_FUNCTIONS(Page)
};

}  // namespace

QString pageName(Page page) {
  switch (page) {
    case Page::Overview:
      return PageText::tr("Overview");
    case Page::Processor:
      return kindName(TestGroup::Processor);
    case Page::Cores:
      return PageText::tr("Cores");
    case Page::Memory:
      return kindName(TestGroup::Memory);
    case Page::Disk:
      return kindName(TestGroup::Disk);
    case Page::Network:
      return kindName(TestGroup::Network);
    case Page::History:
      return PageText::tr("History");
    case Page::Compare:
      return PageText::tr("Compare");
    case Page::Help:
      return PageText::tr("Help");
  }
  return {};
}

std::optional<TestGroup> kindOf(Page page) {
  switch (page) {
    case Page::Processor:
      return TestGroup::Processor;
    case Page::Cores:
      return TestGroup::CoreToCore;
    case Page::Memory:
      return TestGroup::Memory;
    case Page::Disk:
      return TestGroup::Disk;
    case Page::Network:
      return TestGroup::Network;
    case Page::Overview:
    case Page::History:
    case Page::Compare:
    case Page::Help:
      break;
  }
  return std::nullopt;
}

Page pageOf(TestGroup kind) {
  return testSection(kind).page;
}

Selection selectionOf(Page page) {
  Selection selection;
  if (const auto kind = kindOf(page)) {
    selection.tests = {*kind};
  } else {
    selection.tests.add(TestGroup::Bandwidth);
    selection.tests.add(TestGroup::Latency);
    selection.sweep = Sweep::Levels;
  }
  return selection;
}

Page pageToShow(const Plan& plan) {
  if (plan.steps.empty()) return Page::Overview;
  const TestGroup first = plan.steps.front().group;
  const bool one = std::all_of(plan.steps.begin(), plan.steps.end(),
                               [&](const Step& step) { return step.group == first; });
  return one ? pageOf(first) : Page::Overview;
}

QString helpTopicOf(Page page) {
  switch (page) {
    case Page::Overview:
      return QStringLiteral("levels");
    case Page::Processor:
      return QStringLiteral("processor");
    case Page::Cores:
      return QStringLiteral("processor#core-to-core");
    case Page::Memory:
      return QStringLiteral("memory");
    case Page::Disk:
      return QStringLiteral("disk");
    case Page::Network:
      return QStringLiteral("network");
    case Page::History:
      return QStringLiteral("the-window#history");
    case Page::Compare:
      return QStringLiteral("the-window#compare");
    case Page::Help:
      break;
  }
  return {};
}

QString invitation(Page page, int seconds) {
  switch (page) {
    case Page::Overview:
      return PageText::tr(
          "Press Run to measure the whole machine, or a cell above to measure only that; "
          "all together take about %Ln seconds.",
          nullptr, seconds);
    case Page::Processor:
      return PageText::tr("Press Run to measure the processor; it takes about %Ln seconds.", nullptr,
                          seconds);
    case Page::Cores:
      return PageText::tr("Press Run to measure the cores of this machine; it takes about %Ln seconds.",
                          nullptr, seconds);
    case Page::Memory:
      return PageText::tr("Press Run to measure caches and memory; it takes about %Ln seconds.", nullptr,
                          seconds);
    case Page::Disk:
      return PageText::tr("Press Run to measure the disk; it takes about %Ln seconds.", nullptr, seconds);
    case Page::Network:
      return PageText::tr(
          "Press Run to measure the network to the other machine; it takes about %Ln seconds.", nullptr,
          seconds);
    case Page::History:
    case Page::Compare:
    case Page::Help:
      break;
  }
  return {};
}

}  // namespace strata::gui
