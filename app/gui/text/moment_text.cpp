// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/text/moment_text.h"

#include <QtCore/qcoreapplication.h>
#include <QtCore/qlocale.h>

namespace strata::gui {

namespace {

class MomentText {
  Q_DECLARE_TR_FUNCTIONS(MomentText)
};

/// Another program's output may not say when it was made.
QString noMoment() {
  return QStringLiteral("–");
}

/// The short time of the locale, and the seconds that it leaves out: repetitions begin within a minute.
QString timeWithSeconds(const QTime& time) {
  const QLocale locale;
  QString format = locale.timeFormat(QLocale::ShortFormat);
  if (!format.contains(u's')) format.replace(QStringLiteral("mm"), QStringLiteral("mm:ss"));
  return locale.toString(time, format);
}

QString timeText(const QTime& time, bool withSeconds) {
  return withSeconds ? timeWithSeconds(time) : QLocale().toString(time, QLocale::ShortFormat);
}

QString dateAndTime(const QDateTime& moment, bool withSeconds = false) {
  return MomentText::tr("%1, %2", "date, time").arg(dateText(moment), timeText(moment.time(), withSeconds));
}

}  // namespace

QString dateText(const QDateTime& moment) {
  return QLocale().toString(moment.date(), MomentText::tr("d MMMM yyyy", "date of a run"));
}

QString momentText(const QDateTime& moment) {
  if (!moment.isValid()) return noMoment();
  return moment.date() == QDate::currentDate()
             ? MomentText::tr("today %1", "time").arg(QLocale().toString(moment.time(), QLocale::ShortFormat))
             : dateAndTime(moment);
}

QString momentInList(const QDateTime& moment) {
  const QDate today = QDate::currentDate();
  return momentName(moment, moment.date() == today || moment.date().addDays(1) == today);
}

QString momentName(const QDateTime& moment, bool withSeconds) {
  if (!moment.isValid()) return noMoment();
  const QDate today = QDate::currentDate();
  const QString time = timeText(moment.time(), withSeconds);
  if (moment.date() == today) return MomentText::tr("today %1", "time").arg(time);
  if (moment.date().addDays(1) == today) return MomentText::tr("yesterday %1", "time").arg(time);
  return dateAndTime(moment, withSeconds);
}

}  // namespace strata::gui
