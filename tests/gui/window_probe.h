// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

class QAction;
class QPushButton;
class QTableView;
class QWidget;

namespace strata::gui {

class MainWindow;

/// Finds the parts of the window by their object names, as a person finds them by eye: of several of one name
/// the one that is to be seen. A part that is not there is a null pointer, or an empty text.
class WindowProbe {
 public:
  explicit WindowProbe(MainWindow& window) : m_window(window) {}

  QWidget* widget(const char* name) const;
  QAction* action(const char* name) const;
  QPushButton* runButton() const;
  QTableView* table() const;

  /// The property "text" of a widget.
  QString text(const char* name) const;
  QString report() const;
  /// What came of the last run or save, in the status bar.
  QString status() const;
  /// The text in a cell of the results table, as shown.
  QString cell(int row, int column) const;

  void choosePage(const QString& name) const;
  QString page() const;

 private:
  MainWindow& m_window;
};

}  // namespace strata::gui
