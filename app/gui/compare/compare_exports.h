// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include "app/gui/charts/chart_picture.h"
#include "app/gui/compare/compare_set.h"
#include "app/gui/files/file_saver.h"

namespace strata::gui {

class CompareModel;

/// The rows and columns that the model shows, in columns of even width, under the names of the sides.
QString alignedText(const CompareModel& model, const CompareSet& set);

/// What leaves a comparison, to a file or to the clipboard.
class CompareExports : public FileSaver {
  Q_OBJECT

 public:
  /// `parent` is what dialogs belong to.
  CompareExports(FileChooser chooseFile, QWidget* parent);

  /// CSV has every side and every figure in full; `text` is for a name that ends in ".txt".
  void saveTable(const CompareView& view, const QString& text);
  void savePicture(const Chart& plot, const PictureHead& head);
  void copyPicture(const Chart& plot, const PictureHead& head);
  void copyText(const QString& text);
};

}  // namespace strata::gui
