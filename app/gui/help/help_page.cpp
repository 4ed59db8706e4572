// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/help_page.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qlocale.h>
#include <QtCore/qobject.h>
#include <QtCore/qtimer.h>
#include <QtCore/qurl.h>
#include <QtGui/qevent.h>
#include <QtGui/qkeysequence.h>
#include <QtGui/qshortcut.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qframe.h>
#include <QtWidgets/qlabel.h>
#include <QtWidgets/qlineedit.h>
#include <QtWidgets/qlistwidget.h>
#include <QtWidgets/qstackedwidget.h>
#include <QtWidgets/qstyle.h>
#include <QtWidgets/qtoolbutton.h>

#include <algorithm>
#include <utility>

#include "app/gui/help/help_list_delegate.h"
#include "app/gui/help/help_text.h"
#include "app/gui/help/help_view.h"
#include "app/gui/look/theme.h"
#include "app/gui/widgets/plain_text.h"

namespace strata::gui {

namespace {

constexpr int sideCharacters = 42;
/// Below this many characters of width the contents stand above the text instead of beside it.
constexpr int narrowCharacters = 72;
constexpr qsizetype excerptLength = 64;
/// Headings of this level stand among the contents, below the topic that is chosen.
constexpr int levelInContents = 2;

/// The platform's keys, but for Backspace, which belongs to the search field.
void addKeysOf(QKeySequence::StandardKey kind, HelpPage* page, void (HelpPage::*slot)()) {
  for (const QKeySequence& key : QKeySequence::keyBindings(kind)) {
    if (key[0].key() == Qt::Key_Backspace) continue;
    auto* shortcut = new QShortcut(key, page);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    QObject::connect(shortcut, &QShortcut::activated, page, slot);
  }
}

}  // namespace

HelpPage::HelpPage(QWidget* parent)
    : QWidget(parent),
      m_back(new QToolButton(this)),
      m_forward(new QToolButton(this)),
      m_query(new QLineEdit(this)),
      m_found(plainLabel(this)),
      m_lists(new QStackedWidget(this)),
      m_contents(new QListWidget(this)),
      m_results(new QListWidget(this)),
      m_hitDelegate(new HelpListDelegate(m_results)),
      m_rule(new QFrame(this)),
      m_view(new HelpView(this)),
      m_side(new QWidget(this)),
      m_halves(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
  setObjectName(QStringLiteral("helpPage"));
  m_back->setObjectName(QStringLiteral("helpBack"));
  m_forward->setObjectName(QStringLiteral("helpForward"));
  m_query->setObjectName(QStringLiteral("helpSearch"));
  m_found->setObjectName(QStringLiteral("helpFound"));
  m_lists->setObjectName(QStringLiteral("helpLists"));
  m_contents->setObjectName(QStringLiteral("helpContents"));
  m_results->setObjectName(QStringLiteral("helpResults"));
  m_view->setObjectName(QStringLiteral("helpText"));
  m_side->setObjectName(QStringLiteral("helpSide"));
  layOut();
  addKeys();

  connect(m_back, &QToolButton::clicked, this, &HelpPage::goBack);
  connect(m_forward, &QToolButton::clicked, this, &HelpPage::goForward);
  connect(m_query, &QLineEdit::textChanged, this, &HelpPage::search);
  connect(m_query, &QLineEdit::returnPressed, this,
          [this] { showHit(std::max(0, m_results->currentRow())); });
  connect(m_contents, &QListWidget::currentRowChanged, this, [this](int row) {
    if (row >= 0) visit(m_entries[row]);
  });
  connect(m_results, &QListWidget::currentRowChanged, this, &HelpPage::showHit);
  connect(m_view, &QTextBrowser::anchorClicked, this,
          [this](const QUrl& link) { visit(placeOf(link.toString(), topic())); });

  retranslate();
  pointArrows();
  applyTheme();
}

void HelpPage::layOut() {
  setBackgroundRole(QPalette::Base);
  setAutoFillBackground(true);
  m_rule->setFrameShadow(QFrame::Plain);
  m_back->setAutoRaise(true);
  m_forward->setAutoRaise(true);
  m_query->setClearButtonEnabled(true);
  m_query->installEventFilter(this);
  m_found->setWordWrap(true);
  m_found->hide();
  for (QListWidget* list : {m_contents, m_results}) {
    list->setFrameShape(QFrame::NoFrame);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setUniformItemSizes(false);
    m_lists->addWidget(list);
  }
  m_contents->installEventFilter(this);
  m_contents->setItemDelegate(new HelpListDelegate(m_contents));
  m_results->setItemDelegate(m_hitDelegate);
  m_results->setResizeMode(QListView::Adjust);

  auto* tools = new QHBoxLayout;
  tools->setSpacing(2);
  tools->addWidget(m_back);
  tools->addWidget(m_forward);
  tools->addSpacing(4);
  tools->addWidget(m_query, 1);
  auto* column = new QVBoxLayout(m_side);
  column->setContentsMargins(12, 12, 12, 8);
  column->addLayout(tools);
  column->addWidget(m_found);
  column->addWidget(m_lists, 1);

  m_halves->setContentsMargins(0, 0, 0, 0);
  m_halves->setSpacing(0);
  m_halves->addWidget(m_side);
  m_halves->addWidget(m_rule);
  m_halves->addWidget(m_view, 1);
  setFocusProxy(m_view);
}

void HelpPage::addKeys() {
  auto* find = new QShortcut(QKeySequence::Find, this);
  find->setContext(Qt::WidgetWithChildrenShortcut);
  connect(find, &QShortcut::activated, this, [this] {
    m_query->setFocus(Qt::ShortcutFocusReason);
    m_query->selectAll();
  });
  addKeysOf(QKeySequence::Back, this, &HelpPage::goBack);
  addKeysOf(QKeySequence::Forward, this, &HelpPage::goForward);
}

void HelpPage::retranslate() {
  m_back->setAccessibleName(tr("Back"));
  m_back->setToolTip(tr("Back to the previous page (%1)")
                         .arg(QKeySequence(Qt::ALT | Qt::Key_Left).toString(QKeySequence::NativeText)));
  m_forward->setAccessibleName(tr("Forward"));
  m_forward->setToolTip(tr("Forward to the next page (%1)")
                            .arg(QKeySequence(Qt::ALT | Qt::Key_Right).toString(QKeySequence::NativeText)));
  m_query->setPlaceholderText(tr("Search the help"));
  m_query->setAccessibleName(tr("Search the help"));
  for (QToolButton* button : m_query->findChildren<QToolButton*>())
    button->setAccessibleName(tr("Clear the search"));
  m_contents->setAccessibleName(tr("Contents of the help"));
  m_results->setAccessibleName(tr("Search results"));
  m_view->setAccessibleName(tr("Text of the help"));

  fitWidths();
  if (m_topics.isEmpty()) return;
  load();
  m_visits[m_visit].scroll = 0;  // another language has other lines
  showPlace(m_visits[m_visit].place);
  search(m_query->text());
}

void HelpPage::load() {
  m_topics = loadHelp(QLocale());
  const QSignalBlocker quiet(m_contents);
  m_contents->clear();
  m_entries.clear();
  m_opened.clear();
  for (const HelpTopic& topic : m_topics) {
    m_contents->addItem(topic.title);
    m_entries.append({topic.id, {}});
  }
}

void HelpPage::showEvent(QShowEvent* event) {
  if (m_topics.isEmpty()) showTopic({});
  QWidget::showEvent(event);
}

void HelpPage::showTopic(const QString& id) {
  if (m_topics.isEmpty()) load();
  HelpPlace place = placeOf(id);
  if (indexOf(place.topic) < 0) place = {m_topics.first().id, {}};
  // Who comes from elsewhere sees where the topic stands among the contents.
  m_query->clear();
  visit(place);
}

QString HelpPage::topic() const {
  return m_visit < 0 ? QString() : m_visits[m_visit].place.topic;
}

qsizetype HelpPage::indexOf(const QString& topic) const {
  const auto found = std::find_if(m_topics.begin(), m_topics.end(),
                                  [&](const HelpTopic& other) { return other.id == topic; });
  return found == m_topics.end() ? -1 : found - m_topics.begin();
}

void HelpPage::visit(const HelpPlace& place, Visited how) {
  if (indexOf(place.topic) < 0) return;
  const bool isAnotherHit = how == Visited::ByHit && std::exchange(m_presentIsHit, true);
  if (how != Visited::ByHit) m_presentIsHit = false;
  const bool isPresent = m_visit >= 0 && m_visits[m_visit].place == place;
  if (isAnotherHit) {
    // Going through hits is one step, not one for each.
    m_visits[m_visit] = {place, 0};
  } else if (!isPresent) {
    if (m_visit >= 0) m_visits[m_visit].scroll = m_view->scrollPosition();
    m_visits.resize(m_visit + 1);
    m_visits.append({place, 0});
    m_visit = m_visits.size() - 1;
  }
  showPlace(place);
}

void HelpPage::travel(qsizetype steps) {
  const qsizetype to = m_visit + steps;
  if (to < 0 || to >= m_visits.size()) return;
  m_visits[m_visit].scroll = m_view->scrollPosition();
  m_visit = to;
  m_presentIsHit = false;
  showPlace(m_visits[to].place);
  m_view->setScrollPosition(m_visits[to].scroll);
}

void HelpPage::goBack() {
  travel(-1);
}

void HelpPage::goForward() {
  travel(1);
}

bool HelpPage::canGoBack() const {
  return m_visit > 0;
}

bool HelpPage::canGoForward() const {
  return m_visit + 1 < m_visits.size();
}

void HelpPage::showPlace(const HelpPlace& place) {
  const HelpTopic& shown = m_topics[indexOf(place.topic)];
  m_view->showTopic(shown);
  m_view->setAccessibleDescription(shown.title);
  m_view->scrollToSection(sectionOf(shown, place.anchor));
  chooseInContents();
  m_back->setEnabled(canGoBack());
  m_forward->setEnabled(canGoForward());
}

void HelpPage::chooseInContents() {
  chooseRow();
  // While a key or a click in the list is handled, its rows stay those that it was meant for.
  QMetaObject::invokeMethod(this, &HelpPage::openInContents, Qt::QueuedConnection);
}

QString HelpPage::sectionInContents(const HelpPlace& place) const {
  const HelpTopic& topic = m_topics[indexOf(place.topic)];
  for (qsizetype at = sectionOf(topic, place.anchor); at >= 0; --at)
    if (topic.sections[at].level == levelInContents) return topic.sections[at].anchor;
  return {};
}

void HelpPage::chooseRow() {
  const HelpPlace& place = m_visits[m_visit].place;
  qsizetype row = m_entries.indexOf(HelpPlace{place.topic, sectionInContents(place)});
  if (row < 0) row = m_entries.indexOf(HelpPlace{place.topic, {}});
  const QSignalBlocker quiet(m_contents);
  m_contents->setCurrentRow(static_cast<int>(row));
}

void HelpPage::openInContents() {
  if (topic().isEmpty() || m_opened == topic()) return;
  const QSignalBlocker quiet(m_contents);
  for (qsizetype row = m_entries.size(); row-- > 0;) {
    if (m_entries[row].anchor.isEmpty()) continue;
    delete m_contents->takeItem(static_cast<int>(row));
    m_entries.removeAt(row);
  }
  m_opened = topic();
  const qsizetype at = indexOf(m_opened);
  qsizetype row = at;
  for (const HelpSection& section : m_topics[at].sections) {
    if (section.level != levelInContents) continue;
    auto* item = new QListWidgetItem(section.heading);
    item->setData(HelpListDelegate::sectionRole, true);
    item->setToolTip(section.heading);
    m_contents->insertItem(static_cast<int>(++row), item);
    m_entries.insert(row, {m_opened, section.anchor});
  }
  chooseRow();
  m_contents->scrollToItem(m_contents->item(static_cast<int>(row)));
  m_contents->scrollToItem(m_contents->currentItem());
}

void HelpPage::search(const QString& query) {
  const QStringList words = searchWords(query);
  m_hits = searchTopics(m_topics, words);
  m_hitDelegate->setWords(words);
  m_view->markWords(words);
  {
    const QSignalBlocker quiet(m_results);
    m_results->clear();
    for (const HelpHit& hit : m_hits) {
      const HelpTopic& topic = m_topics[hit.topic];
      const QString& heading = topic.sections[hit.section].heading;
      auto* item = new QListWidgetItem(heading, m_results);
      item->setData(HelpListDelegate::topicRole, topic.title);
      item->setData(HelpListDelegate::lineRole, excerpt(hit.line, words, excerptLength));
      item->setData(Qt::AccessibleDescriptionRole, hit.line);
      item->setToolTip(heading);
    }
  }
  m_found->setVisible(!words.isEmpty());
  m_found->setText(
      m_hits.isEmpty()
          ? tr("No results for “%1” in the help. Try fewer words, or part of a word.").arg(query.simplified())
          : tr("Places found: %1").arg(QLocale().toString(m_hits.size())));
  m_lists->setCurrentWidget(words.isEmpty() ? m_contents : m_results);
}

void HelpPage::showHit(int row) {
  if (row < 0 || row >= m_hits.size()) return;
  const HelpHit& hit = m_hits[row];
  const HelpTopic& topic = m_topics[hit.topic];
  visit({topic.id, hit.section == 0 ? QString() : topic.sections[hit.section].anchor}, Visited::ByHit);
  m_view->revealMark(hit.section);
  const QSignalBlocker quiet(m_results);
  m_results->setCurrentRow(row);
}

bool HelpPage::eventFilter(QObject* watched, QEvent* event) {
  // Where there is little room, the topic that is shown is the one of the list to be seen.
  if (watched == m_contents && event->type() == QEvent::Resize)
    QTimer::singleShot(0, m_contents, [this] { m_contents->scrollToItem(m_contents->currentItem()); });
  if (watched != m_query) return QWidget::eventFilter(watched, event);
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (!isKey) return false;
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key == Qt::Key_Escape && !m_query->text().isEmpty()) {
    // Escape ends the search first; a run is stopped by the next.
    if (event->type() == QEvent::KeyPress) m_query->clear();
    event->accept();
    return true;
  }
  if (key == Qt::Key_Down && event->type() == QEvent::KeyPress) {
    m_lists->currentWidget()->setFocus(Qt::TabFocusReason);
    if (m_lists->currentWidget() == m_results && m_results->currentRow() < 0) m_results->setCurrentRow(0);
    return true;
  }
  return false;
}

void HelpPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  switch (event->type()) {
    case QEvent::LanguageChange:
      retranslate();
      break;
    case QEvent::FontChange:
      fitWidths();
      break;
    case QEvent::PaletteChange:
      applyTheme();
      break;
    case QEvent::LayoutDirectionChange:
      pointArrows();
      break;
    default:
      break;
  }
}

void HelpPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitWidths();
}

void HelpPage::fitWidths() {
  const int character = fontMetrics().averageCharWidth();
  const bool isNarrow = width() < narrowCharacters * character;
  m_halves->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  m_rule->setFrameShape(isNarrow ? QFrame::HLine : QFrame::VLine);
  const int buttonSide = m_query->sizeHint().height();
  m_back->setFixedSize(buttonSide, buttonSide);
  m_forward->setFixedSize(buttonSide, buttonSide);
  m_found->setIndent(fontMetrics().height() / 3);
  m_side->setMinimumWidth(isNarrow ? 0 : std::min(sideCharacters * character, width() * 2 / 5));
  m_side->setMaximumWidth(isNarrow ? QWIDGETSIZE_MAX : m_side->minimumWidth());
  m_side->setMaximumHeight(isNarrow ? height() * 2 / 5 : QWIDGETSIZE_MAX);
}

/// Back points to where reading comes from.
void HelpPage::pointArrows() {
  const bool isRightToLeft = layoutDirection() == Qt::RightToLeft;
  m_back->setArrowType(isRightToLeft ? Qt::RightArrow : Qt::LeftArrow);
  m_forward->setArrowType(isRightToLeft ? Qt::LeftArrow : Qt::RightArrow);
}

void HelpPage::applyTheme() {
  const Theme theme = themeFor(palette());
  m_rule->setPalette(withText(palette(), theme.hairline));
  m_found->setPalette(withText(palette(), theme.muted));
}

}  // namespace strata::gui

#include "moc_help_page.cpp"
