// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/qtest.h>

#include <limits>
#include <set>

#include "app/gui/text/rate_unit.h"
#include "tests/gui/gui_tests.h"

namespace strata::gui {

class RateUnitTest : public QObject {
  Q_OBJECT

 private slots:
  void expressesARate() {
    QCOMPARE(inUnit(1234.5, {}, RateUnit::MegabytesPerSecond), std::optional(1234.5));
    QCOMPARE(inUnit(1234.5, {}, RateUnit::GigabytesPerSecond), std::optional(1.2345));
    // 2^20 MB/s are 2^20 × 10^6 bytes a second, a million times 2^20 bytes.
    QCOMPARE(inUnit(1048576, {}, RateUnit::MebibytesPerSecond), std::optional(1e6));
    // 28,000 MB/s at 3.5 GHz: 28 × 10^9 bytes over 3.5 × 10^9 cycles.
    QCOMPARE(inUnit(28000, 3.5, RateUnit::BytesPerCycle), std::optional(8.0));
    QCOMPARE(inUnit(0, 3.5, RateUnit::BytesPerCycle), std::optional(0.0));
  }

  void networksHaveBits() {
    // 125 MB/s are the 1000 Mbit/s of a usual line.
    QCOMPARE(inUnit(125, {}, unitOfNetwork(RateUnit::MegabytesPerSecond)), std::optional(1000.0));
    QCOMPARE(inUnit(125, {}, unitOfNetwork(RateUnit::GigabytesPerSecond)), std::optional(1.0));
    for (const RateUnit unit : {RateUnit::MebibytesPerSecond, RateUnit::BytesPerCycle})
      QCOMPARE(rateUnitName(unitOfNetwork(unit)), QStringLiteral("Mbit/s"));
    QCOMPARE(rateUnitName(unitOfNetwork(RateUnit::GigabytesPerSecond)), QStringLiteral("Gbit/s"));
  }

  void theClockMattersForCyclesOnly() {
    for (const RateUnit unit : allRateUnits) {
      const bool cycles = unit == RateUnit::BytesPerCycle;
      QCOMPARE(inUnit(500, {}, unit).has_value(), !cycles);
      QCOMPARE(inUnit(500, 0.0, unit).has_value(), !cycles);
      QCOMPARE(inUnit(500, std::numeric_limits<double>::quiet_NaN(), unit).has_value(), !cycles);
    }
  }

  void namesAndIds() {
    std::set<QString> names;
    std::set<QString> ids;
    for (const RateUnit unit : allRateUnits) {
      names.insert(rateUnitName(unit));
      ids.insert(rateUnitId(unit));
      QCOMPARE(rateUnitOfId(rateUnitId(unit)), std::optional(unit));
    }
    QCOMPARE(names, (std::set<QString>{QStringLiteral("MB/s"), QStringLiteral("MiB/s"),
                                       QStringLiteral("GB/s"), QStringLiteral("B/cycle")}));
    QCOMPARE(ids, (std::set<QString>{QStringLiteral("mb"), QStringLiteral("mib"), QStringLiteral("gb"),
                                     QStringLiteral("cycle")}));
    QCOMPARE(rateUnitOfId(u"furlongs"), std::nullopt);
    QCOMPARE(rateUnitOfId(u""), std::nullopt);
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(RateUnitTest)
#include "tst_rate_unit.moc"
