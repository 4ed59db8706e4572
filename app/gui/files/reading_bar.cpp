// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/reading_bar.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qfileinfo.h>
#include <QtWidgets/qpushbutton.h>

#include <chrono>

#include "app/gui/files/file_reading.h"

namespace strata::gui {

namespace {

constexpr std::chrono::milliseconds untilShown{300};

}  // namespace

ReadingBar::ReadingBar(FileReading& reading, QWidget* parent, const QString& name)
    : NoticeBar(parent, name), m_cancel(new QPushButton(this)) {
  m_cancel->setObjectName(name + QStringLiteral("Cancel"));
  addButton(m_cancel);
  setCalm();
  setAnsweredByButtons();
  m_patience.setSingleShot(true);
  m_patience.setInterval(untilShown);
  connect(&m_patience, &QTimer::timeout, this,
          [this] { show([this] { return tr("Reading %1…", "a file").arg(m_file); }); });
  connect(&reading, &FileReading::begun, this, [this](const QString& file) {
    m_file = QFileInfo(file).fileName();
    if (isVisible())
      refresh();
    else if (!m_patience.isActive())
      m_patience.start();
  });
  connect(&reading, &FileReading::ended, this, [this] {
    m_patience.stop();
    dismiss();
  });
  connect(m_cancel, &QPushButton::clicked, &reading, &FileReading::cancel);
  retranslate();
}

void ReadingBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  NoticeBar::changeEvent(event);
}

void ReadingBar::retranslate() {
  m_cancel->setText(tr("&Cancel"));
  m_cancel->setToolTip(tr("Reads no further files. Those that were read stay."));
}

}  // namespace strata::gui

#include "moc_reading_bar.cpp"
