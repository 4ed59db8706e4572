// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/qwidget.h>

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "app/gui/panel/panel_request.h"
#include "core/model/result.h"
#include "core/model/settings.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace strata::gui {

class ValueField;

/// What is to be measured on the line to which other machines, and the codes that they show. Addresses,
/// streams and time are settings; codes are kept nowhere.
class LeadForm : public QWidget {
  Q_OBJECT

 public:
  explicit LeadForm(QWidget* parent = nullptr);

  /// Addresses that a person is typing stay.
  void setSettings(const Settings& settings);
  RunRequest request() const;
  /// See ResultsPage::obstacle().
  std::function<QString()> obstacle() const;
  /// Says below the fields why the last connection failed and what to do, until a field is changed or another
  /// run begins; null: nothing. `problem` makes the text in the language that is spoken when it is called.
  void showProblem(std::function<QString()> problem);
  /// Says there what obstacle() says, until a field is changed, and returns to the field that it is about.
  void complain();
  /// Whether anything is said there.
  bool hasProblem() const { return m_problem != nullptr; }

 signals:
  void requestChanged();
  void runWanted();
  void settingsChosen(const strata::Settings& settings);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Field {
    QLabel* label;
    QWidget* field;
  };
  /// What lacks for a run, and where it is mended.
  struct Obstacle {
    QWidget* field;
    std::function<QString()> text;
  };
  std::optional<Obstacle> firstObstacle() const;
  QWidget* pair(const Field& field, bool expands = false);
  void layOut();
  void retranslate();
  void fillStreams();
  void fillTimes();
  void choose();
  void rememberPeers();
  void fillProblem();
  Result<std::vector<NetworkAddress>> peers() const;
  std::vector<std::string> codes() const;
  std::vector<std::string> directions() const;

  Settings m_settings;
  QLabel* m_heading;
  QLabel* m_sentence;
  QLabel* m_peersLabel;
  QComboBox* m_peers;
  ValueField* m_peersText;  ///< the line of m_peers
  QLabel* m_codesLabel;
  ValueField* m_codes;
  QLabel* m_streamsLabel;
  QComboBox* m_streams;
  QLabel* m_timeLabel;
  QComboBox* m_time;
  std::array<QCheckBox*, 3> m_directions;  ///< as networkDirections
  QLabel* m_problemLabel;
  std::function<QString()> m_problem;
  QWidget* m_complainedOf = nullptr;  ///< the field that the problem is about; null: none is known
};

/// What a person typed, parted at commas, semicolons and blanks: Parsed as parseAddress() does.
Result<std::vector<NetworkAddress>> addressesFromText(const QString& text);
/// Codes parted at commas and semicolons; digits of any script, blanks and dashes left out.
std::vector<std::string> codesFromText(const QString& text);

}  // namespace strata::gui
