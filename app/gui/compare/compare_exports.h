// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qobject.h>
#include <QtCore/qstring.h>

#include "app/gui/charts/chart_picture.h"
#include "app/gui/charts/plot.h"
#include "app/gui/compare/compare_view.h"
#include "app/gui/file_chooser.h"

class QWidget;

namespace strata::gui {

class CompareModel;

/// The rows and columns that the model shows, in columns of even width, under the names of the sides.
QString alignedText(const CompareModel& model, const CompareSet& set);

/// What leaves a comparison, to a file or to the clipboard. A file is written whole or not at all.
class CompareExports : public QObject {
  Q_OBJECT

 public:
  /// `parent` is what dialogs belong to.
  CompareExports(FileChooser chooseFile, QWidget* parent);

  /// CSV has every side and every figure in full; `text` is for a name that ends in ".txt".
  void saveTable(const CompareView& view, const QString& text);
  void savePicture(const Plot& plot, const PictureHead& head);
  void copyPicture(const Plot& plot, const PictureHead& head);
  void copyText(const QString& text);

 signals:
  /// A sentence for the status bar.
  void done(const QString& sentence);
  void failed(const QString& sentence);

 private:
  QString suggestedPath(const QString& name) const;
  bool save(const QString& path, const QByteArray& content);

  const FileChooser m_chooseFile;
  QWidget* m_window;
  QString m_folder;  ///< of the last file saved
};

}  // namespace strata::gui
