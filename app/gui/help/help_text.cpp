// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/help_text.h"

#include <QtCore/qfile.h>
#include <QtCore/qregularexpression.h>

#include <algorithm>
#include <utility>

#include "app/gui/look/languages.h"

namespace strata::gui {

namespace {

constexpr QChar leftToRightMark(0x200E);

/// What stands in the place of Markdown's marks within a line: links give their text, code itself.
QString plainInline(const QString& markdown) {
  static const QRegularExpression link(QStringLiteral(R"(\[([^\]]*)\]\([^)]*\))"));
  QString plain;
  const QStringList parts = markdown.split(u'`');
  for (qsizetype i = 0; i < parts.size(); ++i) {
    const bool isCode = i % 2 == 1;
    plain += isCode ? parts[i] : QString(parts[i]).remove(u'*');
  }
  return plain.replace(link, QStringLiteral("\\1")).simplified();
}

QString rowText(const QString& row) {
  QStringList cells;
  for (const QString& cell : row.split(u'|')) {
    const QString text = plainInline(cell);
    if (!text.isEmpty()) cells.append(text);
  }
  return cells.join(QStringLiteral(" · "));
}

QString mirroredRow(const QString& row) {
  QStringList cells = row.trimmed().split(u'|');
  std::reverse(cells.begin(), cells.end());
  return cells.join(u'|');
}

bool isRule(const QString& row) {
  return std::all_of(row.begin(), row.end(),
                     [](QChar c) { return c == u'|' || c == u'-' || c == u':' || c == u' '; });
}

/// Reads a topic line by line.
class TopicReader {
 public:
  TopicReader(HelpTopic& topic, bool isRightToLeft) : m_topic(topic), m_isRightToLeft(isRightToLeft) {}

  void read(const QString& line) {
    static const QRegularExpression heading(QStringLiteral(R"(^(#{1,6})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$)"));
    if (line.startsWith(QLatin1String("```"))) {
      end();
      m_inCode = !m_inCode;
      show(line);
      return;
    }
    if (m_inCode) {
      add(line.trimmed());
      show(line);
      return;
    }
    if (const auto match = heading.match(line); match.hasMatch()) {
      end();
      const QString anchor = match.captured(3).isEmpty()
                                 ? QStringLiteral("section-%1").arg(m_topic.sections.size() + 1)
                                 : match.captured(3);
      m_topic.sections.append({static_cast<int>(match.captured(1).size()), plainInline(match.captured(2)),
                               anchor, QStringList()});
      show(match.captured(1) + u' ' + match.captured(2));
      return;
    }
    if (m_topic.sections.isEmpty()) return;  // a comment
    readText(line.trimmed());
    show(line);
  }

  void end() {
    if (!m_paragraph.isEmpty()) add(plainInline(std::exchange(m_paragraph, QString())));
  }

 private:
  void readText(const QString& line) {
    static const QRegularExpression item(QStringLiteral(R"(^(?:-|\d+\.)\s+(.*)$)"));
    if (line.isEmpty()) {
      end();
    } else if (line.startsWith(u'|')) {
      end();
      if (!isRule(line)) add(rowText(line));
    } else if (const auto match = item.match(line); match.hasMatch()) {
      end();
      m_paragraph = match.captured(1);
    } else {
      if (!m_paragraph.isEmpty()) m_paragraph += u' ';
      m_paragraph += line;
    }
  }

  void add(const QString& line) {
    if (!line.isEmpty() && !m_topic.sections.isEmpty()) m_topic.sections.last().lines.append(line);
  }

  void show(const QString& line) {
    static const QRegularExpression code(QStringLiteral("(`[^`]+`)"));
    QString shown = line;
    if (m_isRightToLeft && !m_inCode) {
      shown.replace(code, leftToRightMark + QStringLiteral("\\1") + leftToRightMark);
      if (shown.startsWith(u'|')) shown = mirroredRow(shown);
    }
    m_topic.markdown += shown + u'\n';
  }

  HelpTopic& m_topic;
  const bool m_isRightToLeft;
  bool m_inCode = false;
  QString m_paragraph;  // the lines so far of one that has not ended
};

/// A text as it is searched, and where each of its characters comes from.
struct Folded {
  QString text;
  QList<qsizetype> source;
};

Folded folded(const QString& text) {
  Folded result;
  result.text.reserve(text.size());
  result.source.reserve(text.size());
  const auto append = [&](QChar c, qsizetype from) {
    result.text.append(c);
    result.source.append(from);
  };
  for (qsizetype i = 0; i < text.size(); ++i) {
    const QChar c = text[i];
    if (c.unicode() < 0x80) {
      append(c.toLower(), i);
      continue;
    }
    constexpr char16_t tatweel = 0x0640;  // only makes an Arabic word wider
    for (const QChar part : QString(c).normalized(QString::NormalizationForm_KD).toCaseFolded())
      if (part.category() != QChar::Mark_NonSpacing && part.category() != QChar::Other_Format &&
          part != tatweel)
        append(part, i);
  }
  return result;
}

int countOf(const QStringList& words, const QString& foldedText) {
  return static_cast<int>(std::count_if(words.begin(), words.end(),
                                        [&](const QString& word) { return foldedText.contains(word); }));
}

QString bestLine(const HelpSection& section, const QStringList& words) {
  QString best;
  int most = -1;
  for (const QString& line : section.lines) {
    const int count = countOf(words, folded(line).text);
    if (count <= most) continue;
    most = count;
    best = line;
  }
  return best;
}

/// What is found in one topic.
struct TopicHits {
  QList<qsizetype> inHeading;  // sections whose heading has all words
  QList<qsizetype> inText;
};

TopicHits hitsIn(const HelpTopic& topic, const QStringList& words) {
  TopicHits hits;
  QString all;
  qsizetype fullest = 0;
  int most = 0;
  for (qsizetype i = 0; i < topic.sections.size(); ++i) {
    const HelpSection& section = topic.sections[i];
    const QString heading = folded(section.heading).text;
    const QString text = heading + u'\n' + folded(section.lines.join(u'\n')).text;
    const int count = countOf(words, text);
    if (count > most) {
      most = count;
      fullest = i;
    }
    all += text + u'\n';
    if (count < words.size()) continue;
    (countOf(words, heading) == words.size() ? hits.inHeading : hits.inText).append(i);
  }
  if (hits.inHeading.isEmpty() && hits.inText.isEmpty() && countOf(words, all) == words.size())
    hits.inText.append(fullest);
  return hits;
}

}  // namespace

HelpTopic parseTopic(const QString& id, const QString& language, const QString& text, bool isRightToLeft) {
  HelpTopic topic{id, language, {}, {}, {}};
  TopicReader reader(topic, isRightToLeft);
  for (const QString& line : text.split(u'\n')) reader.read(line);
  reader.end();
  if (!topic.sections.isEmpty()) topic.title = topic.sections.first().heading;
  return topic;
}

HelpPlace placeOf(const QString& link, const QString& from) {
  QString topic = link.section(u'#', 0, 0);
  if (topic.endsWith(QLatin1String(".md"))) topic.chop(3);
  return {topic.isEmpty() ? from : topic, link.section(u'#', 1)};
}

qsizetype sectionOf(const HelpTopic& topic, const QString& anchor) {
  const auto found = std::find_if(topic.sections.begin(), topic.sections.end(),
                                  [&](const HelpSection& section) { return section.anchor == anchor; });
  return found == topic.sections.end() ? 0 : found - topic.sections.begin();
}

QStringList searchWords(const QString& query) {
  QStringList words = folded(query).text.simplified().split(u' ', Qt::SkipEmptyParts);
  words.removeDuplicates();
  return words;
}

QList<TextRange> findWords(const QStringList& words, const QString& text) {
  const Folded searched = folded(text);
  QList<TextRange> ranges;
  for (const QString& word : words) {
    for (qsizetype at = searched.text.indexOf(word); at >= 0; at = searched.text.indexOf(word, at + 1)) {
      const qsizetype start = searched.source[at];
      ranges.append({start, searched.source[at + word.size() - 1] + 1 - start});
    }
  }
  std::sort(ranges.begin(), ranges.end(), [](const TextRange& a, const TextRange& b) {
    return std::pair(a.start, b.length) < std::pair(b.start, a.length);
  });
  QList<TextRange> apart;
  for (const TextRange& range : ranges)
    if (apart.isEmpty() || range.start >= apart.last().start + apart.last().length) apart.append(range);
  return apart;
}

QList<HelpHit> searchTopics(const QList<HelpTopic>& topics, const QStringList& words) {
  if (words.isEmpty()) return {};
  QList<HelpHit> inHeadings;
  QList<HelpHit> inTexts;
  for (qsizetype i = 0; i < topics.size(); ++i) {
    const TopicHits hits = hitsIn(topics[i], words);
    for (const qsizetype section : hits.inHeading)
      inHeadings.append({i, section, bestLine(topics[i].sections[section], words)});
    for (const qsizetype section : hits.inText)
      inTexts.append({i, section, bestLine(topics[i].sections[section], words)});
  }
  return inHeadings + inTexts;
}

QString excerpt(const QString& line, const QStringList& words, qsizetype most) {
  if (line.size() <= most) return line;
  const QList<TextRange> found = findWords(words, line);
  const qsizetype hit = found.isEmpty() ? 0 : found.first().start;
  // A quarter of it stands before the word; cuts fall between words.
  qsizetype start = std::clamp<qsizetype>(hit - most / 4, 0, line.size() - most);
  if (start > 0) start = std::min(line.indexOf(u' ', start) + 1, hit);
  qsizetype end = std::min(line.size(), start + most);
  if (end < line.size())
    if (const qsizetype space = line.lastIndexOf(u' ', end); space > hit) end = space;
  const QString cut = line.mid(start, end - start);
  return (start > 0 ? QStringLiteral("…") : QString()) + cut +
         (end < line.size() ? QStringLiteral("…") : QString());
}

namespace {

/// Empty when there is none, or nothing in it.
QString readTopic(const QString& language, const QString& id) {
  QFile file(QStringLiteral(":/help/%1/%2.md").arg(language, id));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

QStringList helpTopicIds() {
  return {QStringLiteral("quick-start"),  QStringLiteral("tasks"),          QStringLiteral("the-window"),
          QStringLiteral("levels"),       QStringLiteral("processor"),      QStringLiteral("memory"),
          QStringLiteral("disk"),         QStringLiteral("network"),        QStringLiteral("numbers"),
          QStringLiteral("methodology"),  QStringLiteral("charts"),         QStringLiteral("reasons"),
          QStringLiteral("command-line"), QStringLiteral("formats"),        QStringLiteral("freeze"),
          QStringLiteral("glossary"),     QStringLiteral("troubleshooting")};
}

QList<HelpTopic> loadHelp(const QLocale& locale) {
  const QString english = QStringLiteral("en");
  const QString wanted = languageFor({}, {locale.bcp47Name()});
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
