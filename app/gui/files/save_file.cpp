// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/save_file.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qsavefile.h>

namespace strata::gui {

namespace {

class SaveFile {
  Q_DECLARE_TR_FUNCTIONS(SaveFile)
};

/// Nothing, or the system's words for what failed.
std::optional<QString> writeWhole(QSaveFile& file, const QByteArray& content) {
  if (!file.open(QIODevice::WriteOnly)) return file.errorString();
  if (file.write(content) != content.size()) return file.errorString();
  if (!file.commit()) return file.errorString();
  return std::nullopt;
}

/// A device or a pipe cannot be put in place by a new file, and must not be replaced by one.
std::optional<QString> writeInPlace(QFile& file, const QByteArray& content) {
  if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) return file.errorString();
  if (file.write(content) != content.size()) return file.errorString();
  return std::nullopt;
}

}  // namespace

std::optional<QString> saveFile(const QString& path, const QByteArray& content) {
  const QFileInfo info(path);
  std::optional<QString> error;
  if (info.exists() && !info.isFile() && !info.isDir()) {
    QFile file(path);
    error = writeInPlace(file, content);
  } else {
    QSaveFile file(path);
    error = writeWhole(file, content);
  }
  if (!error) return std::nullopt;
  return SaveFile::tr("%1 was not saved: %2. Save it again in another folder, or make room first.")
      .arg(QDir::toNativeSeparators(path), *error);
}

}  // namespace strata::gui
