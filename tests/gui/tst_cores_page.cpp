// SPDX-License-Identifier: GPL-3.0-or-later
// The page Cores: a tab for each of its tests, which the head's button measures. With STRATA_SCREENSHOTS set
// to a folder, pictures of their charts, and of those of latency under load and of nodes, are kept there.
#include <QtCore/qdir.h>
#include <QtGui/qfont.h>
#include <QtGui/qimage.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qtabbar.h>
#include <QtWidgets/qtableview.h>

#include <algorithm>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "app/gui/charts/chart_panel.h"
#include "app/gui/look/palettes.h"
#include "app/gui/pages/sections_page.h"
#include "app/gui/pages/test_page.h"
#include "app/gui/pages/test_sections.h"
#include "app/gui/results/results_model.h"
#include "app/gui/results/results_table.h"
#include "app/gui/run/live_results.h"
#include "app/gui/text/table_text.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/open_window.h"
#include "tests/gui/settle.h"

namespace strata::gui {

class CoresPageTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_font = QApplication::font(); }

  void cleanup() {
    m_open.reset();
    QApplication::setPalette(lightPalette());
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setFont(m_font);
  }

  void hasATabForEachTestWhichThePersonChooses() {
    m_open = std::make_unique<OpenWindow>();
    m_open->probe().choosePage(QStringLiteral("Cores"));
    auto* tabs = m_open->window.findChild<QTabBar*>(QStringLiteral("coresTabsBar"));
    QVERIFY(tabs != nullptr);
    QCOMPARE(tabs->count(), 5);
    QCOMPARE(tabs->tabText(0), QStringLiteral("Core to core"));
    QCOMPARE(tabs->tabText(1), QStringLiteral("Contention"));
    QCOMPARE(tabs->tabText(2), QStringLiteral("Each core"));
    QCOMPARE(tabs->tabText(3), QStringLiteral("Pauses"));
    QCOMPARE(tabs->tabText(4), QStringLiteral("Sustained performance"));
    QTRY_COMPARE(m_open->probe().text("what"), QStringLiteral("Core to core"));
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    QTRY_COMPARE(m_open->probe().text("what"), QStringLiteral("Contention"));
    QVERIFY(m_open->probe().widget("contentionSection")->isVisible());
    m_open->probe().choosePage(QStringLiteral("Memory"));
    m_open->probe().choosePage(QStringLiteral("Cores"));
    QCOMPARE(tabs->currentIndex(), 1);
    m_open->window.look().setLanguage(QStringLiteral("de"));
    QTRY_COMPARE(tabs->tabText(0), QStringLiteral("Kern zu Kern"));
    m_open->window.look().setLanguage(QStringLiteral("en"));
  }

  /// They were cut beside a chart that had more room than it needed.
  void theListHasRoomForItsNames() {
    Run run;
    for (const char* kernel : {"handover-cas", "handover-store"}) {
      CellResult& result = run.results.emplace_back();
      result.test = Test::CoreToCore;
      result.kernel = kernel;
      result.parameters.cpuA = 100;
      result.parameters.cpuB = 101;
      result.unit = "ns";
      Measured measured;
      measured.value = 108;
      measured.low = measured.high = 108;
      result.outcome = std::move(measured);
    }
    LiveResults results;
    TestPage page(results, TestGroup::CoreToCore, nullptr);
    page.resize(1230, 500);
    page.show();
    results.open(run);
    const auto* table = page.findChild<ResultsTable*>();
    QTRY_VERIFY(table->isVisible());
    const auto* view = table->findChild<QTableView*>(QStringLiteral("resultsTable"));
    QVERIFY(view->model()->rowCount() > 0);
    int widest = 0;
    for (int row = 0; row < view->model()->rowCount(); ++row)
      widest = std::max(widest, view->fontMetrics().horizontalAdvance(
                                    view->model()->index(row, ResultsModel::testColumn).data().toString()));
    QTRY_VERIFY2(view->columnWidth(ResultsModel::testColumn) > widest + 16,
                 qPrintable(QStringLiteral("%1 of %2").arg(view->columnWidth(0)).arg(widest)));
  }

  void choosesTheLoadAndTheMinutesOfSustainedPerformance() {
    m_open = std::make_unique<OpenWindow>();
    m_open->probe().choosePage(QStringLiteral("Cores"));
    auto* tabs = m_open->window.findChild<QTabBar*>(QStringLiteral("coresTabsBar"));
    auto* load = m_open->window.findChild<QComboBox*>(QStringLiteral("sustainedLoad"));
    auto* minutes = m_open->window.findChild<QComboBox*>(QStringLiteral("sustainedMinutes"));
    auto* page = m_open->window.findChild<SectionsPage*>(QStringLiteral("coresPage"));
    QVERIFY(tabs != nullptr && load != nullptr && minutes != nullptr && page != nullptr);
    QVERIFY(!load->isVisible());
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(4).center());
    QTRY_VERIFY(load->isVisible());
    QCOMPARE(load->currentText(), QStringLiteral("Vectors"));
    QCOMPARE(minutes->currentText(), QStringLiteral("10 minutes"));
    QCOMPARE(page->request().sustainedMinutes, 10);
    load->setCurrentIndex(2);
    minutes->setCurrentIndex(0);
    QCOMPARE(minutes->currentText(), QStringLiteral("1 minute"));
    const RunRequest request = page->request();
    QCOMPARE(request.selection.sustained.loads, std::vector<std::string>{"memory"});
    QCOMPARE(requestFor({}, request).settings.sustainedMinutes, 1);
  }

  void sustainedPerformanceLooksGood_data() { addLooks(); }

  void sustainedPerformanceLooksGood() {
    const Shown shown = draw(TestGroup::Sustained, figuresOfALoad(), QStringLiteral("sustained"));
    QVERIFY2(shown.caption.startsWith(QStringLiteral("Vectors: holds 100 % for 48 s, then 71")),
             qPrintable(shown.caption));
    QVERIFY(shown.caption.contains(QStringLiteral("The clock fell from 4.7")));
    QVERIFY(shown.svg.contains("Temperature"));
  }

  void contentionLooksGood_data() { addLooks(); }

  void contentionLooksGood() {
    const Shown shown = draw(TestGroup::Contention, figures(), QStringLiteral("contention"));
    QVERIFY(
        shown.caption.startsWith(QStringLiteral("With 16 threads, an add to one shared word costs 480 ns")));
    QVERIFY2(shown.caption.contains(QStringLiteral("The slowest of 16 threads on one word makes 85 %")),
             qPrintable(shown.caption));
    QVERIFY2(
        shown.caption.endsWith(QStringLiteral("False sharing ends at 64 bytes: the length of a cache line.")),
        qPrintable(shown.caption));
    QCOMPARE(shown.table.labels.values.size(), std::size_t{5});
    QVERIFY(shown.svg.contains("Own line"));
  }

  void coresLookGood_data() { addLooks(); }

  void coresLookGood() {
    const Shown shown = draw(TestGroup::Cores, figuresOfCores(), QStringLiteral("cores"));
    QVERIFY2(
        shown.caption.startsWith(QStringLiteral("Integer: CPU 5 fastest, CPU 0, 1, 2, 3, 4, 6, 7 slowest")),
        qPrintable(shown.caption));
    QCOMPARE(shown.table.labels.values.size(), std::size_t{8});
    const Column& clocks = *columnsOf(shown.table).back();
    QCOMPARE(clocks.headings, (std::vector<std::string>{"Clock", "GHz"}));
    QCOMPARE(valueText(clocks.values.front()), QStringLiteral("4.70"));
    QVERIFY(shown.svg.contains("CPU 5"));
  }

  void loadedLatencyLooksGood_data() { addLooks(); }

  void loadedLatencyLooksGood() {
    const Shown shown = draw(TestGroup::LoadedLatency, figuresOfLoads(), QStringLiteral("loadedLatency"));
    QVERIFY2(shown.caption.startsWith(QStringLiteral("Reads only: latency doubles at ")),
             qPrintable(shown.caption));
    QVERIFY(shown.svg.contains("Read:write 3:1"));
    QVERIFY(shown.svg.contains("Memory traffic, MB/s"));
  }

  void nodesLookGood_data() { addLooks(); }

  void nodesLookGood() {
    const Shown shown = draw(TestGroup::Numa, figuresOfNodes(), QStringLiteral("numa"));
    QCOMPARE(shown.table.labels.values.size(), std::size_t{8});
    QVERIFY(shown.svg.contains("Latency between NUMA nodes"));
    QVERIFY(shown.svg.contains("Memory of another node takes 1.60 times as long"));
    QVERIFY2(shown.svg.contains(">310<"), "the last column, of memory without CPUs");
  }

  void parallelLoadsLookGood_data() { addLooks(); }

  void parallelLoadsLookGood() {
    const Shown shown = draw(TestGroup::ParallelLoads, figuresOfChains(), QStringLiteral("parallelLoads"));
    QVERIFY2(shown.caption.contains(QStringLiteral(
                 "at least 24.0 loads in flight; 92.0 ns per load with one chain, 3.83 ns with 24 chains")),
             qPrintable(shown.caption));
    QCOMPARE(shown.table.labels.values.size(), std::size_t{9});
    QVERIFY(shown.svg.contains("loads in flight, higher is better"));
  }

  void pausesLookGood_data() { addLooks(); }

  void pausesLookGood() {
    const Shown shown = draw(TestGroup::Pauses, figuresOfPauses(), QStringLiteral("pauses"));
    QVERIFY2(shown.caption.startsWith(QStringLiteral("CPU 3 lost 0.654 %")), qPrintable(shown.caption));
    QVERIFY(shown.caption.contains(QStringLiteral("A sleeping thread on CPU 0 woke up 57.3")));
    // A row a dot.
    QCOMPARE(shown.table.labels.values.size(), std::size_t{120});
    const Column& p999 = *columnsOf(shown.table).back();
    QCOMPARE(p999.headings, (std::vector<std::string>{"p99.9", "ms"}));
    QCOMPARE(valueText(p999.values.back()), QStringLiteral("4.50"));
    QVERIFY(shown.svg.contains("CPU 2"));
  }

 private:
  static void addLooks() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("light") << false << 100 << false;
    QTest::newRow("dark") << true << 100 << false;
    QTest::newRow("large") << false << 200 << false;
    QTest::newRow("mirrored") << true << 100 << true;
  }

  struct Shown {
    QString caption;
    Table table;
    QByteArray svg;
  };

  /// The chart of a section by itself, as the row of the test says; a picture is kept under that name.
  static Shown draw(TestGroup group, const ChartData& data, const QString& name) {
    QFETCH(const bool, dark);
    QFETCH(const int, percent);
    QFETCH(const bool, mirrored);
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
    if (mirrored) QApplication::setLayoutDirection(Qt::RightToLeft);
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * percent / 100);
    QApplication::setFont(font);
    QWidget parent;
    parent.setAutoFillBackground(true);
    parent.setBackgroundRole(QPalette::Base);
    ChartPanel* chart = testSection(group).makeChart(&parent);
    chart->draw(data);
    parent.resize(820, 620);
    chart->setGeometry(parent.rect().adjusted(12, 12, -12, -12));
    parent.show();
    if (!QTest::qWaitForWindowExposed(&parent)) return {};
    settle(parent);
    const auto* caption = parent.findChild<QLabel*>(name + QStringLiteral("ChartCaption"));
    keep(parent.grab().toImage(),
         QStringLiteral("%1-%2").arg(name, QString::fromLatin1(QTest::currentDataTag())));
    return {caption != nullptr && caption->isVisible() ? caption->text() : QString(), chart->table(),
            chart->svg({})};
  }

  /// Eight cores, one of which is 4 % faster in arithmetic.
  static ChartData figuresOfCores() {
    ChartData data;
    for (std::int64_t cpu = 0; cpu < 8; ++cpu)
      for (const auto& [kernel, region, value] : {std::tuple{"heapsort-1000", 0, 5500.0},
                                                  {"floating-mix", 0, 5000.0},
                                                  {"read-serial-32", 12288, 520000.0},
                                                  {"read-serial-32", 262144, 190000.0},
                                                  {"read-serial-32", 67108864, 38000.0}}) {
        ChartFigure& figure = data.figures.emplace_back();
        figure.test = Test::Cores;
        figure.kernel = kernel;
        figure.parameters.cpuA = cpu;
        if (region > 0) figure.parameters.regionBytes = static_cast<std::uint64_t>(region);
        const double speed = (cpu == 5 && region == 0 ? 1.04 : 1.0) + 0.0005 * static_cast<double>(cpu % 3);
        figure.value = value * speed;
        for (const double visit : {1.001, 0.999, 1.0, 1.0005}) figure.visits.push_back(*figure.value * visit);
        figure.low = *figure.value * 0.998;
        figure.high = *figure.value * 1.002;
        figure.final = true;
        figure.grade = Grade::Good;
        figure.clockGhz = 4.7;
      }
    return data;
  }

  /// Eight nodes with CPUs in two packages, and memory without CPUs.
  static ChartData figuresOfNodes() {
    ChartData data;
    for (std::int64_t from = 0; from < 8; ++from)
      for (std::int64_t to = 0; to < 9; ++to) {
        const bool isNear = from / 4 == to / 4;
        ChartFigure& figure = data.figures.emplace_back();
        figure.test = Test::Numa;
        figure.kernel = "chase-1";
        figure.parameters.op = "latency";
        figure.parameters.nodeFrom = from;
        figure.parameters.nodeTo = to;
        figure.value = to == 8 ? 310 : from == to ? 100 : isNear ? 125 : 160;
        figure.final = true;
        figure.grade = Grade::Good;
      }
    return data;
  }

  /// Three levels: with 8 and 14 loads at most, and with more than there are chains.
  static ChartData figuresOfChains() {
    ChartData data;
    const auto add = [&](Bytes region, double latencyNs, std::int64_t most) {
      for (const std::int64_t chains : {1, 2, 3, 4, 6, 8, 12, 16, 24}) {
        ChartFigure& figure = data.figures.emplace_back();
        figure.test = Test::ParallelLoads;
        figure.kernel = "chase-" + std::to_string(chains);
        figure.parameters.regionBytes = region.count;
        figure.parameters.chains = chains;
        figure.value = latencyNs / static_cast<double>(std::min(chains, most));
        figure.low = *figure.value * 0.98;
        figure.high = *figure.value * 1.02;
        figure.final = true;
        figure.grade = Grade::Good;
      }
    };
    add(256_KiB, 4, 8);
    add(8_MiB, 17, 14);
    add(64_MiB, 92, 100);
    return data;
  }

  /// Four mixes of which each is served a little less than the one before, by queues of 95 ns.
  static ChartData figuresOfLoads() {
    ChartData data;
    const auto add = [&](const char* kernel, std::int64_t delay, double rate, double ns) {
      ChartFigure& figure = data.figures.emplace_back();
      figure.test = Test::LoadedLatency;
      figure.kernel = kernel;
      if (delay > 0) figure.parameters.delay = delay;
      figure.value = ns;
      figure.low = ns * 0.98;
      figure.high = ns * 1.02;
      figure.trafficRate = rate;
      figure.final = true;
      figure.grade = Grade::Good;
    };
    add("chase-1", 0, 674, 95);
    double served = 42'000;
    for (const char* kernel : {"inject-1to0", "inject-3to1", "inject-2to1", "inject-1to1"}) {
      for (const std::int64_t delay : {2435, 1448, 861, 512, 304, 181, 108, 64, 38, 23, 13, 8, 5, 3, 2, 1}) {
        const double load = 0.92 / (1 + static_cast<double>(delay - 1) / 40);
        add(kernel, delay, 674 + load * served, 95 * (1 + load / (2 * (1 - load))));
      }
      served *= 0.9;
    }
    return data;
  }

  /// Three CPUs with forty pauses each in ten seconds: the higher the number, the longer they are.
  /// Vectors that held for 48 s of two minutes.
  static ChartData figuresOfALoad() {
    ChartData data;
    ChartFigure& figure = data.figures.emplace_back();
    figure.test = Test::Sustained;
    figure.kernel = "triad-serial-16";
    figure.parameters.op = "triad";
    figure.parameters.regionBytes = 8192;
    figure.value = 71;
    SustainedFigures& of = figure.sustained.emplace();
    of.plannedS = 120;
    of.fallS = 48;
    of.throttles = 12;
    for (int second = 1; second <= 120; ++second) {
      const bool fell = second > 48;
      of.trace.endS.push_back(second);
      of.trace.sharePercent.push_back((fell ? 71 : 100) + 0.3 * (second % 5 - 2));
      of.trace.clockGhz.push_back(fell ? 3.3 : 4.7);
      of.trace.temperatureC.push_back(std::min(97.0, 45 + 1.1 * second));
    }
    figure.final = true;
    figure.grade = Grade::Good;
    return data;
  }

  static ChartData figuresOfPauses() {
    ChartData data;
    for (std::int64_t cpu = 1; cpu < 4; ++cpu) {
      ChartFigure& figure = data.figures.emplace_back();
      figure.test = Test::Pauses;
      figure.kernel = "pauses-watch";
      figure.parameters.cpuA = cpu;
      PauseFigures pauses;
      std::uint64_t lostNs = 0;
      for (std::uint64_t i = 0; i < 40; ++i) {
        const std::uint64_t ns =
            (6'000 + i % 7 * 900'000) / (i % 3 + 1) * static_cast<std::uint64_t>(cpu * cpu) / 9;
        pauses.pauses.push_back({i * 250'000'000, std::max<std::uint64_t>(ns, 5'100)});
        lostNs += pauses.pauses.back().ns;
        pauses.latency = {{1, std::max(pauses.latency.empty() ? 0 : pauses.latency[0].ns, ns)}};
      }
      pauses.latency.insert(pauses.latency.begin(), {0.999, static_cast<std::uint64_t>(cpu) * 1'500'000});
      pauses.count = 40;
      pauses.watchedS = 10;
      pauses.offCpuPercent = 0.1;
      figure.value = 100 * static_cast<double>(lostNs) / 1e10;
      figure.pauses = std::move(pauses);
      figure.final = true;
      figure.grade = Grade::Good;
    }
    ChartFigure& woken = data.figures.emplace_back();
    woken.test = Test::Pauses;
    woken.kernel = "pauses-wake-up";
    woken.parameters.cpuA = 0;
    woken.value = 57'300;
    PauseFigures& delays = woken.pauses.emplace();
    delays.count = 9990;
    delays.latency = {{0.5, 57'300}, {1, 1'200'000}};
    woken.final = true;
    woken.grade = Grade::Good;
    return data;
  }

  static ChartData figures() {
    ChartData data;
    for (const std::int64_t threads : {1, 2, 4, 8, 16})
      for (const auto& [kernel, ns] : {std::pair{"contention-apart-256", 2.0},
                                       {"contention-apart-8", 12.0},
                                       {"contention-add", 30.0},
                                       {"contention-cas", 75.0}}) {
        ChartFigure& figure = data.figures.emplace_back();
        figure.test = Test::Contention;
        figure.kernel = kernel;
        figure.parameters.threads = threads;
        figure.value = threads == 1 || ns < 3 ? 2 + ns / 1000 : ns * static_cast<double>(threads);
        figure.low = *figure.value * 0.95;
        figure.high = *figure.value * 1.04;
        figure.perThread.assign(static_cast<std::size_t>(threads), *figure.value);
        figure.perThread.front() *= 0.85;
        figure.final = true;
        figure.grade = Grade::Good;
      }
    for (const auto& [kernel, ns] : {std::pair{"contention-apart-128", 2.0},
                                     {"contention-apart-64", 2.0},
                                     {"contention-apart-32", 24.0},
                                     {"contention-apart-16", 24.0}}) {
      ChartFigure& figure = data.figures.emplace_back();
      figure.test = Test::Contention;
      figure.kernel = kernel;
      figure.parameters.threads = 2;
      figure.value = ns;
      figure.final = true;
    }
    return data;
  }

  static void keep(const QImage& image, const QString& name) {
    const QString folder = qEnvironmentVariable("STRATA_SCREENSHOTS");
    if (folder.isEmpty()) return;
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(image.save(QDir(folder).filePath(name + QStringLiteral(".png"))));
  }

  std::unique_ptr<OpenWindow> m_open;
  QFont m_font;  ///< that of the beginning, since a default font is that of the application
};

}  // namespace strata::gui

STRATA_GUI_TEST(CoresPageTest)
#include "tst_cores_page.moc"
