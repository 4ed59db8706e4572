// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qlineedit.h>

#include <functional>
#include <optional>

namespace strata::gui {

/// A line for one value, as wide as the values that it is made for. It takes any text: whether that is good
/// is found by its check, and said by the FieldGuard when a person leaves it.
class ValueField : public QLineEdit {
  Q_OBJECT

 public:
  /// Nothing for a good text; for a bad one, a sentence that says what is allowed.
  using Check = std::function<std::optional<QString>(const QString& text)>;
  /// The text that the arrow keys turn this one into, `by` steps up (or down, where negative).
  using Step = std::function<QString(const QString& text, int by)>;
  /// The same value written as the window writes such values.
  using Tidy = std::function<QString(const QString& text)>;

  explicit ValueField(const QString& name, QWidget* parent);

  void setCheck(Check check) { m_check = std::move(check); }
  void setStep(Step step) { m_step = std::move(step); }
  /// Done to a good text when the person leaves the field.
  void setTidy(Tidy tidy) { m_tidy = std::move(tidy); }
  /// The widest text that shall be seen whole.
  void setSample(const QString& sample);

  /// What is allowed, when this is not; nothing for a field that is out of use, whatever it holds.
  std::optional<QString> complaint() const;
  /// The value of a text as the window writes it, where that says more, allowed or not: "1000 B" of "1000".
  /// Drawn behind the text while a person types, or below the field where that has no room for it, so that
  /// nobody takes bytes for kilobytes.
  QString meaning() const;
  /// Rewrites a good text; leaves a bad one for the person to mend.
  void tidy();

  bool isMarked() const { return m_marked; }
  /// Whether it is drawn as holding a bad value.
  void setMarked(bool marked);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  /// The person went to another field of the same window.
  void left();

 protected:
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  /// With the sign in front of it; empty while nobody types here.
  QString shownMeaning() const;
  QRect innerRect() const;
  bool fitsBehindText(const QString& shown) const;
  void tellMeaning();
  void paintMeaning();

  Check m_check;
  Step m_step;
  Tidy m_tidy;
  QString m_sample;
  bool m_marked = false;
  bool m_tellsBelow = false;
};

}  // namespace strata::gui
