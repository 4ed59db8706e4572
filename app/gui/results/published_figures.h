// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Figures of a publication that stand beside those of this machine. They are shown, never tested.
namespace strata::gui {

/// Moves of one width and pattern; a rate in MB/s a region, by size.
struct PublishedMoves {
  std::int64_t widthBytes = 0;
  std::string pattern;
  std::vector<std::pair<Bytes, double>> rates;
};

struct PublishedFigures {
  std::string name;  ///< of the reference, such as "bandwidth-layers"
  QString label;     ///< of the machine, as the reference calls it
  QString source;    ///< where it was published
  int year = 0;      ///< 0: not known
  std::vector<PublishedLayer> layers;
  std::vector<PublishedMoves> moves;
  std::vector<std::pair<Bytes, double>> readsMbs;     ///< sequential reads by footprint
  std::vector<std::pair<Bytes, double>> latenciesNs;  ///< by footprint, in default pages

  /// "Home page of bandwidth, 2020"
  QString sourceText() const;
};

/// The published figures that say something of layers, of moves, of reads by size or of latencies, in the
/// order given.
std::vector<PublishedFigures> publishedFigures(const std::vector<ReferenceRun>& references);

/// The published figures that are shown: one choice for all pages.
class PublishedChoice : public QObject {
  Q_OBJECT

 public:
  explicit PublishedChoice(const std::vector<ReferenceRun>& references, QObject* parent = nullptr);

  const std::vector<PublishedFigures>& offered() const { return m_offered; }
  /// Null: none.
  const PublishedFigures* chosen() const;
  /// Its name; empty: none.
  QString name() const;
  /// One that is not offered is none.
  void choose(const QString& name);

 signals:
  void changed();

 private:
  const std::vector<PublishedFigures> m_offered;
  std::string m_name;
};

/// A list to choose from, with "None" first. Several show the same choice.
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
  void retranslate();
  void showChoice();

  PublishedChoice& m_choice;
};

}  // namespace strata::gui
