// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/file_saver.h"

#include <QtCore/qbuffer.h>
#include <QtCore/qcoreapplication.h>
#include <QtCore/qdatetime.h>
#include <QtCore/qdir.h>
#include <QtCore/qfileinfo.h>
#include <QtCore/qregularexpression.h>
#include <QtCore/qstandardpaths.h>
#include <QtGui/qimage.h>
#include <QtWidgets/qwidget.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/files/write_file.h"

namespace strata::gui {

FileSaver::FileSaver(FileChooser chooseFile, QWidget* parent)
    : QObject(parent),
      m_chooseFile(std::move(chooseFile)),
      m_window(parent),
      m_folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)) {}

void FileSaver::save(const SaveQuestion& question,
                     const std::function<std::optional<QByteArray>(const QString& path)>& content) {
  const QString name = question.name.arg(fileStamp(m_model, QDateTime::currentDateTime()));
  const FileQuestion asked{FileQuestion::Purpose::Save, question.title, QDir(m_folder).filePath(name),
                           question.filter, question.suffix};
  m_chooseFile(question.over == nullptr ? m_window : question.over, asked,
               [this, content, saved = question.saved](const QString& path) {
                 const std::optional<QByteArray> made = content(path);
                 if (!made) return;
                 if (const auto failure = saveFile(path, *made)) {
                   emit failed(*failure);
                   return;
                 }
                 m_folder = QFileInfo(path).absolutePath();
                 emit done(saved.arg(QDir::toNativeSeparators(path)));
               });
}

QString fileStamp(const QString& model, const QDateTime& moment) {
  constexpr qsizetype longest = 40;
  QStringList words;
  qsizetype length = 0;
  static const QRegularExpression others(QStringLiteral("[^A-Za-z0-9]+"));
  for (const QString& word : model.split(others, Qt::SkipEmptyParts)) {
    length += word.size() + 1;
    if (length > longest) break;
    words.append(word);
  }
  words.append(moment.toString(QStringLiteral("yyyy-MM-dd-HHmm")));
  return words.join(u'-');
}

QByteArray pngOf(const QImage& image) {
  QByteArray content;
  QBuffer buffer(&content);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return content;
}

bool hasSuffix(const QString& path, const char* suffix) {
  return QFileInfo(path).suffix().compare(QLatin1StringView(suffix), Qt::CaseInsensitive) == 0;
}

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

#include "moc_file_saver.cpp"
