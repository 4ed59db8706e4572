// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/leftover_bar.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qlocale.h>
#include <QtWidgets/qpushbutton.h>

#include "app/gui/text/number_text.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/text/value_text.h"

namespace strata::gui {

namespace {

QString sizeOf(const std::vector<Leftover>& leftovers) {
  Bytes sum;
  for (const Leftover& leftover : leftovers) sum = sum + leftover.size;
  return sizeText(sum);
}

/// The folders that hold them, each once.
QString foldersOf(const std::vector<Leftover>& leftovers) {
  QStringList folders;
  for (const Leftover& leftover : leftovers) {
    const QString folder = QFileInfo(QString::fromStdString(leftover.path)).path();
    const QString shown = leftToRight(QDir::toNativeSeparators(folder));
    if (!folders.contains(shown)) folders << shown;
  }
  return QLocale().createSeparatedList(folders);
}

}  // namespace

LeftoverBar::LeftoverBar(QWidget* parent)
    : NoticeBar(parent, QStringLiteral("leftovers")),
      m_delete(new QPushButton(this)),
      m_keep(new QPushButton(this)) {
  m_delete->setObjectName(QStringLiteral("leftoversDelete"));
  m_delete->setAutoDefault(false);
  m_keep->setObjectName(QStringLiteral("leftoversKeep"));
  m_keep->setAutoDefault(false);
  addButton(m_delete);
  addButton(m_keep);
  connect(m_delete, &QPushButton::clicked, this, &LeftoverBar::remove);
  connect(m_keep, &QPushButton::clicked, this, &LeftoverBar::keep);
  retranslate();
}

void LeftoverBar::offer(const std::vector<Leftover>& leftovers) {
  m_leftovers = leftovers;
  show([this] {
    return tr("An interrupted disk test left %Ln files (%1) in %2.", nullptr,
              static_cast<int>(m_leftovers.size()))
        .arg(sizeOf(m_leftovers), foldersOf(m_leftovers));
  });
}

void LeftoverBar::remove() {
  m_delete->setEnabled(false);
  m_keep->setEnabled(false);
  emit removalAsked(m_leftovers);
}

void LeftoverBar::keep() {
  emit keepingAsked(m_leftovers);
  dismiss();
}

void LeftoverBar::showRemoved(const std::vector<Error>& errors) {
  m_delete->setEnabled(true);
  m_keep->setEnabled(true);
  if (errors.empty()) {
    emit done(tr("Deleted %Ln files (%1).", nullptr, static_cast<int>(m_leftovers.size()))
                  .arg(sizeOf(m_leftovers)));
    dismiss();
    return;
  }
  show([errors] {
    QStringList sentences;
    for (const Error& error : errors) sentences << reasonText(error);
    return sentences.join(QLatin1Char('\n'));
  });
}

void LeftoverBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  NoticeBar::changeEvent(event);
}

void LeftoverBar::retranslate() {
  m_delete->setText(tr("Delete files"));
  m_delete->setToolTip(tr("Deletes these files, and nothing else."));
  m_keep->setText(tr("Keep files"));
  m_keep->setToolTip(tr("Leaves these files where they are, and does not ask about them again."));
}

}  // namespace strata::gui

#include "moc_leftover_bar.cpp"
