// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panel/sweep_bar.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qobject.h>
#include <QtCore/qvariant.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <algorithm>
#include <vector>

#include "app/gui/look/theme.h"
#include "app/gui/text/labels.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

namespace {

std::vector<Sweep> extentsOf(SweepStart start) {
  if (start == SweepStart::OwnButton) return {Sweep::Quick, Sweep::Full};
  return {Sweep::Levels, Sweep::Quick, Sweep::Full};
}

std::vector<SweepLoops> loopsOf(TestGroup kind) {
  if (kind == TestGroup::Latency) return {SweepLoops::Widest, SweepLoops::All};
  return {SweepLoops::Widest, SweepLoops::Widths, SweepLoops::All};
}

}  // namespace

SweepBar::SweepBar(QWidget* chooser, SweepStart start, QWidget* parent)
    : WrappingPart(parent),
      m_start(start),
      m_extent(new QComboBox(this)),
      m_loops(new QComboBox(this)),
      m_pages(new QComboBox(this)),
      m_time(plainLabel(this)),
      m_run(new QPushButton(this)) {
  setObjectName(QStringLiteral("sweepBar"));
  m_extent->setObjectName(QStringLiteral("sweepExtent"));
  m_loops->setObjectName(QStringLiteral("sweepLoops"));
  m_pages->setObjectName(QStringLiteral("sweepPages"));
  m_time->setObjectName(QStringLiteral("sweepTime"));
  m_run->setObjectName(QStringLiteral("sweepRun"));
  for (const Sweep extent : extentsOf(start)) m_extent->addItem(QString(), static_cast<int>(extent));
  m_extent->setCurrentIndex(m_extent->findData(static_cast<int>(Sweep::Quick)));
  offerLoops();
  for (const SweepPages pages : {SweepPages::Default, SweepPages::Large, SweepPages::Both})
    m_pages->addItem(QString(), static_cast<int>(pages));
  for (QComboBox* box : {m_extent, m_loops, m_pages}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  auto* row = new WrapLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  if (chooser != nullptr) row->addWidget(chooser);
  row->addWidget(m_extent);
  row->addWidget(m_loops);
  row->addWidget(m_pages);
  row->addWidget(m_run);
  row->addWidget(m_time);
  // A fixed height would be that of one line.
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  const auto tellChange = [this] {
    m_seconds.reset();
    showControls();
    retranslate();
    emit changed();
  };
  connect(m_extent, &QComboBox::currentIndexChanged, this, tellChange);
  connect(m_loops, &QComboBox::currentIndexChanged, this, tellChange);
  connect(m_pages, &QComboBox::currentIndexChanged, this, tellChange);
  connect(m_run, &QPushButton::clicked, this, &SweepBar::runWanted);
  showControls();
  retranslate();
}

void SweepBar::setKind(TestGroup kind) {
  if (kind == m_kind) return;
  m_kind = kind;
  m_seconds.reset();
  offerLoops();
  showControls();
  retranslate();
  emit changed();
}

/// Offers the loops of the kind; the chosen one stays where it is among them.
void SweepBar::offerLoops() {
  const QSignalBlocker block(m_loops);
  const QVariant before = m_loops->currentData();
  m_loops->clear();
  for (const SweepLoops loops : loopsOf(m_kind)) m_loops->addItem(QString(), static_cast<int>(loops));
  m_loops->setCurrentIndex(std::max(0, m_loops->findData(before)));
}

void SweepBar::showControls() {
  const bool sweeps = m_kind == TestGroup::Bandwidth || m_kind == TestGroup::Latency;
  m_extent->setVisible(sweeps);
  m_loops->setVisible(sweeps && extent() != Sweep::Levels);
  m_pages->setVisible(sweeps);
  m_run->setVisible(sweeps && m_start == SweepStart::OwnButton);
  m_time->setVisible(sweeps && m_start == SweepStart::OwnButton);
}

void SweepBar::setMachine(const Machine& machine) {
  m_machine = machine;
  emit changed();
}

void SweepBar::showForecast(const Plan& plan) {
  m_seconds = plan.expectedSeconds;
  retranslate();
}

std::optional<RunRequest> SweepBar::request(std::optional<PanelThreads> threads) const {
  if (m_kind != TestGroup::Bandwidth && m_kind != TestGroup::Latency) return std::nullopt;
  return sweepRequestOf(m_kind, extent(), static_cast<SweepLoops>(m_loops->currentData().toInt()), m_machine,
                        threads, static_cast<SweepPages>(m_pages->currentData().toInt()));
}

Sweep SweepBar::extent() const {
  return static_cast<Sweep>(m_extent->currentData().toInt());
}

void SweepBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  WrappingPart::changeEvent(event);
}

QString SweepBar::extentText(Sweep extent) {
  switch (extent) {
    case Sweep::Levels:
      return tr("One size per level");
    case Sweep::Quick:
      return tr("Quick sweep");
    case Sweep::Full:
      break;
  }
  return tr("Full sweep");
}

QString SweepBar::loopsText(SweepLoops loops) const {
  switch (loops) {
    case SweepLoops::Widest:
      return m_kind == TestGroup::Latency ? tr("One chain") : tr("Widest operand");
    case SweepLoops::Widths:
      return tr("All widths");
    case SweepLoops::All:
      break;
  }
  return m_kind == TestGroup::Latency ? tr("One to twelve chains") : tr("All kernels");
}

QString SweepBar::pagesText(SweepPages pages) {
  switch (pages) {
    case SweepPages::Default:
      return tr("Default pages");
    case SweepPages::Large:
      return tr("Huge pages");
    case SweepPages::Both:
      break;
  }
  return tr("Default and huge pages");
}

void SweepBar::retranslate() {
  const bool latency = m_kind == TestGroup::Latency;
  for (int i = 0; i < m_extent->count(); ++i)
    m_extent->setItemText(i, extentText(static_cast<Sweep>(m_extent->itemData(i).toInt())));
  m_extent->setAccessibleName(tr("Extent of the sweep"));
  m_extent->setToolTip(
      tr("Quick: a few sizes on either side of each cache. Full: eight sizes in each octave, "
         "which shows the levels themselves."));
  for (int i = 0; i < m_loops->count(); ++i)
    m_loops->setItemText(i, loopsText(static_cast<SweepLoops>(m_loops->itemData(i).toInt())));
  m_loops->setAccessibleName(latency ? tr("Chains of the sweep") : tr("Kernels of the sweep"));
  m_loops->setToolTip(latency
                          ? tr("One load at a time, or up to twelve in flight")
                          : tr("Sequential kernels only, or random, non-temporal and prefetching ones too"));
  for (int i = 0; i < m_pages->count(); ++i)
    m_pages->setItemText(i, pagesText(static_cast<SweepPages>(m_pages->itemData(i).toInt())));
  m_pages->setAccessibleName(tr("Page size"));
  m_pages->setToolTip(
      tr("Huge pages (mostly of 2 MiB) save TLB misses. Both: Strata measures each size in either kind, back "
         "to back, and the chart has both curves. The report shows what the OS gave."));
  m_run->setText(tr("Sweep"));
  m_run->setAccessibleName(latency ? tr("Sweep latency") : tr("Sweep bandwidth"));
  m_run->setToolTip(tr("Measures through all sizes, from the first cache to memory"));
  m_time->setText(m_seconds ? aboutText(*m_seconds) : QString());
  QPalette muted;
  muted.setColor(QPalette::WindowText, themeFor(palette()).muted);
  m_time->setPalette(muted);
  updateGeometry();
}

}  // namespace strata::gui

#include "moc_sweep_bar.cpp"
