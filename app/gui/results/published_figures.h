// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qdatetime.h>
#include <QtCore/qobject.h>
#include <QtCore/qstring.h>
#include <QtWidgets/qcombobox.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/units.h"
#include "core/exchange/published_layers.h"
#include "core/exchange/references.h"

/// Figures that stand beside those of this machine: of a publication, or of an earlier run. They are shown,
/// never tested.
namespace strata::gui {

/// Moves of one width and pattern; a rate in MB/s a region, by size.
struct PublishedMoves {
  std::int64_t widthBytes = 0;
  std::string pattern;
  std::vector<std::pair<Bytes, double>> rates;
};

struct PublishedFigures {
  std::string
      name;       ///< of the reference, such as "bandwidth-layers"; of a run lastRunName or "run:" and its id
  QString label;  ///< of the machine, as the reference calls it; of a run what a person called it
  QString source;          ///< where it was published
  int year = 0;            ///< 0: not known
  QDateTime started = {};  ///< of an earlier run of this machine; not valid: published
  std::vector<PublishedLayer> layers;
  std::vector<PublishedMoves> moves;
  std::vector<std::pair<Bytes, double>> readsMbs;     ///< sequential reads by footprint
  std::vector<std::pair<Bytes, double>> latenciesNs;  ///< by footprint, in default pages

  bool isOwn() const { return started.isValid(); }
  /// The label; of a run when it began too: "Last run, today 16:13".
  QString title() const;
  /// "Home page of bandwidth, 2020"
  QString sourceText() const;
};

/// PublishedFigures::name of the latest run before those that the pages show, whichever that is.
inline constexpr const char* lastRunName = "last-run";

/// Takes moves of the memory test.
void takeMoves(PublishedFigures& figures, const CellResult& cell);

/// The published figures that say something of layers, of moves, of reads by size or of latencies, in the
/// order given.
std::vector<PublishedFigures> publishedFigures(const std::vector<ReferenceRun>& references);

/// The figures that stand beside those of now: one choice for all pages.
class PublishedChoice : public QObject {
  Q_OBJECT

 public:
  explicit PublishedChoice(const std::vector<ReferenceRun>& references, QObject* parent = nullptr);

  /// What was published.
  const std::vector<PublishedFigures>& offered() const { return m_offered; }
  /// Earlier runs of this machine, the latest first.
  const std::vector<PublishedFigures>& own() const { return m_own; }
  void setOwn(std::vector<PublishedFigures> own);
  /// Null: none.
  const PublishedFigures* chosen() const;
  /// Its name; empty: none.
  QString name() const;
  /// One that is not offered is none; a run may be offered later.
  void choose(const QString& name);

 signals:
  void changed();
  /// own() are others.
  void ownChanged();

 private:
  const std::vector<PublishedFigures> m_offered;
  std::vector<PublishedFigures> m_own;
  std::string m_name;
};

/// A list to choose from: "None", earlier runs of this machine, then what was published, by year, the latest
/// first. Several show the same choice.
class PublishedChooser : public QComboBox {
  Q_OBJECT

 public:
  /// `choice` outlives it.
  explicit PublishedChooser(PublishedChoice& choice, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void addHeading(const QString& text);
  void fill();
  void showChoice();

  PublishedChoice& m_choice;
};

}  // namespace strata::gui
