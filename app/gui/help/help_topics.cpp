// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/help_topics.h"

#include <QtCore/qfile.h>

namespace strata::gui {

namespace {

/// Empty when there is none, or nothing in it.
QString readTopic(const QString& language, const QString& id) {
  QFile file(QStringLiteral(":/help/%1/%2.md").arg(language, id));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

QStringList helpTopicIds() {
  return {QStringLiteral("quick-start"),    QStringLiteral("tasks"),     QStringLiteral("the-window"),
          QStringLiteral("levels"),         QStringLiteral("processor"), QStringLiteral("memory"),
          QStringLiteral("disk"),           QStringLiteral("network"),   QStringLiteral("numbers"),
          QStringLiteral("methodology"),    QStringLiteral("charts"),    QStringLiteral("reasons"),
          QStringLiteral("command-line"),   QStringLiteral("formats"),   QStringLiteral("glossary"),
          QStringLiteral("troubleshooting")};
}

QList<HelpTopic> loadHelp(const QLocale& locale) {
  const QString english = QStringLiteral("en");
  const QString wanted = locale.name().section(u'_', 0, 0);
  const bool isRightToLeft = locale.textDirection() == Qt::RightToLeft;
  QList<HelpTopic> topics;
  for (const QString& id : helpTopicIds()) {
    const QString text = readTopic(wanted, id);
    topics.append(text.isEmpty() ? parseTopic(id, english, readTopic(english, id))
                                 : parseTopic(id, wanted, text, isRightToLeft));
  }
  return topics;
}

}  // namespace strata::gui
