// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/save_file.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qdir.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "core/files/write_file.h"

namespace strata::gui {

namespace {

class SaveFile {
  Q_DECLARE_TR_FUNCTIONS(SaveFile)
};

}  // namespace

std::optional<QString> saveFile(const QString& path, const QByteArray& content) {
  const Status written = writeFile(
      path.toStdString(), std::string_view(content.constData(), static_cast<std::size_t>(content.size())));
  if (written) return std::nullopt;
  QString why;
  for (const Datum& datum : written.error().data)
    if (const auto* text = std::get_if<std::string>(&datum.value); text != nullptr && datum.name == "system")
      why = QString::fromStdString(*text);
  return SaveFile::tr("%1 was not saved: %2. Save it again in another folder, or make room first.")
      .arg(QDir::toNativeSeparators(path), why);
}

}  // namespace strata::gui
