// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/qlist.h>
#include <QtCore/qlocale.h>
#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>

#include "app/gui/help/help_text.h"

/// The topics that the program brings along, in resources under `:/help/<language>/<topic>.md`.
namespace strata::gui {

/// Ids of all topics, in the order of the contents.
QStringList helpTopicIds();

/// All topics in the language of the locale; those that it lacks in English.
QList<HelpTopic> loadHelp(const QLocale& locale);

}  // namespace strata::gui
