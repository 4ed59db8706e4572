// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/network/lead_form.h"

#include <QtCore/qcoreevent.h>
#include <QtCore/qlocale.h>
#include <QtCore/qregularexpression.h>
#include <QtWidgets/qboxlayout.h>
#include <QtWidgets/qcheckbox.h>
#include <QtWidgets/qcombobox.h>
#include <QtWidgets/qlabel.h>

#include <algorithm>
#include <utility>

#include "app/gui/look/theme.h"
#include "app/gui/text/network_cell.h"
#include "app/gui/text/translated_words.h"
#include "app/gui/widgets/plain_text.h"
#include "app/gui/widgets/value_field.h"
#include "app/gui/widgets/wrap_layout.h"
#include "core/plan/network_plan.h"

namespace strata::gui {

namespace {

constexpr std::array usualStreams{1, 2, 4, 8, 16};
constexpr std::array usualTimes{1, 2, 5, 10, 30};
constexpr int addressCharacters = 22;
constexpr int codeCharacters = 10;
/// The field of codes has room for more where there is some, as any line has.
constexpr int roomyCharacters = 17;

QString peersText(const std::vector<NetworkAddress>& peers) {
  QStringList texts;
  for (const NetworkAddress& peer : peers) texts.append(QString::fromStdString(addressText(peer)));
  return texts.join(QStringLiteral(", "));
}

/// The usual numbers, and the one that is set.
template <typename Numbers>
std::vector<int> with(const Numbers& usual, int set) {
  std::vector<int> all(usual.begin(), usual.end());
  if (std::ranges::find(all, set) == all.end()) all.push_back(set);
  std::ranges::sort(all);
  return all;
}

}  // namespace

Result<std::vector<NetworkAddress>> addressesFromText(const QString& text) {
  static const QRegularExpression gaps(QStringLiteral("[\\s,;،؛]+"));
  std::vector<NetworkAddress> addresses;
  for (const QString& part : text.split(gaps, Qt::SkipEmptyParts)) {
    const auto address = parseAddress(part.toStdString());
    if (!address) return address.error();
    if (std::ranges::find(addresses, *address) == addresses.end()) addresses.push_back(*address);
  }
  return addresses;
}

std::vector<std::string> codesFromText(const QString& text) {
  static const QRegularExpression gaps(QStringLiteral("[,;،؛\\n]+"));
  std::vector<std::string> codes;
  for (const QString& part : text.split(gaps, Qt::SkipEmptyParts)) {
    std::string code;
    for (const QChar letter : part) {
      if (letter.isSpace() || letter.category() == QChar::Other_Format || letter == u'-') continue;
      const int digit = letter.digitValue();
      code += digit >= 0 ? std::to_string(digit) : QString(letter).toStdString();
    }
    if (!code.empty()) codes.push_back(std::move(code));
  }
  return codes;
}

LeadForm::LeadForm(QWidget* parent)
    : QWidget(parent),
      m_heading(plainLabel(this)),
      m_sentence(plainLabel(this)),
      m_peersLabel(plainLabel(this)),
      m_peers(new QComboBox(this)),
      m_peersText(new ValueField(QStringLiteral("networkPeersText"), m_peers)),
      m_codesLabel(plainLabel(this)),
      m_codes(new ValueField(QStringLiteral("networkCodes"), this)),
      m_streamsLabel(plainLabel(this)),
      m_streams(new QComboBox(this)),
      m_timeLabel(plainLabel(this)),
      m_time(new QComboBox(this)),
      m_directions{new QCheckBox(this), new QCheckBox(this), new QCheckBox(this)},
      m_problemLabel(plainLabel(this)) {
  setObjectName(QStringLiteral("leadForm"));
  m_heading->setObjectName(QStringLiteral("leadHeading"));
  m_heading->setWordWrap(true);
  m_sentence->setObjectName(QStringLiteral("leadSentence"));
  m_sentence->setWordWrap(true);
  m_peers->setObjectName(QStringLiteral("networkPeers"));
  m_peers->setEditable(true);
  m_peers->setLineEdit(m_peersText);
  m_peers->setInsertPolicy(QComboBox::NoInsert);
  m_peers->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_peers->setMinimumContentsLength(addressCharacters);
  m_codes->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  m_codes->setSample(QString(roomyCharacters, u'x'));
  m_codes->setInputMethodHints(Qt::ImhPreferNumbers | Qt::ImhNoPredictiveText);
  m_streams->setObjectName(QStringLiteral("networkStreams"));
  m_time->setObjectName(QStringLiteral("networkTime"));
  for (QComboBox* box : {m_streams, m_time}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  for (std::size_t i = 0; i < m_directions.size(); ++i) {
    const std::string_view direction = networkDirections[i];
    m_directions[i]->setObjectName(
        QStringLiteral("networkDirection-") +
        QString::fromLatin1(direction.data(), static_cast<qsizetype>(direction.size())));
    m_directions[i]->setChecked(true);
    connect(m_directions[i], &QCheckBox::toggled, this, &LeadForm::requestChanged);
  }
  m_problemLabel->setObjectName(QStringLiteral("networkProblem"));
  m_problemLabel->setWordWrap(true);
  m_problemLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_problemLabel->hide();
  layOut();
  connect(this, &LeadForm::requestChanged, this, [this] { showProblem({}); });
  connect(m_peers, &QComboBox::currentTextChanged, this, &LeadForm::requestChanged);
  connect(m_codes, &QLineEdit::textChanged, this, &LeadForm::requestChanged);
  for (QComboBox* box : {m_streams, m_time}) connect(box, &QComboBox::activated, this, &LeadForm::choose);
  for (ValueField* edit : {m_peersText, m_codes})
    connect(edit, &QLineEdit::returnPressed, this, &LeadForm::runWanted);
  setSettings({});
}

QWidget* LeadForm::pair(const Field& field, bool expands) {
  auto* both = new QWidget(this);
  both->setObjectName(field.field->objectName() + QStringLiteral("Row"));
  auto* row = new QHBoxLayout(both);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(field.label);
  row->addWidget(field.field, expands ? 1 : 0);
  if (!expands) both->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
  field.label->setObjectName(field.field->objectName() + QStringLiteral("Label"));
  field.label->setBuddy(field.field);
  return both;
}

void LeadForm::layOut() {
  auto* server = new WrapLayout;
  server->addWidget(pair({m_peersLabel, m_peers}, true));
  server->addWidget(pair({m_codesLabel, m_codes}));
  auto* ways = new WrapLayout;
  ways->addWidget(pair({m_streamsLabel, m_streams}));
  ways->addWidget(pair({m_timeLabel, m_time}));
  for (QCheckBox* direction : m_directions) ways->addWidget(direction);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(m_heading);
  column->addWidget(m_sentence);
  column->addLayout(server);
  column->addLayout(ways);
  column->addWidget(m_problemLabel);
  column->addStretch(1);
}

void LeadForm::setSettings(const Settings& settings) {
  const bool typing = m_peers->currentText() != peersText(m_settings.networkPeers);
  m_settings = settings;
  const QString set = peersText(settings.networkPeers);
  if (!typing && m_peers->currentText() != set) m_peers->setEditText(set);
  rememberPeers();
  retranslate();
}

/// Remembers the peers to choose from: those of the settings come first, all of them and each.
void LeadForm::rememberPeers() {
  QStringList texts;
  if (!m_settings.networkPeers.empty()) texts.append(peersText(m_settings.networkPeers));
  if (m_settings.networkPeers.size() > 1)
    for (const NetworkAddress& peer : m_settings.networkPeers)
      texts.append(QString::fromStdString(addressText(peer)));
  for (int i = 0; i < m_peers->count(); ++i) texts.append(m_peers->itemText(i));
  texts.removeDuplicates();
  const QString typed = m_peers->currentText();
  const QSignalBlocker block(m_peers);
  m_peers->clear();
  m_peers->addItems(texts);
  m_peers->setEditText(typed);
}

Result<std::vector<NetworkAddress>> LeadForm::peers() const {
  return addressesFromText(m_peers->currentText());
}

std::vector<std::string> LeadForm::codes() const {
  return codesFromText(m_codes->text());
}

std::vector<std::string> LeadForm::directions() const {
  std::vector<std::string> chosen;
  for (std::size_t i = 0; i < m_directions.size(); ++i)
    if (m_directions[i]->isChecked()) chosen.emplace_back(networkDirections[i]);
  return chosen;
}

RunRequest LeadForm::request() const {
  RunRequest request = otherRequest(TestGroup::Network);
  // All of them need not be named.
  if (const auto chosen = directions(); chosen.size() < m_directions.size())
    request.selection.network.directions = chosen;
  request.selection.network.codes = codes();
  if (auto addresses = peers()) request.networkPeers = *std::move(addresses);
  return request;
}

std::optional<LeadForm::Obstacle> LeadForm::firstObstacle() const {
  const auto addresses = peers();
  if (!addresses) return Obstacle{m_peersText, [why = addresses.error()] { return reasonText(why); }};
  if (addresses->empty())
    return Obstacle{m_peersText, [] {
                      return tr(
                          "Type the address that the server shows: on this page of the other machine, or "
                          "with \"strata-cli serve\".");
                    }};
  const std::vector<std::string> given = codes();
  if (given.empty())
    return Obstacle{m_codes, [] { return tr("Type the six-digit code that the server shows."); }};
  if (!std::ranges::all_of(given, [](const std::string& code) { return parseCode(code).has_value(); }))
    return Obstacle{m_codes, [] { return tr("A code has six digits."); }};
  if (given.size() > 1 && given.size() != addresses->size())
    return Obstacle{m_codes, [] {
                      return tr("Type one code for all servers, or one code per server in the same order.");
                    }};
  if (directions().empty())
    return Obstacle{m_directions.front(), [] { return tr("Choose at least one direction."); }};
  return std::nullopt;
}

std::function<QString()> LeadForm::obstacle() const {
  const auto first = firstObstacle();
  return first ? first->text : nullptr;
}

void LeadForm::showProblem(std::function<QString()> problem) {
  m_problem = std::move(problem);
  m_complainedOf = nullptr;
  fillProblem();
}

void LeadForm::complain() {
  auto first = firstObstacle();
  if (!first) return;
  m_problem = std::move(first->text);
  m_complainedOf = first->field;
  fillProblem();
  m_complainedOf->setFocus(Qt::OtherFocusReason);
  if (auto* line = qobject_cast<ValueField*>(m_complainedOf)) line->selectAll();
}

void LeadForm::fillProblem() {
  const QString text = m_problem ? m_problem() : QString();
  m_problemLabel->setText(text);
  m_problemLabel->setVisible(!text.isEmpty());
  m_problemLabel->setPalette(withText(QPalette(), themeFor(palette()).fair));
  for (ValueField* line : {m_peersText, m_codes}) line->setMarked(line == m_complainedOf);
  // What a screen reader says of the field when the focus comes to it.
  m_peers->setAccessibleDescription(m_complainedOf == m_peersText ? text : QString());
  m_codes->setAccessibleDescription(m_complainedOf == m_codes ? text : QString());
}

void LeadForm::choose() {
  Settings settings = m_settings;
  settings.networkStreams = m_streams->currentData().toInt();
  settings.networkSeconds = m_time->currentData().toInt();
  if (settings != m_settings) emit settingsChosen(settings);
}

void LeadForm::fillStreams() {
  m_streams->clear();
  for (const int streams : with(usualStreams, m_settings.networkStreams))
    m_streams->addItem(QLocale().toString(streams), streams);
  m_streams->setCurrentIndex(m_streams->findData(m_settings.networkStreams));
}

void LeadForm::fillTimes() {
  m_time->clear();
  for (const int seconds : with(usualTimes, m_settings.networkSeconds))
    m_time->addItem(tr("%1 s").arg(QLocale().toString(seconds)), seconds);
  m_time->setCurrentIndex(m_time->findData(m_settings.networkSeconds));
}

void LeadForm::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
      event->type() == QEvent::FontChange)
    retranslate();
  QWidget::changeEvent(event);
}

void LeadForm::retranslate() {
  QFont bold = font();
  bold.setBold(true);
  m_heading->setFont(bold);
  m_heading->setText(tr("Measure the network (client)"));
  m_sentence->setText(
      tr("Start the server on the other machine: on this page, or with \"strata-cli serve\". It shows its "
         "addresses and a code."));
  m_sentence->setPalette(withText(QPalette(), themeFor(palette()).muted));
  m_peersLabel->setText(tr("A&ddress:"));
  m_peers->setAccessibleName(tr("Address of the server"));
  m_peers->setToolTip(
      tr("A name or an address, with the port if it is not the default: desk.local:49001. Separate servers "
         "with commas. Strata measures each alone, then all together."));
  m_peersText->setPlaceholderText(QStringLiteral("192.168.1.7"));
  m_codesLabel->setText(tr("C&ode:"));
  m_codes->setAccessibleName(tr("Code of the server"));
  m_codes->setToolTip(
      tr("The six digits that the server shows. Strata does not store them. Separate the codes of several "
         "servers with commas."));
  m_codes->setPlaceholderText(QStringLiteral("123 456"));
  m_codes->setMinimumWidth(fontMetrics().averageCharWidth() * (codeCharacters + 4));
  m_streamsLabel->setText(tr("&Streams:"));
  m_streams->setAccessibleName(tr("Parallel streams"));
  m_streams->setToolTip(
      tr("Parallel connections per direction. Strata also measures each smaller power of two: 1, 2, 4 and so "
         "on."));
  fillStreams();
  m_timeLabel->setText(tr("&Time:"));
  m_time->setAccessibleName(tr("Time per measurement"));
  m_time->setToolTip(tr("Measuring time for the RTT and for each kind of stream."));
  fillTimes();
  for (std::size_t i = 0; i < m_directions.size(); ++i)
    m_directions[i]->setText(networkDirectionText(networkDirections[i]));
  m_directions[0]->setToolTip(tr("Streams from this machine to the other"));
  m_directions[1]->setToolTip(tr("Streams from the other machine to this one"));
  m_directions[2]->setToolTip(tr("Streams to and from the other machine at the same time"));
  fillProblem();
  updateGeometry();
}

}  // namespace strata::gui

#include "moc_lead_form.cpp"
