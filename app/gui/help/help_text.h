// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qlocale.h>
#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

/// The text of the help, without any widget: topics, their sections, and the search through them.
///
/// A topic is a file of Markdown (GitHub's dialect, of it: headings, paragraphs, lists, tables, fenced code,
/// *emphasis*, `code`, [links](topic.md#anchor)). A heading may end in {#anchor}, for links to it; lines
/// before the first heading are comments.
namespace strata::gui {

/// A heading and what stands below it up to the next, as plain text.
struct HelpSection {
  int level = 1;      ///< 1 … 6
  QString heading;    ///< without its anchor
  QString anchor;     ///< where the file gives none, "section-" and its number
  QStringList lines;  ///< a paragraph, a list item, a table row or a line of code each
};

struct HelpTopic {
  QString id;        ///< name of the file, without suffix
  QString language;  ///< that it is written in: "en", "de"
  QString title;     ///< its first heading
  QString markdown;  ///< to be shown: without comments and anchors
  QList<HelpSection> sections;
};

/// `isRightToLeft`: in what is shown, marks stand around code, so that "--region 64M" stays in order within
/// such a line; and tables have their columns the other way round, since Qt lays them out from left to right
/// in all languages.
HelpTopic parseTopic(const QString& id, const QString& language, const QString& text,
                     bool isRightToLeft = false);

/// Where a link leads.
struct HelpPlace {
  QString topic;
  QString anchor;  ///< empty: its beginning

  friend bool operator==(const HelpPlace&, const HelpPlace&) = default;
};

/// "memory", "memory.md", "reasons.md#contended", or "#contended" of the topic `from`.
HelpPlace placeOf(const QString& link, const QString& from = {});

/// The index of the section with that anchor; 0, its beginning, where there is none.
qsizetype sectionOf(const HelpTopic& topic, const QString& anchor);

/// What is searched for, folded as the text is: case, accents, vowel signs and invisible marks do not matter.
QStringList searchWords(const QString& query);

/// A part of a text.
struct TextRange {
  qsizetype start = 0;
  qsizetype length = 0;

  friend bool operator==(const TextRange&, const TextRange&) = default;
};

/// Where any of the words stands in the text, ascending, without overlaps.
QList<TextRange> findWords(const QStringList& words, const QString& text);

/// A section that has all the words.
struct HelpHit {
  qsizetype topic = 0;    ///< its index
  qsizetype section = 0;  ///< its index in the topic
  QString line;           ///< the one with the most of the words, or else the section's first
};

/// Sections with all the words, in the order of reading, those with all of them in their heading first. A
/// topic that has all of them, but in no one section, counts with the section that has the most. Nothing for
/// no words.
QList<HelpHit> searchTopics(const QList<HelpTopic>& topics, const QStringList& words);

/// At most about `most` characters of the line, with the first of the words in it; "…" where it is cut.
QString excerpt(const QString& line, const QStringList& words, qsizetype most);

/// Ids of all topics, in the order of the contents.
QStringList helpTopicIds();

/// All topics that the program brings along, in the language of the locale; those that it lacks in English.
/// They are resources under `:/help/<language>/<topic>.md`.
QList<HelpTopic> loadHelp(const QLocale& locale);

}  // namespace strata::gui
