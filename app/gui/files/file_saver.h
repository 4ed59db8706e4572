// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qbytearray.h>
#include <QtCore/qdatetime.h>
#include <QtCore/qobject.h>
#include <QtCore/qstring.h>

#include <functional>
#include <optional>

#include "app/gui/files/file_chooser.h"

class QImage;
class QWidget;

namespace strata::gui {

/// What a person is asked, and told when it is done.
struct SaveQuestion {
  QString title;
  QString name;    ///< suggested; "%1" is the machine, the date and the time
  QString filter;  ///< as FileQuestion has it
  QString suffix;
  QString saved;            ///< "Report saved to %1"
  QWidget* over = nullptr;  ///< the dialog that asks; null: the window
};

/// What leaves the window as a file: asks where to, beginning in the folder of the last one, and writes it
/// whole or not at all.
class FileSaver : public QObject {
  Q_OBJECT

 signals:
  /// A sentence for the status bar.
  void done(const QString& sentence);
  void failed(const QString& sentence);

 protected:
  /// `parent` is what dialogs belong to.
  FileSaver(FileChooser chooseFile, QWidget* parent);

  /// The model of the machine whose results are saved, for the names that are suggested; empty: none is
  /// named.
  void setModel(const QString& model) { m_model = model; }

  /// `content` makes what is written of the path that was chosen; nothing: then nothing is.
  void save(const SaveQuestion& question,
            const std::function<std::optional<QByteArray>(const QString& path)>& content);

  const FileChooser& chooseFile() const { return m_chooseFile; }
  QWidget* window() const { return m_window; }

 private:
  const FileChooser m_chooseFile;
  QWidget* m_window;
  QString m_folder;  ///< of the last file saved
  QString m_model;
};

/// "AMD-Ryzen-9-7950X-2026-11-27-1213": no character in it that any file system refuses.
QString fileStamp(const QString& model, const QDateTime& moment);

QByteArray pngOf(const QImage& image);
/// "svg", in letters of either case.
bool hasSuffix(const QString& path, const char* suffix);

/// Writes a file whole or not at all: an older file of that name stays as it was when something fails.
/// Returns nothing on success, else a sentence for the person.
std::optional<QString> saveFile(const QString& path, const QByteArray& content);

}  // namespace strata::gui
