// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/compared_figures.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qcoreevent.h>
#include <QtGui/qstandarditemmodel.h>

#include <algorithm>
#include <functional>
#include <string_view>

#include "app/gui/text/labels.h"
#include "app/gui/text/moment_text.h"

namespace strata::gui {

namespace {

class ComparedText {
  Q_DECLARE_TR_FUNCTIONS(ComparedText)
};

/// Kept where there is no room for the longest name.
constexpr int leastCharacters = 12;

void addMove(std::vector<ComparedMoves>& moves, const Parameters& of, double rate) {
  const auto same = std::ranges::find_if(moves, [&](const ComparedMoves& line) {
    return line.widthBytes == *of.widthBytes && line.pattern == *of.pattern;
  });
  ComparedMoves& line =
      same != moves.end() ? *same : moves.emplace_back(ComparedMoves{*of.widthBytes, *of.pattern, {}});
  line.rates.emplace_back(Bytes{*of.regionBytes}, rate);
}

void take(ComparedFigures& figures, const CellResult& cell) {
  const Measured* measured = measuredOf(&cell);
  const Parameters& of = cell.parameters;
  if (measured == nullptr || !of.regionBytes || of.threads.value_or(1) != 1) return;
  takeMoves(figures, cell);
  if (cell.test == Test::Bandwidth && cell.unit == "MB/s" && of.op == "read" &&
      of.pattern.value_or("serial") == "serial")
    figures.readsMbs.emplace_back(Bytes{*of.regionBytes}, measured->value);
  if (cell.test == Test::Latency && cell.unit == "ns" && of.pages.value_or("default") == "default")
    figures.latenciesNs.emplace_back(Bytes{*of.regionBytes}, measured->value);
}

ComparedFigures figuresOf(const ReferenceRun& reference) {
  ComparedFigures figures;
  figures.name = reference.name;
  figures.label = QString::fromStdString(reference.run.label);
  if (const auto& origin = reference.run.origin) {
    figures.source = QString::fromStdString(origin->source);
    figures.year = origin->year.value_or(0);
  }
  figures.layers = publishedLayers(reference.run);
  for (const CellResult& cell : reference.run.results) take(figures, cell);
  for (ComparedMoves& line : figures.moves) std::ranges::sort(line.rates);
  std::ranges::sort(figures.readsMbs);
  std::ranges::sort(figures.latenciesNs);
  return figures;
}

bool isNameOfRun(std::string_view name) {
  return name == lastRunName || name.starts_with("run:");
}

}  // namespace

void takeMoves(ComparedFigures& figures, const CellResult& cell) {
  const Measured* measured = measuredOf(&cell);
  const Parameters& of = cell.parameters;
  if (measured == nullptr || !of.regionBytes || of.threads.value_or(1) != 1) return;
  if (cell.test == Test::Memory && cell.unit == "MB/s" && of.op == "move" && of.widthBytes && of.pattern)
    addMove(figures.moves, of, measured->value);
}

QString ComparedFigures::title() const {
  if (!isOwn()) return label;
  const QString when = momentText(started);
  const QString named = label.isEmpty() ? when : joinedFacts({label, when});
  return name == lastRunName ? ComparedText::tr("Last run, %1", "what it is called, when it began").arg(named)
                             : named;
}

QString ComparedFigures::sourceText() const {
  // A year is no quantity: it has no grouped digits.
  return year == 0 ? source : ComparedText::tr("%1, %2", "source, year").arg(source, QString::number(year));
}

std::vector<ComparedFigures> publishedFigures(const std::vector<ReferenceRun>& references) {
  std::vector<ComparedFigures> all;
  for (const ReferenceRun& reference : references) {
    ComparedFigures figures = figuresOf(reference);
    // One layer alone is no ladder.
    if (figures.layers.size() > 1 || !figures.moves.empty() || !figures.readsMbs.empty() ||
        !figures.latenciesNs.empty())
      all.push_back(std::move(figures));
  }
  return all;
}

ComparedChoice::ComparedChoice(const std::vector<ReferenceRun>& references, QObject* parent)
    : QObject(parent), m_offered(publishedFigures(references)) {}

const ComparedFigures* ComparedChoice::chosen() const {
  for (const std::vector<ComparedFigures>* all : {&m_own, &m_offered})
    if (const auto at = std::ranges::find(*all, m_name, &ComparedFigures::name); at != all->end())
      return &*at;
  return nullptr;
}

void ComparedChoice::setOwn(std::vector<ComparedFigures> own) {
  m_own = std::move(own);
  emit ownChanged();
  if (isNameOfRun(m_name)) emit changed();
}

QString ComparedChoice::name() const {
  return QString::fromStdString(m_name);
}

void ComparedChoice::choose(const QString& name) {
  std::string wanted = name.toStdString();
  if (!isNameOfRun(wanted) && std::ranges::find(m_offered, wanted, &ComparedFigures::name) == m_offered.end())
    wanted.clear();
  if (wanted == m_name) return;
  m_name = std::move(wanted);
  emit changed();
}

ComparedChooser::ComparedChooser(ComparedChoice& choice, QWidget* parent)
    : QComboBox(parent), m_choice(choice) {
  setObjectName(QStringLiteral("comparedChooser"));
  setSizeAdjustPolicy(QComboBox::AdjustToContents);
  connect(this, &QComboBox::activated, this, [this] { m_choice.choose(currentData().toString()); });
  connect(&choice, &ComparedChoice::changed, this, &ComparedChooser::showChoice);
  connect(&choice, &ComparedChoice::ownChanged, this, &ComparedChooser::fill);
  fill();
}

void ComparedChooser::addHeading(const QString& text) {
  addItem(text);
  // Nobody can choose it: the arrow keys pass it.
  if (auto* items = qobject_cast<QStandardItemModel*>(model())) {
    QStandardItem* heading = items->item(count() - 1);
    heading->setFlags(Qt::NoItemFlags);
    QFont bold = font();
    bold.setBold(true);
    heading->setFont(bold);
  }
}

void ComparedChooser::fill() {
  clear();
  addItem(tr("None", "no published figures"), QString());
  const auto add = [this](const ComparedFigures& figures) {
    addItem(figures.title(), QString::fromStdString(figures.name));
  };
  if (!m_choice.own().empty()) addHeading(tr("Earlier runs of this machine"));
  for (const ComparedFigures& figures : m_choice.own()) add(figures);
  std::vector<const ComparedFigures*> published;
  for (const ComparedFigures& figures : m_choice.offered()) published.push_back(&figures);
  std::ranges::stable_sort(published, std::greater<>(), [](const ComparedFigures* of) { return of->year; });
  const ComparedFigures* before = nullptr;
  for (const ComparedFigures* figures : published) {
    if (before == nullptr || before->year != figures->year)
      addHeading(figures->year == 0 ? tr("Published, year not known")
                                    : tr("Published in %1", "year").arg(QString::number(figures->year)));
    add(*figures);
    before = figures;
  }
  setAccessibleName(tr("What these results are compared with"));
  showChoice();
}

/// The width fits the name that is chosen, not the longest in the list.
QSize ComparedChooser::sizeHint() const {
  const QSize whole = QComboBox::sizeHint();
  const int wanted = fontMetrics().horizontalAdvance(currentText()) + 2 * whole.height();
  return {std::max(minimumSizeHint().width(), std::min(whole.width(), wanted)), whole.height()};
}

QSize ComparedChooser::minimumSizeHint() const {
  const QSize whole = QComboBox::minimumSizeHint();
  const int least = fontMetrics().averageCharWidth() * leastCharacters + 2 * whole.height();
  return {std::min(whole.width(), least), whole.height()};
}

void ComparedChooser::showChoice() {
  setCurrentIndex(std::max(0, findData(m_choice.name())));
  updateGeometry();
  const ComparedFigures* const chosen = m_choice.chosen();
  if (chosen == nullptr)
    setToolTip(tr("Results of an earlier run or of another machine, shown beside those of now"));
  else if (chosen->isOwn())
    setToolTip(tr("Results of an earlier run of this machine, shown beside those of now"));
  else
    setToolTip(tr("%1\n%2\nSource: %3", "what it is, machine, source")
                   .arg(tr("Reference results of another machine, shown beside those of this one"),
                        chosen->label, chosen->sourceText()));
}

void ComparedChooser::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  QComboBox::changeEvent(event);
}

}  // namespace strata::gui

#include "moc_compared_figures.cpp"
