// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/published_figures.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qcoreevent.h>

#include <algorithm>

namespace strata::gui {

namespace {

class PublishedText {
  Q_DECLARE_TR_FUNCTIONS(PublishedText)
};

/// Kept where there is no room for the longest name.
constexpr int leastCharacters = 16;

void addMove(std::vector<PublishedMoves>& moves, const Parameters& of, double rate) {
  const auto same = std::ranges::find_if(moves, [&](const PublishedMoves& line) {
    return line.widthBytes == *of.widthBytes && line.pattern == *of.pattern;
  });
  PublishedMoves& line =
      same != moves.end() ? *same : moves.emplace_back(PublishedMoves{*of.widthBytes, *of.pattern, {}});
  line.rates.emplace_back(Bytes{*of.regionBytes}, rate);
}

void take(PublishedFigures& figures, const CellResult& cell) {
  const Measured* measured = measuredOf(&cell);
  const Parameters& of = cell.parameters;
  if (measured == nullptr || !of.regionBytes || of.threads.value_or(1) != 1) return;
  if (cell.test == Test::Memory && cell.unit == "MB/s" && of.op == "move" && of.widthBytes && of.pattern)
    addMove(figures.moves, of, measured->value);
  if (cell.test == Test::Bandwidth && cell.unit == "MB/s" && of.op == "read" &&
      of.pattern.value_or("serial") == "serial")
    figures.readsMbs.emplace_back(Bytes{*of.regionBytes}, measured->value);
  if (cell.test == Test::Latency && cell.unit == "ns" && of.pages.value_or("default") == "default")
    figures.latenciesNs.emplace_back(Bytes{*of.regionBytes}, measured->value);
}

PublishedFigures figuresOf(const ReferenceRun& reference) {
  PublishedFigures figures;
  figures.name = reference.name;
  figures.label = QString::fromStdString(reference.run.label);
  if (const auto& origin = reference.run.origin) {
    figures.source = QString::fromStdString(origin->source);
    figures.year = origin->year.value_or(0);
  }
  figures.layers = publishedLayers(reference.run);
  for (const CellResult& cell : reference.run.results) take(figures, cell);
  for (PublishedMoves& line : figures.moves) std::ranges::sort(line.rates);
  std::ranges::sort(figures.readsMbs);
  std::ranges::sort(figures.latenciesNs);
  return figures;
}

}  // namespace

QString PublishedFigures::sourceText() const {
  // A year is no quantity: it has no grouped digits.
  return year == 0 ? source : PublishedText::tr("%1, %2", "source, year").arg(source, QString::number(year));
}

std::vector<PublishedFigures> publishedFigures(const std::vector<ReferenceRun>& references) {
  std::vector<PublishedFigures> all;
  for (const ReferenceRun& reference : references) {
    PublishedFigures figures = figuresOf(reference);
    // One layer alone is no ladder.
    if (figures.layers.size() > 1 || !figures.moves.empty() || !figures.readsMbs.empty() ||
        !figures.latenciesNs.empty())
      all.push_back(std::move(figures));
  }
  return all;
}

PublishedChoice::PublishedChoice(const std::vector<ReferenceRun>& references, QObject* parent)
    : QObject(parent), m_offered(publishedFigures(references)) {}

const PublishedFigures* PublishedChoice::chosen() const {
  const auto at = std::ranges::find(m_offered, m_name, &PublishedFigures::name);
  return at == m_offered.end() ? nullptr : &*at;
}

QString PublishedChoice::name() const {
  return QString::fromStdString(m_name);
}

void PublishedChoice::choose(const QString& name) {
  std::string wanted = name.toStdString();
  if (std::ranges::find(m_offered, wanted, &PublishedFigures::name) == m_offered.end()) wanted.clear();
  if (wanted == m_name) return;
  m_name = std::move(wanted);
  emit changed();
}

PublishedChooser::PublishedChooser(PublishedChoice& choice, QWidget* parent)
    : QComboBox(parent), m_choice(choice) {
  setObjectName(QStringLiteral("publishedChooser"));
  setSizeAdjustPolicy(QComboBox::AdjustToContents);
  addItem(QString(), QString());
  for (const PublishedFigures& figures : choice.offered())
    addItem(figures.label, QString::fromStdString(figures.name));
  connect(this, &QComboBox::activated, this, [this] { m_choice.choose(currentData().toString()); });
  connect(&choice, &PublishedChoice::changed, this, &PublishedChooser::showChoice);
  retranslate();
}

/// The width fits the name that is chosen, not the longest in the list.
QSize PublishedChooser::sizeHint() const {
  const QSize whole = QComboBox::sizeHint();
  const int wanted = fontMetrics().horizontalAdvance(currentText()) + 2 * whole.height();
  return {std::max(minimumSizeHint().width(), std::min(whole.width(), wanted)), whole.height()};
}

QSize PublishedChooser::minimumSizeHint() const {
  const QSize whole = QComboBox::minimumSizeHint();
  const int least = fontMetrics().averageCharWidth() * leastCharacters + 2 * whole.height();
  return {std::min(whole.width(), least), whole.height()};
}

void PublishedChooser::showChoice() {
  setCurrentIndex(std::max(0, findData(m_choice.name())));
  updateGeometry();
  const PublishedFigures* const chosen = m_choice.chosen();
  const QString what = tr("Reference results of another machine, shown beside those of this one");
  setToolTip(chosen == nullptr ? what
                               : tr("%1\n%2\nSource: %3", "what it is, machine, source")
                                     .arg(what, chosen->label, chosen->sourceText()));
}

void PublishedChooser::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QComboBox::changeEvent(event);
}

void PublishedChooser::retranslate() {
  setItemText(0, tr("None", "no published figures"));
  setAccessibleName(tr("Reference results"));
  showChoice();
}

}  // namespace strata::gui

#include "moc_published_figures.cpp"
