// SPDX-License-Identifier: GPL-3.0-or-later
// How the parts of a machine hold one another, and where they stand in its picture. Text is measured as if
// every character were 7 wide and 14 high.
#include <QtTest/qtest.h>

#include <algorithm>
#include <set>

#include "app/gui/topology/topology_layout.h"
#include "app/gui/topology/topology_tree.h"
#include "app/gui/topology/topology_words.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/sample_values.h"
#include "tests/gui/topology_samples.h"

namespace strata::gui {

namespace {

using Numbers = std::vector<int>;

constexpr double characterWidth = 7;

TopologyPicture layOutIn(const MachineParts& parts, double width) {
  const TopologyMetrics metrics{
      [](const QString& text) { return characterWidth * static_cast<double>(text.size()); }, 14};
  return layOut(topologyTree(parts), width, metrics);
}

MachineParts partsNamed(const QString& name) {
  if (name == QLatin1StringView("two")) return sampleParts();
  if (name == QLatin1StringView("mixed")) return eightCoresOfTwoKinds();
  if (name == QLatin1StringView("restricted")) return restrictedCores();
  if (name == QLatin1StringView("memory")) return threeSortsOfMemory();
  return name == QLatin1StringView("server") ? twoPackages() : eightPackages();
}

/// "package(node(cache(cores(core(cpu cpu) …" with numbers.
QString shapeOf(const TopologyBox& box) {
  static const QStringList names{QStringLiteral("machine"), QStringLiteral("package"), QStringLiteral("node"),
                                 QStringLiteral("L"),       QStringLiteral("cores"),   QStringLiteral("core"),
                                 QStringLiteral("cpu"),     QStringLiteral("offline")};
  QString text = names[static_cast<int>(box.level)];
  if (box.level != TopologyLevel::Machine) text += QString::number(box.number);
  QStringList parts;
  for (const TopologyBox& child : box.children) parts.append(shapeOf(child));
  return parts.isEmpty() ? text : text + u'(' + parts.join(u' ') + u')';
}

QString headingText(const TopologyBox& box) {
  QStringList lines;
  for (const QStringList& line : headingOf(box)) lines.append(line.join(QStringLiteral(" · ")));
  return lines.join(u'\n');
}

}  // namespace

class TopologyLayoutTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

  void theTreeHoldsEachPartInTheSmallestAroundIt() {
    QCOMPARE(shapeOf(topologyTree(sampleParts())),
             QStringLiteral("machine(package0(L3(cores2(core0(cpu0) core1(cpu1)))))"));
    QCOMPARE(
        shapeOf(topologyTree(eightCoresOfTwoKinds())),
        QStringLiteral("machine(package0(L3(cores4(core0(cpu0 cpu1) core1(cpu2 cpu3) core2(cpu4 cpu5) "
                       "core3(cpu6 cpu7)) L2(cores4(core4(cpu8) core5(cpu9) core6(cpu10) core7(cpu11))))))"));
  }

  void aNodeOfTheSameCpusIsPartOfItsPackage() {
    const TopologyBox machine = topologyTree(sampleParts());
    const TopologyBox& package = machine.children.front();
    QCOMPARE(package.nodes.size(), std::size_t{1});
    QCOMPARE(headingText(package),
             QStringLiteral("Package 0 · Intel Xeon Platinum 8481C\nNode 0 · 7.69 GiB"));
  }

  void aNodeAroundSeveralPackagesHoldsThem() {
    MachineParts parts;
    parts.packages = {{0, "", {0, 1}}, {1, "", {2, 3}}};
    parts.nodes = {{0, 8_GiB, {0, 1, 2, 3}}};
    parts.usable = {0, 1, 2, 3};
    QCOMPARE(shapeOf(topologyTree(parts)),
             QStringLiteral("machine(node0(package0(cpu0 cpu1) package1(cpu2 cpu3)))"));
  }

  void memoryWithoutCpusStandsBesideThePackages() {
    const TopologyBox machine = topologyTree(threeSortsOfMemory());
    QCOMPARE(shapeOf(machine), QStringLiteral("machine(package0(L3(cores2(core0(cpu0) core1(cpu1)))) "
                                              "package1(L3(cores2(core2(cpu2) core3(cpu3)))) node4)"));
    // Two sorts of memory near the same CPUs.
    QCOMPARE(headingText(machine.children[0]),
             QStringLiteral("Package 0 · Made-up Max\nNode 0 · 64 GiB\nNode 2 · 16 GiB"));
    QCOMPARE(headingText(machine.children[2]), QStringLiteral("Node 4 · 128 GiB · no CPUs"));
    QCOMPARE(headingText(machine).section(u'\n', 0, 0),
             QStringLiteral("2 packages · 4 cores · 4 CPUs · 288 GiB"));
  }

  void cachesThatAllCoresHaveStandWithTheMachine() {
    const TopologyBox machine = topologyTree(twoPackages());
    QCOMPARE(headingText(machine).section(u'\n', 1),
             QStringLiteral("Each core: L2 1 MiB · L1 32 KiB · L1i 32 KiB"));
    const TopologyBox& cores = machine.children[0].children[0].children[0];
    QCOMPARE(cores.level, TopologyLevel::Cores);
    QCOMPARE(headingText(cores), QString());
  }

  void kindsOfCoresAreNamedWithTheirCaches() {
    const TopologyBox machine = topologyTree(eightCoresOfTwoKinds());
    const TopologyBox& l3 = machine.children[0].children[0];
    QCOMPARE(headingText(l3.children[0]),
             QStringLiteral("4 performance cores · each L2 1.25 MiB · L1 48 KiB · L1i 32 KiB"));
    QCOMPARE(headingText(l3.children[1].children[0]),
             QStringLiteral("4 efficiency cores · each L1 32 KiB · L1i 64 KiB"));
    QCOMPARE(machine.caches.size(), std::size_t{0});
    QCOMPARE(l3.children[0].children[0].children[0].rank, CoreRank::Performance);
    QCOMPARE(l3.children[1].children[0].children[3].children[0].rank, CoreRank::Efficient);
  }

  void kindsWithoutARankHaveTheSystemsName() {
    MachineParts parts = eightCoresOfTwoKinds();
    for (CorePart& core : parts.cores) core.efficiency.reset();
    const TopologyBox machine = topologyTree(parts);
    QVERIFY(headingText(machine.children[0].children[0].children[0])
                .startsWith(QLatin1StringView("4 cores, IntelCore")));
  }

  void whatCannotBeUsedIsTold() {
    const MachineParts parts = restrictedCores();
    const TopologyBox machine = topologyTree(parts);
    const TopologyBox& offline = machine.children.back();
    QCOMPARE(offline.level, TopologyLevel::Offline);
    QCOMPARE(headingText(offline), QStringLiteral("2 CPUs are switched off"));
    QCOMPARE(offline.children.size(), std::size_t{2});
    std::set<int> notAllowed;
    const TopologyPicture picture = layOutIn(parts, 600);
    for (const PlacedBox& box : picture.boxes)
      if (box.state == CpuState::NotAllowed) notAllowed.insert(box.cpus.front());
    QCOMPARE(notAllowed, (std::set<int>{3, 9}));
    QCOMPARE(picture.samples.size(), std::size_t{2});
    const auto cpu9 = std::ranges::find_if(picture.boxes, [](const PlacedBox& box) {
      return box.level == TopologyLevel::Cpu && box.cpus == Numbers{9};
    });
    QCOMPARE(cpu9->description, QStringLiteral("CPU 9 · efficiency · not allowed for this program"));
    QCOMPARE(layOutIn(sampleParts(), 600).samples.size(), std::size_t{0});
  }

  void aProgramThatBoundItselfKnowsWhatItMayUse() {
    const MachineParts parts = withUsable(restrictedCores(), {0, 3, 15});
    QCOMPARE(parts.usable, (Numbers{0, 3}));  // 15 is switched off
    QCOMPARE(parts.notAllowed, (Numbers{1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}));
    QCOMPARE(usableOf(parts, {1, 2, 3}), Numbers{3});
  }

  void everythingStandsWhereItBelongs_data() {
    QTest::addColumn<QString>("machine");
    QTest::addColumn<int>("width");
    const QStringList machines{QStringLiteral("two"),        QStringLiteral("mixed"),
                               QStringLiteral("restricted"), QStringLiteral("memory"),
                               QStringLiteral("server"),     QStringLiteral("huge")};
    for (const QString& machine : machines)
      for (const int width : {300, 500, 900, 1600})
        QTest::addRow("%s-%d", qPrintable(machine), width) << machine << width;
  }

  void everythingStandsWhereItBelongs() {
    QFETCH(const QString, machine);
    QFETCH(const int, width);
    const MachineParts parts = partsNamed(machine);
    const TopologyPicture picture = layOutIn(parts, width);
    QVERIFY(picture.size.width() <= width);

    const QRectF page(QPointF(0, 0), picture.size);
    std::multiset<int> cpus;
    for (std::size_t i = 0; i < picture.boxes.size(); ++i) {
      const PlacedBox& box = picture.boxes[i];
      QVERIFY(page.adjusted(0, 0, 0.01, 0.01).contains(box.box));
      for (const PlacedText& text : box.texts) QVERIFY(box.box.adjusted(0, 0, 0.01, 0.01).contains(text.box));
      if (box.level == TopologyLevel::Cpu) cpus.insert(box.cpus.front());
      if (!box.parent) continue;
      QVERIFY(*box.parent < i);
      const PlacedBox& parent = picture.boxes[*box.parent];
      QVERIFY(parent.box.adjusted(-0.01, -0.01, 0.01, 0.01).contains(box.box));
      for (const PlacedText& text : parent.texts) QVERIFY(!text.box.intersects(box.box));
      if (box.state != CpuState::Offline) QVERIFY(std::ranges::includes(parent.cpus, box.cpus));
      // Those beside it.
      for (std::size_t j = i + 1; j < picture.boxes.size(); ++j)
        if (picture.boxes[j].parent == box.parent) QVERIFY(!picture.boxes[j].box.intersects(box.box));
    }
    std::multiset<int> all(parts.usable.begin(), parts.usable.end());
    all.insert(parts.notAllowed.begin(), parts.notAllowed.end());
    all.insert(parts.offline.begin(), parts.offline.end());
    QCOMPARE(cpus, all);
  }

  void twoCoresByHand() {
    // A line is 14: cells are 20.3 high, rounded up to 21, and 7 + 2 × 4.2, rounded up to 16, wide; the
    // caption "Core 0" is 42 wide, which the cell below it takes.
    const TopologyPicture picture = layOutIn(sampleParts(), 600);
    const auto core = std::ranges::find(picture.boxes, TopologyLevel::Core, &PlacedBox::level);
    const double pad = 14 * 0.22;
    QCOMPARE(core->box.width(), 42 + 2 * pad);
    QCOMPARE(core->box.height(), 2 * pad + 14 * 1.2 + 21);
    const PlacedBox& cpu = *(core + 1);
    QCOMPARE(cpu.box, QRectF(core->box.x() + pad, core->box.y() + pad + 14 * 1.2, 42, 21));
    // The second core is half a line further on.
    const auto next = std::find_if(core + 1, picture.boxes.end(),
                                   [](const PlacedBox& box) { return box.level == TopologyLevel::Core; });
    QCOMPARE(next->box.x(), core->box.right() + 7);
    QCOMPARE(next->box.y(), core->box.y());
  }

  void manyCoresHaveNoCaptionsAndNoFrameOfTheirOwnAroundOneCpu() {
    const TopologyPicture server = layOutIn(twoPackages(), 900);
    for (const PlacedBox& box : server.boxes)
      if (box.level == TopologyLevel::Core) {
        QVERIFY(box.texts.empty());
        QVERIFY(box.framed);  // around two
      }
    MachineParts parts;
    for (int cpu = 0; cpu < 64; ++cpu) {
      parts.usable.push_back(cpu);
      parts.cores.push_back({cpu, "", {cpu}});
    }
    const TopologyPicture picture = layOutIn(parts, 900);
    const auto core = std::ranges::find(picture.boxes, TopologyLevel::Core, &PlacedBox::level);
    QVERIFY(!core->framed);
    QCOMPARE(core->box, (core + 1)->box);
    // In lines of sixteen.
    const auto inFirstLine = std::ranges::count_if(picture.boxes, [&](const PlacedBox& box) {
      return box.level == TopologyLevel::Cpu && box.box.y() == core->box.y();
    });
    QCOMPARE(inFirstLine, 16);
  }

  void aPlaceBelongsToTheInnermostBox() {
    const TopologyPicture picture = layOutIn(sampleParts(), 600);
    for (std::size_t i = 0; i < picture.boxes.size(); ++i)
      if (picture.boxes[i].level == TopologyLevel::Cpu)
        QCOMPARE(boxAt(picture, picture.boxes[i].box.center()), i);
    const auto package = std::ranges::find(picture.boxes, TopologyLevel::Package, &PlacedBox::level);
    QCOMPARE(boxAt(picture, package->box.topLeft() + QPointF(2, 2)),
             static_cast<std::size_t>(package - picture.boxes.begin()));
    QVERIFY(!boxAt(picture, {5000, 5000}));
  }

  void keysGoToTheNextCpuOnThePicture() {
    const TopologyPicture picture = layOutIn(twoPackages(), 900);
    const auto indexOf = [&](int cpu) {
      for (std::size_t i = 0; i < picture.boxes.size(); ++i)
        if (picture.boxes[i].level == TopologyLevel::Cpu && picture.boxes[i].cpus.front() == cpu) return i;
      return std::size_t{0};
    };
    QCOMPARE(neighbourOf(picture, indexOf(0), Direction::Right), indexOf(1));
    QCOMPARE(neighbourOf(picture, indexOf(1), Direction::Right), indexOf(2));
    QCOMPARE(neighbourOf(picture, indexOf(1), Direction::Left), indexOf(0));
    QCOMPARE(neighbourOf(picture, indexOf(0), Direction::Left), indexOf(0));
    QCOMPARE(neighbourOf(picture, indexOf(0), Direction::Up), indexOf(0));
    const PlacedBox& below = picture.boxes[neighbourOf(picture, indexOf(0), Direction::Down)];
    QCOMPARE(below.box.x(), picture.boxes[indexOf(0)].box.x());
    QVERIFY(below.box.y() > picture.boxes[indexOf(0)].box.y());
    QCOMPARE(neighbourOf(picture, neighbourOf(picture, indexOf(0), Direction::Down), Direction::Up),
             indexOf(0));
  }

  void aMachineOfWhichNothingIsKnownHasNoBoxes() {
    const TopologyPicture picture = layOutIn(MachineParts{}, 500);
    QCOMPARE(picture.boxes.size(), std::size_t{1});
    QVERIFY(picture.boxes.front().cpus.empty());
  }
};

}  // namespace strata::gui

STRATA_GUI_TEST(TopologyLayoutTest)
#include "tst_topology_layout.moc"
