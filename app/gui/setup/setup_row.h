// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlocale.h>
#include <QtWidgets/qwidget.h>

#include <functional>
#include <optional>
#include <vector>

#include "app/gui/run/named_request.h"
#include "core/model/folder_facts.h"
#include "core/model/machine.h"
#include "core/model/machine_parts.h"
#include "core/model/reason.h"
#include "core/model/settings.h"

class QLabel;
class QVBoxLayout;

namespace strata::gui {

class FieldGuard;
class MarkedText;
class ValueField;
class WrapLayout;

/// What the head's button would run with these settings: it belongs to the page that is shown, which puts
/// some of its own in their place. Nothing where the page lacks something that a person has yet to give.
using WhatWouldRun = std::function<std::optional<NamedRequest>(const Settings&)>;

/// What the rows of Setup know of one another: kept by the form.
struct SetupContext {
  /// All of the machine, for a picture of it.
  using ReadParts = std::function<std::optional<MachineParts>(const Machine&)>;

  std::optional<Machine> machine;  ///< absent while it is still being examined
  ReadParts readParts;             ///< null where there is no picture
  Settings settings;               ///< as edited; of a field that holds a bad value, the last good one
  WhatWouldRun whatWouldRun;       ///< null where nobody knows

  /// Threads that these settings make; 1 while that hangs on an unknown machine.
  int threads() const;
  /// The machine with the chosen kind of cores alone; with all where it has none of that kind.
  /// @pre the machine is known
  Machine chosenCores() const;
};

/// Folders that have room for everything, for a plan that looks at no disk.
std::vector<FolderFacts> unseenFolders(const Settings& settings);

/// One row of the form: a label for the form's first column, lines of fields, and below them what is wrong
/// with them.
class SetupRow : public QWidget {
  Q_OBJECT

 public:
  SetupRow(const QString& name, const SetupContext& context, FieldGuard& guard, QWidget* parent);

  QLabel* label() const { return m_label; }
  /// The height of the line beside which the label stands.
  int firstLineHeight() const;
  MarkedText& message() const { return *m_message; }

  /// Fills the fields.
  virtual void load(const Settings& settings) = 0;
  /// Puts the values of those fields in that are good.
  virtual void readInto(Settings& settings) const = 0;
  /// The context has changed.
  virtual void showContext() {}
  /// Says a refusal that is about this row beside the field concerned. False when it is about something else.
  /// `sharers`: what other rows have in it, to be marked too.
  virtual bool showRefusal(const Reason& reason, const std::vector<QWidget*>& sharers);
  /// What of this row could be changed as well to end a refusal that another row tells; null: nothing.
  virtual QWidget* sharesIn(const Reason& reason) const;

 signals:
  /// A person changed something, to a good value or a bad one.
  void changed();

 protected:
  void changeEvent(QEvent* event) override;
  virtual void retranslate() = 0;

  WrapLayout& addLine();
  /// A line of its own, as wide as the row.
  void addWide(QWidget& widget);
  /// A field in the last line that was added. `mode`: see FieldGuard::watch.
  ValueField* addField(const QString& name, QWidget* mode = nullptr);
  /// A field that belongs to the label before it.
  ValueField* addLabelledField(const QString& name, QLabel*& label);
  void watch(ValueField* field, QWidget* mode);

  const SetupContext& context() const { return m_context; }
  FieldGuard& guard() const { return m_guard; }
  /// The locale in which the texts of the fields are written.
  const QLocale& fieldLocale() const { return m_locale; }

 private:
  const SetupContext& m_context;
  FieldGuard& m_guard;
  QLocale m_locale;
  QLabel* m_label;
  MarkedText* m_message;
  QVBoxLayout* m_lines;
  WrapLayout* m_firstLine = nullptr;
  WrapLayout* m_line = nullptr;
  std::vector<ValueField*> m_fields;
};

}  // namespace strata::gui
