/// The words of today's documents for the numbers of enumerations in archives.
enum ArchivedWords {
  /// The names under which an object has other objects.
  static let members: Set<String> = [
    "view", "navigationBar", "navigationItem", "tabBar", "tabBarItem", "toolbar", "leftBarButtonItem", "rightBarButtonItem",
    "backBarButtonItem", "titleView", "customView", "tableHeaderView", "tableFooterView", "accessoryView", "editingAccessoryView",
    "backgroundView", "selectedBackgroundView", "rootViewController",
  ]

  /// Returns nil for a number that is no enumeration, or has no word.
  static func word(_ name: String, _ number: String, of kind: String) -> String? {
    guard let words = special["\(kind) \(name)"] ?? common[name], let index = Int(number), words.indices.contains(index) else { return nil }
    return words[index]
  }

  private static let accessories = ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark"]

  private static let common: [String: [String]] = [
    "contentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right", "topLeft", "topRight",
      "bottomLeft", "bottomRight",
    ],
    "textAlignment": ["left", "center", "right"],
    "lineBreakMode": ["wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation"],
    "baselineAdjustment": ["alignBaselines", "alignCenters", "none"],
    "contentHorizontalAlignment": ["center", "left", "right", "fill"],
    "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
    "buttonType": ["custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd"],
    "borderStyle": ["none", "line", "bezel", "roundedRect"],
    "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
    "separatorStyle": ["none", "default", "singleLineEtched"],
    "selectionStyle": ["none", "blue", "gray"],
    "accessoryType": accessories,
    "editingAccessoryType": accessories,
    "barStyle": ["default", "black", "blackTranslucent"],
    "indicatorStyle": ["default", "black", "white"],
    "progressViewStyle": ["default", "bar"],
    "datePickerMode": ["time", "date", "dateAndTime", "countDownTimer"],
    "modalPresentationStyle": ["fullScreen", "pageSheet", "formSheet", "currentContext"],
    "modalTransitionStyle": ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"],
  ]

  private static let special: [String: [String]] = [
    "tableView style": ["plain", "grouped"],
    "barButtonItem style": ["plain", "bordered", "done"],
    "activityIndicatorView style": ["whiteLarge", "white", "gray"],
    "barButtonItem systemItemIdentifier": [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize", "bookmarks",
      "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo",
    ],
    "tabBarItem systemItemIdentifier": [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads", "mostRecent",
      "mostViewed",
    ],
    "textInputTraits autocapitalizationType": ["none", "words", "sentences", "allCharacters"],
    "textInputTraits autocorrectionType": ["default", "no", "yes"],
    "textInputTraits spellCheckingType": ["default", "no", "yes"],
    "textInputTraits keyboardType": [
      "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress", "decimalPad",
      "twitter",
    ],
    "textInputTraits keyboardAppearance": ["default", "alert"],
    "textInputTraits returnKeyType": [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
    ],
  ]
}
