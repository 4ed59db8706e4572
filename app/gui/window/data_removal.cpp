// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/data_removal.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qdir.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qpushbutton.h>

#include <cstdio>
#include <utility>

#include "app/gui/widgets/plain_text.h"
#include "app/words/words.h"

namespace strata::gui {

namespace {

constexpr int dataQuestionCharacters = 60;

}  // namespace

DataQuestion::DataQuestion(StoredData stored, QWidget* parent)
    : FittedDialog(QStringLiteral("dataQuestion"), dataQuestionCharacters, parent),
      m_data(std::move(stored)),
      m_explanation(plainLabel(content())),
      m_remove(new QPushButton(this)),
      m_cancel(new QPushButton(this)) {
  m_explanation->setObjectName(QStringLiteral("dataQuestionText"));
  m_explanation->setWordWrap(true);
  m_remove->setObjectName(QStringLiteral("dataQuestionRemove"));
  m_cancel->setObjectName(QStringLiteral("dataQuestionCancel"));
  column().addWidget(m_explanation);
  column().addStretch(1);
  addButtons(*m_remove, *m_cancel);
  connect(m_remove, &QPushButton::clicked, this, &QDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
  // The key Return alone removes nothing.
  m_remove->setAutoDefault(false);
  m_cancel->setDefault(true);
  m_cancel->setFocus();
  retranslate();
}

void DataQuestion::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  FittedDialog::changeEvent(event);
}

void DataQuestion::retranslate() {
  setWindowTitle(tr("Remove settings and history"));
  m_explanation->setText(tr("Remove all settings and all stored runs? Strata closes, and removes %Ln file(s) "
                            "of its own from %1.",
                            nullptr, static_cast<int>(m_data.files.size()))
                             .arg(QDir::toNativeSeparators(QString::fromStdString(m_data.folder))) +
                         QStringLiteral("\n\n") +
                         tr("This cannot be undone. Reports and run files that you saved elsewhere stay."));
  m_remove->setText(tr("&Remove and close"));
  m_cancel->setText(tr("Cancel"));
}

int removeData(const std::string& folder) {
  const auto data = storedData(folder);
  const Status removed = data ? removeStoredData(*data) : data.error();
  if (removed) return 0;
  // No window is left to say it.
  std::fputs(("strata: " + sentence(removed.error()) + '\n').c_str(), stderr);
  return 1;
}

}  // namespace strata::gui

#include "moc_data_removal.cpp"
