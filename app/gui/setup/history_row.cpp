// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/setup/history_row.h"

#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qlabel.h>

#include "app/gui/widgets/wrap_layout.h"

namespace strata::gui {

HistoryRow::HistoryRow(const SetupContext& context, FieldGuard& guard, QWidget* parent)
    : SetupRow(QStringLiteral("history"), context, guard, parent), m_keep(new QCheckBox(this)) {
  m_keep->setObjectName(QStringLiteral("keepRuns"));
  addLine().addWidget(m_keep);
  connect(m_keep, &QCheckBox::clicked, this, &HistoryRow::changed);
  retranslate();
}

void HistoryRow::load(const Settings& settings) {
  m_keep->setChecked(settings.keepRuns);
}

void HistoryRow::readInto(Settings& settings) const {
  settings.keepRuns = m_keep->isChecked();
}

void HistoryRow::retranslate() {
  label()->setText(tr("History"));
  m_keep->setText(tr("Keep runs in the &history"));
  m_keep->setAccessibleName(tr("Keep runs in the history"));
  m_keep->setToolTip(
      tr("Stores each run on this computer, step by step. When off, the next run replaces it, unless you "
         "save its report."));
}

}  // namespace strata::gui

#include "moc_history_row.cpp"
