// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/qlocale.h>
#include <QtTest/qtest.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "app/gui/panel/ladder.h"
#include "core/chart/cache_edges.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/network_samples.h"
#include "tests/gui/sweep_samples.h"

namespace strata::gui {

namespace {

std::vector<Rung> rungs(const std::vector<ResultRow>& rows) {
  const Machine machine = serverMachine();
  return rungsOf(panelOf(rows, machine, PanelThreads::One), panelOf(rows, machine, PanelThreads::All),
                 RateUnit::GigabytesPerSecond);
}

ResultRow networkRow(const PlannedCell& cell, double value) {
  CellResult result = sampleNetworkResult(cell);
  std::get<Measured>(result.outcome).value = value;
  ResultRow row{cell};
  row.result = result;
  return row;
}

}  // namespace

class LadderTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void goesFromTheRegistersToTheDisk() {
    const std::vector<Rung> all =
        rungs({latencyRow(24_KiB, 2.5), latencyRow(64_MiB, 120), bandwidthRow("read", 24_KiB, 400'000),
               bandwidthRow("read", 64_MiB, 20'000), diskRow("write", 100), diskRow("read", 2000)});
    QCOMPARE(all.size(), std::size_t{4});
    QCOMPARE(all[0].name, QStringLiteral("Registers"));
    QCOMPARE(*all[0].latencyNs, 0.5);  // one cycle at 2 GHz
    QVERIFY(!all[0].slower);
    QCOMPARE(*all[1].slower, 5.0);
    QCOMPARE(rungText(all[1]), QStringLiteral("2.50 ns · 400 GB/s · 5.00× slower"));
    QCOMPARE(*all[2].slower, 48.0);
    // The disk has no latency here, and a rate is not held against latencies.
    QVERIFY(!all[3].slower);
    QCOMPARE(rungText(all[3]), QStringLiteral("2.00 GB/s"));
    const std::vector<RungPlace> places = placesOf(all);
    QCOMPARE(places, (std::vector<RungPlace>{{1, {}}, {5, {}}, {240, {}}, {}}));
  }

  // A page says "1.85× faster" of a slower level where one has a latency and the other a rate.
  void oneQuantityComparesThemAll() {
    const std::vector<Rung> latencies =
        rungs({latencyRow(24_KiB, 2.5), bandwidthRow("read", 1_MiB, 100'000), latencyRow(64_MiB, 120),
               bandwidthRow("read", 64_MiB, 20'000)});
    QCOMPARE(quantityOf(latencies), LadderQuantity::Latency);
    QCOMPARE(rungText(latencies[2]), QStringLiteral("100 GB/s"));
    QCOMPARE(rungText(latencies[3]), QStringLiteral("120 ns · 20.0 GB/s"));  // the row above has none
    QCOMPARE(*placesOf(latencies)[3].own, 240.0);
    const std::vector<Rung> rates = rungs({latencyRow(24_KiB, 2.5), bandwidthRow("read", 24_KiB, 400'000),
                                           bandwidthRow("read", 64_MiB, 20'000), diskRow("read", 2000)});
    QCOMPARE(quantityOf(rates), LadderQuantity::ReadRate);
    QVERIFY(!rates[1].slower);  // one cycle is no rate
    QCOMPARE(*rates[2].slower, 20.0);
    QCOMPARE(*rates[3].slower, 10.0);
  }

  // At the start of a run whose earlier results have no latency, bars are of earlier rates.
  void aBarIsAsOldAsTheFigureItIsDrawnWith() {
    const auto again = [](ResultRow row) {
      row.before = std::exchange(row.result, std::nullopt);
      row.planned = true;
      return row;
    };
    ResultRow waiting = latencyRow(24_KiB, 2.5);
    waiting.result.reset();
    waiting.planned = true;
    const std::vector<ResultRow> rates{again(bandwidthRow("read", 24_KiB, 400'000)),
                                       bandwidthRow("read", 1_MiB, 100'000), waiting};
    const std::vector<Rung> byRate = rungs(rates);
    QCOMPARE(quantityOf(byRate), LadderQuantity::ReadRate);
    QVERIFY(isEarlier(byRate[0], LadderQuantity::ReadRate));
    QVERIFY(!isEarlier(byRate[1], LadderQuantity::ReadRate));

    const std::vector<Rung> byLatency =
        rungs({again(latencyRow(24_KiB, 2.5)), latencyRow(64_MiB, 120), again(diskRow("read", 2000))});
    QCOMPARE(byLatency[1].name, QStringLiteral("L1"));
    QVERIFY(isEarlier(byLatency[1], LadderQuantity::Latency));
    QVERIFY(!isEarlier(byLatency[2], LadderQuantity::Latency));
    QVERIFY(isEarlier(byLatency[3], LadderQuantity::ReadRate));
  }

  // In a first run rates come before latencies: bars of one and then of the other jumped.
  void theQuantityStaysTheSameThroughARun() {
    const std::vector<ResultRow> results{bandwidthRow("read", 24_KiB, 400'000),
                                         bandwidthRow("read", 1_MiB, 100'000),
                                         bandwidthRow("read", 64_MiB, 20'000),
                                         latencyRow(24_KiB, 2.5),
                                         latencyRow(1_MiB, 10),
                                         latencyRow(64_MiB, 120)};
    for (std::size_t measured = 0; measured <= results.size(); ++measured) {
      std::vector<ResultRow> rows = results;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].planned = true;
        if (i >= measured) rows[i].result.reset();
      }
      const std::vector<Rung> ladder = rungs(rows);
      QCOMPARE(quantityOf(ladder), LadderQuantity::Latency);
      // Bars come with the latencies.
      const auto bars =
          std::ranges::count_if(barsOf(ladder), [](const RungBars& bar) { return bar.own.has_value(); });
      QCOMPARE(bars > 0, measured > 3);
    }
    // A run that measures no latency is compared by what it measures.
    QCOMPARE(quantityOf(rungs({results[0], results[1]})), LadderQuantity::ReadRate);
  }

  void theNetworkIsTheLastRung() {
    const std::vector<Rung> all =
        rungs({latencyRow(64_MiB, 100), diskRow("read", 2000), networkRow(sampleStream("from", 1), 90),
               networkRow(sampleStream("from", 4), 110), networkRow(sampleStream("to", 4), 117),
               networkRow(sampleRoundTrip(), 200'000)});
    QCOMPARE(all.back().name, QStringLiteral("Network"));
    QCOMPARE(all[all.size() - 2].name, QStringLiteral("Disk"));
    QCOMPARE(*all.back().megabytesPerSecond, 110.0);  // of the most streams, as received
    QCOMPARE(*all.back().latencyNs, 200'000.0);
    QCOMPARE(rungText(all.back()), QStringLiteral("200 µs · 0.880 Gbit/s"));  // the disk has no latency here
  }

  void goesByRatesWhereThereIsNoLatency() {
    const std::vector<Rung> rates =
        rungs({bandwidthRow("read", 24_KiB, 400'000), bandwidthRow("read", 1_MiB, 100'000)});
    QCOMPARE(rates.size(), std::size_t{2});
    QCOMPARE(rates[0].name, QStringLiteral("L1"));
    QCOMPARE(*rates[1].slower, 4.0);
    QCOMPARE(ladderText(rates), QStringLiteral("L1: 400 GB/s\nL2: 100 GB/s · 4.00× slower"));
  }

  // What a virtual machine reports of the last cache may all be with its neighbours.
  void aCacheThatIsLikeMemoryHasNoRung() {
    const std::vector<ResultRow> alike{latencyRow(1_MiB, 5), latencyRow(16_MiB, 118), latencyRow(1_GiB, 120),
                                       bandwidthRow("read", 16_MiB, 15'800),
                                       bandwidthRow("read", 1_GiB, 15'700)};
    const std::vector<Rung> all = rungs(alike);
    QCOMPARE(all.back().name, QStringLiteral("Memory"));
    QCOMPARE(*all.back().slower, 24.0);
    QVERIFY(std::ranges::find(all, QStringLiteral("L3"), &Rung::name) == all.end());
    const Panel panel = panelOf(alike, serverMachine(), PanelThreads::One);
    for (const PanelRow& row : panel.rows) QCOMPARE(row.isDistinct, row.level.level != 3);
    QCOMPARE(cacheEdges(serverMachine(), indistinctAmong(alike, serverMachine())).size(), std::size_t{2});
    QCOMPARE(cacheEdges(serverMachine()).size(), std::size_t{3});
  }

  void oneThreadBesideAllStandsInForOneAlone() {
    ResultRow both = bandwidthRow("read", 64_MiB, 33'000, 2);
    figuresOf(both).oneThread = 21'000;
    QCOMPARE(rungs({both})[0].rate, QStringLiteral("21.0 GB/s"));
    QCOMPARE(rungs({both, bandwidthRow("read", 64_MiB, 20'000)})[0].rate, QStringLiteral("20.0 GB/s"));
  }

  // Moves of 8 bytes beside reads of 64 would say that a level is slower than it is.
  void movesAreNoReads() {
    QVERIFY(rungs({moveRow(12_KiB, 8, "serial", 30'000), moveRow(64_MiB, 8, "serial", 10'000)}).empty());
  }

  void aFasterLayerIsSaidToBeFaster() {
    const std::vector<Rung> odd =
        rungs({bandwidthRow("read", 24_KiB, 10'000), bandwidthRow("read", 1_MiB, 20'000)});
    QCOMPARE(rungText(odd[1]), QStringLiteral("20.0 GB/s · 2.00× faster"));
  }

  void comparedFiguresAloneAreALadder() {
    const std::vector<Rung> all = withCompared(
        {}, {{1, {}, 44'000}, {2, {}, 22'000}, {levelOfMemory, {}, 8800}, {levelOfDisk, {}, 440}},
        RateUnit::GigabytesPerSecond);
    QCOMPARE(all.size(), std::size_t{4});
    QCOMPARE(all[0].name, QStringLiteral("L1"));
    QCOMPARE(all[3].name, QStringLiteral("Disk"));
    QCOMPARE(rungText(all[0]), QStringLiteral("44.0 GB/s"));
    QCOMPARE(rungText(all[1]), QStringLiteral("22.0 GB/s · 2.00× slower"));
    const std::vector<RungPlace> places = placesOf(all);
    QVERIFY(!places[0].own);
    QCOMPARE(*places[0].compared, 1.0);
    QCOMPARE(*places[1].compared, 2.0);
    QCOMPARE(*places[2].compared, 5.0);
    QCOMPARE(*places[3].compared, 100.0);
    QVERIFY(ladderText(all).startsWith(QStringLiteral("L1: 44.0 GB/s (reference)\n")));
  }

  void comparedFiguresStandByTheirRatioToTheOwnOnes() {
    const std::vector<Rung> own =
        rungs({latencyRow(24_KiB, 2.5), latencyRow(64_MiB, 120), bandwidthRow("read", 24_KiB, 400'000),
               bandwidthRow("read", 64_MiB, 20'000)});
    const std::vector<Rung> all =
        withCompared(own, {{1, {}, 40'000}, {levelOfMemory, {}, 10'000}, {levelOfDisk, {}, 100}},
                     RateUnit::GigabytesPerSecond);
    QCOMPARE(all.size(), own.size() + 1);
    const std::vector<RungPlace> places = placesOf(all);
    QCOMPARE(*places[0].own, 1.0);  // registers
    QCOMPARE(*places[1].own, 5.0);
    QCOMPARE(*places[2].own, 240.0);
    QVERIFY(!places[3].own);
    // Rates have no place where the own layers stand by latency.
    for (const RungPlace& place : places) QVERIFY(!place.compared);
    // The rates are a tenth of the first and half of memory's. The disk hangs on memory.
    const std::vector<RungPlace> byRate = placesOf(
        withCompared(rungs({bandwidthRow("read", 24_KiB, 400'000), bandwidthRow("read", 64_MiB, 20'000)}),
                     {{1, {}, 40'000}, {levelOfMemory, {}, 10'000}, {levelOfDisk, {}, 100}},
                     RateUnit::GigabytesPerSecond));
    QCOMPARE(byRate, (std::vector<RungPlace>{{1, 10}, {20, 40}, {{}, 4000}}));
    // What was measured is said as it is without them.
    QCOMPARE(rungText(all[1]), rungText(own[1]));
    QVERIFY(ladderText(all).contains(
        QStringLiteral("L1: 2.50 ns · 400 GB/s · 5.00× slower (reference: 40.0 GB/s)")));
    QCOMPARE(*placesOf(withCompared(own, {{1, 5, 800'000}}, RateUnit::GigabytesPerSecond))[1].compared, 10.0);
  }

  // Other programs chase through the whole region.
  void comparedLatenciesStandBesideThoseOfTheWholeRegion() {
    const auto placeOfMemory = [](const std::vector<ResultRow>& rows) {
      return placesOf(withCompared(rungs(rows), {{levelOfMemory, 90, {}}}, RateUnit::GigabytesPerSecond))
          .back();
    };
    const RungPlace both = placeOfMemory({latencyRow(64_MiB, 120), latencyRow(64_MiB, 180, false)});
    QCOMPARE(*both.own / *both.compared, 2.0);
    QVERIFY(!placeOfMemory({latencyRow(64_MiB, 120)}).compared);  // in blocks alone
  }

  void whatCannotBeComparedHasNoPlace() {
    const std::vector<Rung> all =
        withCompared(rungs({bandwidthRow("read", 24_KiB, 400'000)}), {{1, 1.5, {}}, {levelOfMemory, 90, {}}},
                     RateUnit::GigabytesPerSecond);
    QCOMPARE(all.size(), std::size_t{2});
    const std::vector<RungPlace> places = placesOf(all);
    QCOMPARE(places[0], (RungPlace{1.0, {}}));
    QCOMPARE(places[1], RungPlace());
    QVERIFY(ladderText(all).contains(QStringLiteral("Memory: 90.0 ns")));
  }

  void isEmptyWithoutFigures() {
    QVERIFY(rungs({processorRow(Test::Integer, 1000), diskRow("write", 100)}).empty());
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(LadderTest)
#include "tst_ladder.moc"
