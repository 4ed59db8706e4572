// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/compare_page.h"

#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qmimedata.h>
#include <QtCore/qstandardpaths.h>
#include <QtGui/qaction.h>
#include <QtGui/qevent.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlayout.h>
#include <QtWidgets/qlistview.h>
#include <QtWidgets/qmenu.h>
#include <QtWidgets/qpushbutton.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>
#include <utility>

#include "app/gui/compare/compare_chart.h"
#include "app/gui/compare/compare_exports.h"
#include "app/gui/compare/compare_model.h"
#include "app/gui/compare/compare_sides_model.h"
#include "app/gui/compare/compare_table.h"
#include "app/gui/compare/compare_thread.h"
#include "app/gui/files/opened_files.h"
#include "app/gui/history/history_thread.h"
#include "app/gui/look/theme.h"
#include "app/gui/text/labels.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/current_stack.h"
#include "app/gui/widgets/elided_label.h"
#include "app/gui/widgets/empty_state.h"
#include "app/gui/widgets/folding_splitter.h"
#include "app/gui/widgets/notice_bar.h"
#include "core/report/comparison_answer.h"

namespace strata::gui {

ComparePage::~ComparePage() = default;

void ComparePage::connectParts() {
  const auto complain = [this](const Reason& reason) {
    m_notice->show([reason] { return reasonText(reason); });
  };
  connect(&m_history, &HistoryThread::sidesLoaded, this,
          [this](std::size_t question, const SharedSides& sides) {
            const auto asked = m_asked.find(question);
            if (asked == m_asked.end()) return;
            const bool replaces = asked->second && !sides.empty() && !m_set.isEmpty();
            m_asked.erase(asked);
            if (!replaces) {
              addSides(sides);
              return;
            }
            const CompareSet before = std::exchange(m_set, {});
            if (!hasRoomFor(sides)) {
              m_set = before;
              return;
            }
            addSides(sides);
            // What was taken away before is of another comparison.
            m_before = before;
            offerUndo();
          });
  connect(&m_history, &HistoryThread::sidesNotLoaded, this,
          [this, complain](std::size_t question, const Reason& reason) {
            if (m_asked.erase(question) > 0) complain(reason);
          });
  connect(&m_history, &HistoryThread::floorsFound, this,
          [this](std::size_t question, const FloorOf& floorOf) {
            if (question != m_floorsAsked) return;
            m_floorsAsked = 0;
            m_thread->compare(m_set.contents(), CompareSet::baseline, floorOf);
          });
  // What is found out when this page asks, nobody has seen on the History page.
  const auto complainHere = [this, complain](const Reason& reason) {
    if (m_floorsAsked > 0 || !m_asked.empty()) complain(reason);
  };
  connect(&m_history, &HistoryThread::failed, this, complainHere);
  connect(&m_history, &HistoryThread::recovered, this, complainHere);
  connect(&m_reading, &FileReading::wasRead, this, [this](const QString& file, const ReadRuns& runs) {
    const QString name = QDir::toNativeSeparators(file);
    const std::string stem = QFileInfo(file).completeBaseName().toStdString();
    const SharedSides sides = shared(sidesOf(*runs, stem));
    if (!hasRoomFor(sides)) return;
    emit done(addSides(sides) ? tr("Added from %1").arg(name)
                              : tr("All of %1 is compared already").arg(name));
  });
  const auto complainOfFile = [this](const QString& file, const Reason& reason) {
    const QString name = QFileInfo(file).fileName();
    m_notice->show(
        [reason, name] { return tr("%1: %2", "file, why it cannot be read").arg(name, reasonText(reason)); });
  };
  connect(&m_reading, &FileReading::wasRefused, this, complainOfFile);
  connect(&m_reading, &FileReading::isHistory, this, [this, complainOfFile](const QString& file) {
    complainOfFile(file, {"unknown-format", {}});
    m_reading.historyIsTaken();
  });
  connect(m_thread.get(), &CompareThread::compared, this,
          [this](const std::shared_ptr<const Comparison>& comparison) {
            m_pending = false;
            m_view = {m_set, comparison};
            showView();
          });
  connect(m_exports, &CompareExports::done, this, &ComparePage::done);
  connect(m_exports, &CompareExports::failed, this,
          [this](const QString& sentence) { m_notice->show([sentence] { return sentence; }); });
  connect(m_chart, &CompareChart::sectionChanged, this, [this](const std::string& section) {
    m_table->setSection(section);
    showAnswer();
  });
  connect(m_sides, &CompareSidesModel::moveWanted, this, &ComparePage::moveSide, Qt::QueuedConnection);
  connect(m_sides, &CompareSidesModel::hidingWanted, this, [this](const std::string& id, bool hidden) {
    const auto index = m_set.indexOf(id);
    if (!index) return;
    m_set.setHidden(*index, hidden);
    shownChanged();
  });
  connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
    showWhatCanBeDone();
    showAnswer();
  });
  connect(m_sides, &QAbstractItemModel::modelReset, this, &ComparePage::showWhatCanBeDone);
  connect(m_baseline, &QPushButton::clicked, this, [this] { moveSide(m_list->currentIndex().row(), 0); });
  connect(m_remove, &QPushButton::clicked, this, [this] {
    rememberSides();
    change([this](std::size_t index) { m_set.remove(index); });
    offerUndo();
  });
  connect(m_clear, &QPushButton::clicked, this, &ComparePage::clear);
  connect(m_undo, &QPushButton::clicked, this, [this] {
    m_undoBar->dismiss();
    m_set = std::exchange(m_before, {});
    changed();
    m_list->setFocus();
  });
  connect(m_how, &QToolButton::toggled, this, [this](bool all) {
    m_method->setVisible(all);
    fitAnswer();
  });
  connect(m_copy, &QPushButton::clicked, this, &ComparePage::copyTable);
  connect(m_fromHistory, &QAction::triggered, this, &ComparePage::historyWanted);
  connect(m_fromFiles, &QAction::triggered, this, &ComparePage::askForFiles);
  connect(m_references, &QMenu::aboutToShow, this, &ComparePage::offerReferences);
  connect(m_exportTable, &QAction::triggered, this,
          [this] { m_exports->saveTable(m_view, shown(), headSentences()); });
  connect(m_exportPicture, &QAction::triggered, this, &ComparePage::savePicture);
  connect(m_copyPicture, &QAction::triggered, this, &ComparePage::copyPicture);
}

void ComparePage::copyTable() {
  m_exports->copyText(m_table->text());
}

// Without a history there is never an answer.
void ComparePage::compareKept(const std::vector<std::string>& ids) {
  if (!ids.empty() && m_history.hasHistory()) m_asked.emplace(m_history.loadSides(ids), true);
}

void ComparePage::addKept(const std::vector<std::string>& ids) {
  if (!ids.empty() && m_history.hasHistory()) m_asked.emplace(m_history.loadSides(ids), false);
}

void ComparePage::addFiles(const QStringList& files) {
  m_reading.read(files);
}

bool ComparePage::hasRoomFor(const SharedSides& sides) {
  std::vector<const ComparedSide*> all;
  for (const CompareSide& side : m_set.sides()) all.push_back(side.content.get());
  for (const auto& side : sides) all.push_back(side.get());
  const auto error = whyTooMany(all);
  if (error) m_notice->show([reason = *error] { return reasonText(reason); });
  return !error;
}

bool ComparePage::addSides(const SharedSides& sides) {
  if (!hasRoomFor(sides)) return false;
  bool added = false;
  for (const auto& side : sides) added = m_set.add(side) || added;
  if (!added) return false;
  // Undo would take them away again.
  m_undoBar->dismiss();
  changed();
  return true;
}

void ComparePage::setReferences(std::function<std::vector<ComparedSide>()> references) {
  m_makeReferences = std::move(references);
  m_references->menuAction()->setVisible(m_makeReferences != nullptr);
}

void ComparePage::offerReferences() {
  m_references->clear();
  for (auto& side : shared(m_makeReferences ? m_makeReferences() : std::vector<ComparedSide>())) {
    QAction* action =
        m_references->addAction(QString::fromStdString(side->name).replace(u'&', QStringLiteral("&&")));
    action->setEnabled(!m_set.indexOf(sideIdOf(*side)));
    connect(action, &QAction::triggered, this, [this, side] { addSides({side}); });
  }
}

void ComparePage::setRateUnit(RateUnit unit) {
  m_chart->setRateUnit(unit);
  m_table->setRateUnit(unit);
}

void ComparePage::changed() {
  m_sides->setSides(m_set);
  m_layers->setCurrentWidget(m_set.isEmpty() ? static_cast<QWidget*>(m_empty) : m_content);
  // As in other lists, one row is always current: the first side after the baseline, since it has an answer.
  if (!m_list->currentIndex().isValid() && m_sides->rowCount() > 0)
    m_list->setCurrentIndex(m_sides->index(std::min(1, m_sides->rowCount() - 1)));
  m_pending = true;
  m_thread->forget();
  m_floorsAsked = m_history.findFloors(m_set.contents(), CompareSet::baseline);
  showWhatCanBeDone();
  emit chartChanged();
}

void ComparePage::shownChanged() {
  m_sides->setSides(m_set);
  if (m_pending) return;
  m_view.set = m_set;
  showView();
}

void ComparePage::showView() {
  m_sides->setComparison(*m_view.comparison);
  m_chart->setView(m_view);
  m_table->setView(m_view);
  showAnswer();
  showDiffering();
  showWhatCanBeDone();
  partHeight();
}

const Comparison& ComparePage::shown() const {
  return m_table->model().shown();
}

// Numbers are written as in the report that they are the head of.
std::vector<std::string> ComparePage::headSentences() const {
  const ChartTexts texts{reportWords()};
  std::vector<std::string> sentences;
  if (const QString differing = differingText(texts); !differing.isEmpty())
    sentences.push_back(differing.toStdString());
  for (std::size_t side = 1; side < shown().sides.size(); ++side)
    sentences.push_back(answerOf(shown(), side, shown().sides[side], texts));
  return sentences;
}

void ComparePage::showAnswer() {
  // Under the tab of a test that is not compared, an answer could only be of others.
  const CompareModel& model = m_table->model();
  m_banner->setVisible(!m_set.isEmpty() && (model.section().empty() || !model.lacksCommonResults()));
  m_method->setText(model.methodLine() + u'\n' + word("compare-reading") + u'\n' + word("compare-margins"));
  m_how->setVisible(m_set.sides().size() > 1);
  if (m_set.sides().size() >= 2 && m_pending) return;
  m_wholeAnswer = answer();
  m_answer->setAccessibleName(m_wholeAnswer);
  fitAnswer();
}

QString ComparePage::answer() const {
  if (m_set.sides().size() < 2) return tr("Add another run, series or file to compare with.");
  // The answer is of the side that is chosen; for the baseline, which has none, of the first that is shown.
  const std::vector<CompareSide>& sides = m_view.set.sides();
  const auto canTell = [&](std::size_t side) {
    return side < sides.size() && side != CompareSet::baseline && !sides[side].hidden;
  };
  std::size_t side = static_cast<std::size_t>(std::max(0, m_list->currentIndex().row()));
  for (std::size_t other = 1; !canTell(side) && other < sides.size(); ++other)
    if (canTell(other)) side = other;
  if (!canTell(side)) return tr("All other sides are hidden.");
  return tr("Compared with %1: %2", "name of the baseline, what was found")
      .arg(sides[CompareSet::baseline].name(),
           QString::fromStdString(
               answerOf(*m_view.comparison, side, sides[side].name().toStdString(), chartTexts())));
}

QString ComparePage::differingText(const ChartTexts& texts) const {
  std::vector<const ComparedSide*> sides;
  for (const CompareSide& side : m_view.set.sides())
    if (!side.hidden) sides.push_back(side.content.get());
  QStringList facts;
  for (const std::string& fact : differingFacts(sides, texts)) facts << QString::fromStdString(fact);
  return facts.isEmpty() ? QString()
                         : tr("Differs: %1", "settings with a value for each side").arg(joinedFacts(facts));
}

void ComparePage::showDiffering() {
  m_differing->setText(differingText(chartTexts()));
  m_differing->setVisible(!m_differing->text().isEmpty());
}

void ComparePage::showWhatCanBeDone() {
  const QModelIndex current = m_list->currentIndex();
  const bool chosen = current.isValid();
  m_remove->setEnabled(chosen);
  m_baseline->setEnabled(chosen && static_cast<std::size_t>(current.row()) != CompareSet::baseline);
  for (QPushButton* button : {m_baseline, m_remove, m_clear, m_copy, m_export})
    button->setVisible(!m_set.isEmpty());
  // While a first comparison is under way there is nothing to take along.
  for (QPushButton* button : {m_copy, m_export}) button->setEnabled(!m_view.set.isEmpty());
}

void ComparePage::moveSide(int row, int before) {
  if (row < 0 || before < 0) return;
  const auto index = static_cast<std::size_t>(row);
  if (index >= m_set.sides().size()) return;
  const std::string id = m_set.sides()[index].id;
  if (!m_set.move(index, static_cast<std::size_t>(before))) return;
  changed();
  // The keyboard goes with it, so that it can be moved on.
  if (const auto now = m_set.indexOf(id)) m_list->setCurrentIndex(m_sides->index(static_cast<int>(*now)));
}

void ComparePage::clear() {
  rememberSides();
  m_set.clear();
  changed();
  m_view = {};
  showView();
  offerUndo();
}

void ComparePage::rememberSides() {
  // One after the other is taken back together.
  if (m_undoBar->isHidden()) m_before = m_set;
}

void ComparePage::offerUndo() {
  const auto isGone = [this](const CompareSide& side) { return !m_set.indexOf(side.id); };
  const auto gone = static_cast<int>(std::ranges::count_if(m_before.sides(), isGone));
  if (gone > 0)
    m_undoBar->show([gone] { return tr("%Ln side(s) removed from the comparison.", nullptr, gone); });
}

void ComparePage::change(const std::function<void(std::size_t index)>& how) {
  const QModelIndex current = m_list->currentIndex();
  if (!current.isValid()) return;
  const int row = current.row();
  how(static_cast<std::size_t>(row));
  changed();
  // The row that moved up to its place, so that several can be removed one after the other.
  if (m_sides->rowCount() > 0)
    m_list->setCurrentIndex(m_sides->index(std::min(row, m_sides->rowCount() - 1)));
  showWhatCanBeDone();
}

void ComparePage::askForFiles() {
  const FileQuestion question{FileQuestion::Purpose::Open,
                              tr("Add runs to compare"),
                              QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                              tr("Runs of Strata (*.strata *.json);;All files (*)"),
                              {}};
  m_chooseFile(this, question, [this](const QString& path) { addFiles({path}); });
}

PictureHead ComparePage::pictureHead() const {
  PictureHead head;
  head.title = tr("Comparison");
  head.settings = m_table->model().methodLine();
  return head;
}

void ComparePage::savePicture() {
  m_exports->savePicture(m_chart->plot(), pictureHead());
}

void ComparePage::copyPicture() {
  m_exports->copyPicture(m_chart->plot(), pictureHead());
}

void ComparePage::dragEnterEvent(QDragEnterEvent* event) {
  // Never a move: the file manager would delete what was only read.
  if (!event->mimeData()->hasUrls() || !event->possibleActions().testFlag(Qt::CopyAction)) return;
  event->setDropAction(Qt::CopyAction);
  event->accept();
}

void ComparePage::dropEvent(QDropEvent* event) {
  addFiles(localFiles(event->mimeData()));
  event->setDropAction(Qt::CopyAction);
  event->accept();
}

void ComparePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) fit();
  QWidget::changeEvent(event);
}

}  // namespace strata::gui

#include "moc_compare_page.cpp"
