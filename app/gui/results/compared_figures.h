// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qdatetime.h>
#include <QtCore/qobject.h>
#include <QtCore/qstring.h>
#include <QtWidgets/qcombobox.h>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/units.h"
#include "core/exchange/published_layers.h"
#include "core/exchange/references.h"

/// Compared figures: what stands beside the results of this machine, of a publication or of an earlier run.
/// They are shown, never tested.
namespace strata::gui {

/// Moves of one width and pattern; a rate in MB/s a region, by size.
struct ComparedMoves {
  std::int64_t widthBytes = 0;
  std::string pattern;
  std::vector<std::pair<Bytes, double>> rates;
};

struct ComparedFigures {
  std::string
      name;       ///< of the reference, such as "bandwidth-layers"; of a run lastRunName or "run:" and its id
  QString label;  ///< of the machine, as the reference calls it; of a run what a person called it
  QString source;          ///< where it was published
  int year = 0;            ///< 0: not known
  QDateTime started = {};  ///< of an earlier run of this machine; not valid: published
  std::vector<LayerFigures> layers;
  std::vector<ComparedMoves> moves;
  std::vector<std::pair<Bytes, double>> readsMbs;     ///< sequential reads by footprint
  std::vector<std::pair<Bytes, double>> latenciesNs;  ///< by footprint, in default pages
  std::shared_ptr<const Run> run = {};                ///< an earlier one of this machine; null: published

  bool isOwn() const { return started.isValid(); }
  /// The label; of a run when it began too: "Last run, today 16:13".
  QString title() const;
  /// "Home page of bandwidth, 2020"
  QString sourceText() const;
};

/// ComparedFigures::name of the latest run before those that the pages show, whichever that is.
inline constexpr const char* lastRunName = "last-run";

/// Takes moves of the memory test.
void takeMoves(ComparedFigures& figures, const CellResult& cell);

/// The published figures that say something of layers, of moves, of reads by size or of latencies, in the
/// order given.
std::vector<ComparedFigures> publishedFigures(const std::vector<ReferenceRun>& references);

/// The figures that stand beside those of now: one choice for all pages.
class ComparedChoice : public QObject {
  Q_OBJECT

 public:
  explicit ComparedChoice(const std::vector<ReferenceRun>& references, QObject* parent = nullptr);

  /// What was published.
  const std::vector<ComparedFigures>& offered() const { return m_offered; }
  /// Earlier runs of this machine, the latest first.
  const std::vector<ComparedFigures>& own() const { return m_own; }
  void setOwn(std::vector<ComparedFigures> own);
  /// Null: none.
  const ComparedFigures* chosen() const;
  /// Its name; empty: none.
  QString name() const;
  /// One that is not offered is none; a run may be offered later.
  void choose(const QString& name);

 signals:
  void changed();
  /// own() are others.
  void ownChanged();

 private:
  const std::vector<ComparedFigures> m_offered;
  std::vector<ComparedFigures> m_own;
  std::string m_name;
};

/// A list to choose from: "None", earlier runs of this machine, then what was published, by year, the latest
/// first. Several show the same choice.
class ComparedChooser : public QComboBox {
  Q_OBJECT

 public:
  /// `choice` outlives it.
  explicit ComparedChooser(ComparedChoice& choice, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void addHeading(const QString& text);
  void fill();
  void showChoice();

  ComparedChoice& m_choice;
};

}  // namespace strata::gui
