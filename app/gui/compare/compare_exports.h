// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qstring.h>

#include <string>
#include <vector>

#include "app/gui/charts/chart_picture.h"
#include "app/gui/compare/compare_set.h"
#include "app/gui/files/file_saver.h"

namespace strata::gui {

/// What leaves a comparison, to a file or to the clipboard.
class CompareExports : public FileSaver {
  Q_OBJECT

 public:
  /// `parent` is what dialogs belong to.
  CompareExports(FileChooser chooseFile, QWidget* parent);

  /// The ending of the name says how: CSV and JSON have every side and every figure in full; text, web pages
  /// and Markdown have what is shown, with `head` below the names of the sides.
  void saveTable(const CompareView& view, const Comparison& shown, const std::vector<std::string>& head);
  void savePicture(const Chart& plot, const PictureHead& head);
  void copyPicture(const Chart& plot, const PictureHead& head);
  void copyText(const QString& text);
};

}  // namespace strata::gui
