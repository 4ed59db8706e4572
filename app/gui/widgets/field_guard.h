// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qpointer.h>
#include <QtCore/qstring.h>

#include <functional>
#include <vector>

class QWidget;

namespace strata::gui {

class MarkedText;
class ValueField;

/// Watches the fields of a dialog: a bad value gets the focus back when its field is left, the bell rings and
/// a message beside it says what is allowed until it is right. Says nothing while a value is being typed.
class FieldGuard : public QObject {
  Q_OBJECT

 public:
  explicit FieldGuard(QObject* parent);

  /// QApplication::beep unless told otherwise.
  void setBell(std::function<void()> bell) { m_bell = std::move(bell); }

  /// Watches a field; to be called in reading order. `mode`, when given, is the control that puts the field
  /// out of use: going there is no leaving.
  void watch(ValueField& field, MarkedText& message, QWidget* mode = nullptr);
  /// Going to this control is no leaving: it gives all fields up or sets them anew.
  void exempt(QWidget& widget);

  bool hasBadField() const;
  /// Complains of the first bad field. False when there is none.
  bool complain();

  /// Says why the values of `owners` together cannot be run with, and moves nothing: the person may be
  /// typing, or on the way to one of them. The first is the one that complainOfRefusal() returns to.
  void refuse(const std::vector<QWidget*>& owners, MarkedText& message, const QString& text);
  void dropRefusal();
  /// Returns to what was refused, without the bell: no value is wrong by itself. False when nothing was.
  bool complainOfRefusal();

  /// Drops the messages of fields that have become right, and says the others again: for fields filled anew
  /// and for another language.
  void refresh();

 signals:
  /// The focus went to this widget, and the message beside it matters.
  void complained(QWidget* owner, QWidget* message);

 private:
  struct Watched {
    QPointer<ValueField> field;
    MarkedText* message;
    QWidget* mode;
  };
  struct Mark {
    QPointer<QWidget> owner;
    MarkedText* message;
    QString text;
    bool refused = false;
  };

  void checkLeft(const Watched& watched);
  void complainOf(ValueField& field, MarkedText& message, const QString& text);
  void returnTo(QWidget& owner, MarkedText& message);
  void mark(Mark mark);
  void unmark(const QWidget& owner, bool refused);
  void show(MarkedText& message) const;

  std::function<void()> m_bell;
  std::vector<Watched> m_watched;
  std::vector<QWidget*> m_exempt;
  std::vector<Mark> m_marks;  ///< the latest last
};

}  // namespace strata::gui
