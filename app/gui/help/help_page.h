// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtWidgets/qwidget.h>

#include "app/gui/help/help_text.h"

class QBoxLayout;
class QFrame;
class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;
class QToolButton;

namespace strata::gui {

class HelpListDelegate;
class HelpView;

/// The help: contents at the leading side, with a search above them, and the text beside. Follows theme,
/// zoom, language and direction while it is shown.
class HelpPage : public QWidget {
  Q_OBJECT

 public:
  explicit HelpPage(QWidget* parent = nullptr);

  /// The id of a topic ("memory"), or of a place in it ("reasons#contended"). The first topic for an id that
  /// there is none of. A search ends.
  void showTopic(const QString& id);
  /// The id of the topic shown.
  QString topic() const;

  void goBack();
  void goForward();
  bool canGoBack() const;
  bool canGoForward() const;

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// A place that was shown, and how far it had been scrolled when it was left.
  struct Visit {
    HelpPlace place;
    int scroll = 0;
  };

  void layOut();
  void addKeys();
  void retranslate();
  /// Reads the texts in the present language. They are needed at the first look at the page, and would take a
  /// tenth of a start.
  void load();
  void fitWidths();
  void pointArrows();
  void applyTheme();

  enum class Visited { ByLink, ByHit };
  /// Shows a place and adds it to the history; what lay ahead is forgotten.
  void visit(const HelpPlace& place, Visited how = Visited::ByLink);
  void travel(qsizetype steps);
  void showPlace(const HelpPlace& place);
  qsizetype indexOf(const QString& topic) const;
  void chooseInContents();
  /// Makes the row of the place current.
  void chooseRow();
  /// Puts the sections of the topic below it among the contents, in place of those of another.
  void openInContents();
  /// The anchor of the section among the contents that the place is in; empty: it is above all of them.
  QString sectionInContents(const HelpPlace& place) const;

  void search(const QString& query);
  void showHit(int row);

  QList<HelpTopic> m_topics;   ///< none before the first look
  QList<HelpPlace> m_entries;  ///< what the rows of the contents lead to
  QString m_opened;            ///< the topic whose sections stand among them
  QList<Visit> m_visits;
  qsizetype m_visit = -1;
  QList<HelpHit> m_hits;
  bool m_presentIsHit = false;  ///< the present place was chosen among what a search found

  QToolButton* m_back;
  QToolButton* m_forward;
  QLineEdit* m_query;
  QLabel* m_found;
  QStackedWidget* m_lists;
  QListWidget* m_contents;
  QListWidget* m_results;
  HelpListDelegate* m_hitDelegate;
  QFrame* m_rule;
  HelpView* m_view;
  QWidget* m_side;
  QBoxLayout* m_halves;
};

}  // namespace strata::gui
