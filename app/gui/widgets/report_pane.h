// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

class QPlainTextEdit;

namespace strata::gui {

/// The reports of this session, one below another, in a fixed-width font, until cleared. Only the latest
/// lines are kept.
class ReportPane : public QWidget {
  Q_OBJECT

 public:
  explicit ReportPane(QWidget* parent = nullptr);

  /// What it says while it is empty, instead of the usual.
  void setInvitation(const QString& sentence);
  /// Adds a report and scrolls to its beginning.
  void append(const QString& report);
  void clear();
  QString text() const;
  bool isEmpty() const;
  /// Puts what is selected (or else everything) on the clipboard.
  void copy() const;

 signals:
  void emptyChanged(bool empty);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void applyFont();
  QFont fixedFont() const;
  void retranslate();

  QPlainTextEdit* m_text;
  bool m_hasInvitation = false;
};

}  // namespace strata::gui
