// SPDX-License-Identifier: GPL-3.0-or-later
// Plants markup in every text that comes from a run file, another machine, the system, a file name or a
// reason, visits all pages and dialogs, and fails where anything would draw that text as HTML, or has loaded
// what the HTML names.
#include <QtCore/qpointer.h>
#include <QtCore/qtemporarydir.h>
#include <QtCore/qurl.h>
#include <QtGui/qaction.h>
#include <QtGui/qevent.h>
#include <QtGui/qtextdocument.h>
#include <QtTest/qtest.h>
#include <QtWidgets/qabstractbutton.h>
#include <QtWidgets/qabstractitemview.h>
#include <QtWidgets/qapplication.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qdialog.h>
#include <QtWidgets/qgraphicsitem.h>
#include <QtWidgets/qgraphicsview.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qlistwidget.h>
#include <QtWidgets/qmessagebox.h>
#include <QtWidgets/qplaintextedit.h>
#include <QtWidgets/qtextedit.h>
#include <QtWidgets/qtooltip.h>
#include <QtWidgets/qtreeview.h>

#include <algorithm>

#include "app/gui/pages/compare_page.h"
#include "app/gui/pages/page.h"
#include "app/gui/window/main_window.h"
#include "core/files/write_file.h"
#include "core/history/history.h"
#include "core/report/json.h"
#include "core/report/run_names.h"
#include "tests/gui/compare_samples.h"
#include "tests/gui/fake_engine.h"
#include "tests/gui/gui_tests.h"
#include "tests/gui/network_samples.h"
#include "tests/gui/sample_values.h"
#include "tests/gui/window_probe.h"
#include "tests/support/sample_run.h"

namespace strata::gui {

namespace {

/// What HTML makes invisible, and asks for a file.
const std::string plantedMarkup = "<b>planted</b><img src='planted.png'>";

const std::string plantedSeries = "4b1f7a80-7a3c-4f6f-8f0a-b2c9f1f3d6aa";

std::string plantedIn(const std::string& text) {
  return plantedMarkup + text;
}

bool holdsPlanted(const QString& text) {
  return text.contains(QStringLiteral("planted"));
}

/// The label in which Qt shows tool tips; null where none is shown.
QLabel* shownToolTip() {
  for (QWidget* widget : QApplication::topLevelWidgets())
    if (widget->inherits("QTipLabel") && widget->isVisible()) return static_cast<QLabel*>(widget);
  return nullptr;
}

/// Texts that the system reports of a machine, which may be another machine or come from a file.
Machine plantedMachine() {
  Machine machine = sampleMachine();
  for (std::string* text : {&machine.cpuModel, &machine.system, &machine.cLibrary, &machine.hypervisor})
    *text = plantedMarkup;
  for (CoreKind& kind : machine.coreKinds) kind.name = plantedMarkup;
  return machine;
}

void plantFacts(Run& run) {
  run.machine.cLibrary = run.machine.hypervisor = plantedMarkup;
  for (PeerFacts& peer : run.peers)
    for (std::string* text : {&peer.name, &peer.address, &peer.localAddress, &peer.cpu, &peer.system})
      *text = plantedMarkup;
  FolderFacts folder;
  for (std::string* text :
       {&folder.path, &folder.device, &folder.fileSystem, &folder.mountOptions, &folder.model, &folder.link})
    *text = plantedMarkup;
  run.disks.push_back(folder);
}

/// A known reason with a parameter that is not known.
void plantReason(CellResult& result) {
  if (auto* measured = std::get_if<Measured>(&result.outcome))
    measured->verdict.reasons.push_back({"not-checked", {{"program", plantedMarkup}}});
}

std::vector<Run> plantedRuns() {
  std::vector<Run> runs = seriesOf(plantedSeries, plantedMarkup, 1, 4);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    Run& run = runs[i];
    run.id = "0d9d3b52-0f53-4a4e-9d0e-6a4a51c0b2f" + std::to_string(i);
    run.comment = plantedMarkup;
    run.program.compiler = plantedMarkup;
    run.program.version = plantedMarkup;
    run.machine.cpuModel = plantedMarkup;
    run.machine.system = plantedMarkup;
    plantFacts(run);
    for (CellResult& result : run.results) {
      result.unit = plantedIn(result.unit).substr(0, mostUnit.count);
      result.metric = plantedMarkup;
      for (auto* text : {&result.parameters.pattern, &result.parameters.op, &result.parameters.pages,
                         &result.parameters.memoryKind, &result.parameters.peer})
        if (*text) *text = plantedIn(**text);
      plantReason(result);
    }
    run.results.push_back(run.results.front());
    run.results.back().kernel = plantedMarkup;
    run.results.push_back(run.results.front());
    run.results.back().outcome = Skipped{{"not-checked", {{"program", plantedMarkup}}}};
  }
  return runs;
}

std::string plantedJson() {
  return seriesToJson(plantedSeries, plantedRuns());
}

}  // namespace

class ForeignTextTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_asked = 0;
    QTextDocument::setDefaultResourceProvider([this](const QUrl& url) {
      if (!holdsPlanted(url.toString())) return QVariant();
      ++m_asked;
      m_rendered.insert(QStringLiteral("what is shown in %1").arg(m_shown));
      return QVariant();
    });
  }

  void cleanup() { QTextDocument::setDefaultResourceProvider({}); }

  void theWalkWouldSeeWhatIsRendered() {
    QLabel label;  // every label of the window must differ from this one
    label.setText(QString::fromStdString(plantedMarkup));
    label.grab();
    QVERIFY(m_asked > 0);
    QVERIFY(label.textFormat() != Qt::PlainText);
  }

  void toolTipsAreNotHtml() {
    FakeEngine engine;
    MainWindow window(engine.engine(), {});
    QToolTip::showText(QPoint(5, 5), QString::fromStdString(plantedMarkup), &window);
    QTRY_VERIFY(shownToolTip() != nullptr);
    QCOMPARE(shownToolTip()->textFormat(), Qt::PlainText);
    QToolTip::hideText();
    QTRY_VERIFY(shownToolTip() == nullptr);
  }

  void runsOfAStranger() {
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("<b>planted<b>.strata")).toStdString();
    QVERIFY(writeFile(path, plantedJson()));

    FakeEngine engine;
    WindowContext context;
    context.historyPath = folder.filePath(QStringLiteral("history.sqlite")).toStdString();
    MainWindow window(engine.engine(), std::move(context));
    WindowProbe probe(window);
    show(window);
    window.openFiles({QString::fromStdString(path)});
    auto* table = window.findChild<QTreeView*>(QStringLiteral("historyTable"));
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 1, 30000);
    const QModelIndex series = table->model()->index(0, 0);
    QCOMPARE(table->model()->rowCount(series), 4);
    table->expand(series);
    table->setCurrentIndex(table->model()->index(1, 0, series));
    const auto* report = probe.widget("historyReport")->findChild<QPlainTextEdit*>();
    QTRY_VERIFY(holdsPlanted(report->toPlainText()));
    look(window);

    SharedSides sides;
    const auto whole = std::make_shared<ComparedSide>();
    whole->name = plantedMarkup;
    whole->runs = plantedRuns();
    sides.push_back(whole);
    sides.push_back(sideOf(plantedMarkup, 1.2, 5));
    sides.push_back(publishedSide(plantedMarkup));
    window.findChild<ComparePage*>()->addSides(sides);
    lookAtPages(window);
    pages(window).setCurrentRow(static_cast<int>(Page::Compare));
    QTRY_VERIFY_WITH_TIMEOUT(probe.widget("compareTable")->isVisible(), 30000);
    look(window);
    tellRendered();
    QVERIFY2(m_planted > 20, qPrintable(QString::number(m_planted)));
  }

  void filesThatAreRefused() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("<b>planted<b>.strata"));
    std::string json = plantedJson();
    const std::string::size_type better = json.find("\"higher\"");
    QVERIFY(better != std::string::npos);
    json.replace(better, 8, '"' + plantedMarkup + '"');
    QVERIFY(writeFile(path.toStdString(), json));

    FakeEngine engine;
    WindowContext context;
    context.historyPath = folder.filePath(QStringLiteral("history.sqlite")).toStdString();
    MainWindow window(engine.engine(), std::move(context));
    WindowProbe probe(window);
    show(window);
    window.openFiles({path});
    QTRY_VERIFY(holdsPlanted(probe.text("noticeText")) || holdsPlanted(probe.text("historyNoticeText")));
    look(window);
    tellRendered();
    QVERIFY(m_planted > 0);
  }

  void everyPageAndDialogOfAStrangeMachine() {
    QTemporaryDir folder;
    FakeEngine fake;
    fake.setProgressPerStep(1);
    Engine engine = fake.engine();
    engine.examine = [](const std::stop_token&) -> Result<Machine> { return plantedMachine(); };
    engine.readParts = []() -> Result<MachineParts> {
      MachineParts parts = sampleParts();
      for (PackagePart& package : parts.packages) package.model = plantedMarkup;
      for (CorePart& core : parts.cores) core.kind = plantedMarkup;
      return parts;
    };
    engine.findLeftovers = [](const std::vector<std::string>&, const std::stop_token&) {
      return std::vector<Leftover>{{"/" + plantedMarkup + "/strata-1.tmp", 256_MiB}};
    };
    engine.program.compiler = plantedMarkup;
    WindowContext context;
    context.settings.diskFolders = {"/" + plantedMarkup};
    context.settings.networkPeers = {NetworkAddress{plantedMarkup}};
    context.historyPath = folder.filePath(QStringLiteral("history.sqlite")).toStdString();
    context.beforeAfterPath = folder.filePath(QStringLiteral("before-after.json")).toStdString();
    {
      Run earlier = classicRun();
      earlier.machine = plantedMachine();
      earlier.label = earlier.comment = plantedMarkup;
      auto history = History::open(context.historyPath);
      QVERIFY(history && history->add(earlier));
    }
    MainWindow window(engine, std::move(context));
    WindowProbe probe(window);
    show(window);
    QTRY_VERIFY(probe.widget("leftovers")->isVisible());
    QVERIFY(holdsPlanted(probe.text("leftoversText")));
    lookAtPages(window);
    probe.action("runAll")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(fake.runsEnded(), 1, 30000);
    QTRY_VERIFY_WITH_TIMEOUT(!probe.action("stop")->isEnabled(), 30000);
    lookAtPages(window);

    pages(window).setCurrentRow(0);
    for (const char* dialog : {"setup", "about", "showMachine", "runWhole", "share", "card", "endurance",
                               "repeat", "against", "beforeAfter"}) {
      m_shown = QString::fromLatin1(dialog);
      probe.action(dialog)->trigger();
      QTRY_VERIFY2(openDialog(window) != nullptr, dialog);
      QPointer<QDialog> shown = openDialog(window);
      look(window);
      shown->close();
      QTRY_VERIFY2(openDialog(window) == nullptr, dialog);
    }
    tellRendered();
    QVERIFY2(m_planted > 20, qPrintable(QString::number(m_planted)));
  }

  void reasonsAndPeers() {
    FakeEngine engine;
    MainWindow window(engine.engine(), {});
    WindowProbe probe(window);
    show(window);
    QTRY_VERIFY(!probe.text("emptySentence").isEmpty());
    engine.refuse(Reason{plantedMarkup, {{plantedMarkup, plantedMarkup}}});
    pages(window).setCurrentRow(2);
    QTRY_VERIFY(probe.widget("notice")->isVisible());
    look(window);
    engine.refuse(std::nullopt);

    pages(window).setCurrentRow(static_cast<int>(Page::Network));
    qobject_cast<QAbstractButton*>(probe.widget("networkListen"))->click();
    QTRY_VERIFY(probe.widget("networkCode")->isVisible());
    PeerFacts leader = sampleLeader();
    for (std::string* text :
         {&leader.name, &leader.address, &leader.localAddress, &leader.cpu, &leader.system, &leader.version})
      *text = plantedMarkup;
    engine.responder().tell({WrongCode{plantedMarkup, 60.0}});
    QTRY_VERIFY(holdsPlanted(probe.text("networkStatus")));
    look(window);
    engine.responder().tell({LeaderCame{leader}});
    engine.responder().tell(ledCell(sampleRoundTrip()));
    QTRY_VERIFY(holdsPlanted(probe.text("networkStatus")));
    look(window);
    tellRendered();
    QVERIFY(m_planted > 0);
  }

 private:
  static QListWidget& pages(const MainWindow& window) {
    return *window.findChild<QListWidget*>(QStringLiteral("pages"));
  }

  static QDialog* openDialog(const QWidget& window) {
    for (QDialog* dialog : window.findChildren<QDialog*>())
      if (dialog->isVisible()) return dialog;
    return nullptr;
  }

  void lookAtPages(MainWindow& window) {
    for (int page = 0; page < pages(window).count(); ++page) {
      m_shown = QStringLiteral("page %1").arg(page);
      pages(window).setCurrentRow(page);
      look(window);
    }
  }

  void show(MainWindow& window) {
    m_rendered.clear();
    m_planted = 0;
    window.look().setLanguage(QStringLiteral("en"));
    window.resize(1180, 860);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
  }

  void look(MainWindow& window) {
    QTest::qWait(20);
    window.grab();
    for (const QLabel* label : window.findChildren<QLabel*>()) {
      if (holdsPlanted(label->text())) ++m_planted;
      // Qt's own parts, such as the box about the program, show text of the source only.
      if (label->textFormat() != Qt::PlainText &&
          qobject_cast<QMessageBox*>(label->parentWidget()) == nullptr)
        m_rendered.insert(QStringLiteral("label ") + label->objectName());
    }
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
      if (holdsPlanted(widget->toolTip())) ++m_planted;
      // Qt shows What's-This texts as HTML, and no widget of the window has one.
      if (!widget->whatsThis().isEmpty())
        m_rendered.insert(QStringLiteral("explanation of ") + widget->objectName());
      const auto* edit = qobject_cast<const QTextEdit*>(widget);
      if (edit != nullptr && holdsPlanted(edit->toPlainText()))
        m_rendered.insert(QStringLiteral("page in ") + widget->objectName());
    }
    for (QAbstractItemView* view : window.findChildren<QAbstractItemView*>()) lookAtRows(*view);
    for (const QGraphicsView* view : window.findChildren<QGraphicsView*>())
      if (view->scene() != nullptr) lookAtPicture(*view);
  }

  /// Asks each cell for its tool tip as the pointer does.
  void lookAtRows(QAbstractItemView& view) {
    const QAbstractItemModel* model = view.model();
    if (model == nullptr || !view.isVisible()) return;
    for (int row = 0; row < model->rowCount(view.rootIndex()); ++row)
      for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
        const QModelIndex index = model->index(row, column, view.rootIndex());
        if (holdsPlanted(index.data().toString())) ++m_planted;
        if (!holdsPlanted(index.data(Qt::ToolTipRole).toString())) continue;
        const QPoint place = view.visualRect(index).center();
        if (!view.viewport()->rect().contains(place)) continue;
        QHelpEvent asked(QEvent::ToolTip, place, view.viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(view.viewport(), &asked);
        const QLabel* shown = shownToolTip();
        if (shown == nullptr) continue;
        ++m_planted;
        if (shown->textFormat() != Qt::PlainText)
          m_rendered.insert(QStringLiteral("tool tip in ") + view.objectName());
      }
    QToolTip::hideText();
  }

  void lookAtPicture(const QGraphicsView& view) {
    for (const QGraphicsItem* item : view.scene()->items()) {
      const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
      if (text == nullptr || !holdsPlanted(text->toPlainText())) continue;
      ++m_planted;
      if (!text->toPlainText().contains(QStringLiteral("<b>")))
        m_rendered.insert(QStringLiteral("text in ") + view.objectName());
    }
  }

  void tellRendered() const {
    QVERIFY2(m_rendered.isEmpty(), qPrintable(QStringList(m_rendered.begin(), m_rendered.end()).join(u", ")));
  }

  QSet<QString> m_rendered;  ///< what would draw HTML
  QString m_shown;           ///< the text that is examined
  int m_asked = 0;           ///< loads of files that a planted text names
  int m_planted = 0;         ///< in how many places a planted text was met
};

}  // namespace strata::gui

STRATA_GUI_TEST(ForeignTextTest)
#include "tst_foreign_text.moc"
