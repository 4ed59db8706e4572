// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/look/pseudo_translator.h"

#include <QtCore/qregularexpression.h>

#include <algorithm>
#include <cmath>

namespace strata::gui {

namespace {

constexpr double longerBy = 0.4;

QChar accented(QChar letter) {
  static const QString plain = QStringLiteral("aceinouyACEINOUY");
  static const QString marked = QStringLiteral("àçéîñöûýÀÇÉÎÑÖÛÝ");
  const qsizetype at = plain.indexOf(letter);
  return at < 0 ? letter : marked[at];
}

}  // namespace

QString PseudoTranslator::pseudo(const QString& text) {
  static const QRegularExpression kept(QStringLiteral(R"(%L?\d+|%L?n|\{\d+\}|&\w|<[^>]*>|\(\*[^)]*\)|;;)"));
  // What only puts parts together has nothing to translate, and its parts have their marks.
  QString words = text;
  words.remove(kept);
  if (std::none_of(words.cbegin(), words.cend(), [](QChar character) { return character.isLetter(); }))
    return text;
  QString result = QStringLiteral("[");
  qsizetype from = 0;
  const auto mark = [&](qsizetype until) {
    for (; from < until; ++from) result += accented(text[from]);
  };
  for (auto found = kept.globalMatch(text); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    mark(match.capturedStart());
    result += match.captured();
    from = match.capturedEnd();
  }
  mark(text.size());
  const auto more = static_cast<qsizetype>(std::ceil(static_cast<double>(text.size()) * longerBy));
  // A word long enough to tell, with spaces so that lines can break as real words do.
  for (qsizetype i = 2; i < more; ++i) result += i % 8 == 7 ? u' ' : u'~';
  return result + u']';
}

QString PseudoTranslator::translate(const char*, const char* source, const char*, int) const {
  return source == nullptr || *source == '\0' ? QString() : pseudo(QString::fromUtf8(source));
}

}  // namespace strata::gui

#include "moc_pseudo_translator.cpp"
