// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>
#include <QtCore/qtimer.h>

#include "app/gui/widgets/notice_bar.h"

namespace strata::gui {

class FileReading;

/// Names the file that is being read, with a button to cancel. The bar appears once reading takes long enough
/// to be noticed.
class ReadingBar : public NoticeBar {
  Q_OBJECT

 public:
  /// `reading` outlives the bar. The object names start with `name`, as in NoticeBar; that of the button ends
  /// in Cancel.
  ReadingBar(FileReading& reading, QWidget* parent, const QString& name);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  QPushButton* m_cancel;
  QTimer m_patience;
  QString m_file;
};

}  // namespace strata::gui
