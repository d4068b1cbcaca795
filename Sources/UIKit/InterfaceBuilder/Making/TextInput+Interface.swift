import CoreGraphics

extension InterfaceMaker {
  /// Applies `<textInputTraits>`. Without the element the traits have the format's defaults.
  func takeInputTraits(_ element: PlannedElement, _ object: any UITextInputTraits) {
    guard let traits = element.child(key: "textInputTraits") else {
      object.autocapitalizationType = .none
      return
    }
    object.autocapitalizationType =
      traits.word(
        "autocapitalizationType",
        ["none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters]) ?? .none
    object.autocorrectionType = traits.word("autocorrectionType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
    object.spellCheckingType = traits.word("spellCheckingType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
    object.smartQuotesType = traits.word("smartQuotesType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
    object.smartDashesType = traits.word("smartDashesType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
    object.smartInsertDeleteType = traits.word("smartInsertDeleteType", ["default": .default, "no": .no, "yes": .yes]) ?? .default
    object.keyboardType = traits.word("keyboardType", Self.keyboardTypes) ?? .default
    object.keyboardAppearance =
      traits.word("keyboardAppearance", ["default": .default, "alert": .dark, "dark": .dark, "light": .light]) ?? .default
    // A search bar begins with other values than a field.
    if let key = traits.word("returnKeyType", Self.returnKeys) { object.returnKeyType = key }
    if let isAutomatic = traits.flagIfGiven("enablesReturnKeyAutomatically") { object.enablesReturnKeyAutomatically = isAutomatic }
    object.isSecureTextEntry = traits.flag("secureTextEntry", false)
    if let type = traits.attributes["textContentType"] { object.textContentType = UITextContentType(rawValue: type) }
  }

  private static let keyboardTypes: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "asciiCapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "url": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "asciiCapableNumberPad": .asciiCapableNumberPad, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
    "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}

extension UITextField {
  final func takeFieldAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    contentHorizontalAlignment =
      element.word("contentHorizontalAlignment", ["left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading])
      ?? .left
    borderStyle = element.word("borderStyle", ["roundedRect": .roundedRect, "line": .line, "bezel": .bezel, "none": .none]) ?? .none
    if let font = maker.font(element, "fontDescription") { self.font = font }
    if let color = maker.color(element, "textColor") { textColor = color }
    textAlignment = element.word("textAlignment", InterfaceWords.textAlignments) ?? .left
    adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit", true)
    minimumFontSize = element.number("minimumFontSize") ?? 0
    if element.flag("adjustsFontForContentSizeCategory", false) { adjustsFontForContentSizeCategory = true }
    clearButtonMode = element.word("clearButtonMode", Self.interfaceModes) ?? .never
    if element.flag("clearsOnBeginEditing", false) { clearsOnBeginEditing = true }
    if let image = maker.image(element, "background") { background = image }
    if let image = maker.image(element, "disabledBackground") { disabledBackground = image }
    if let text = maker.attributedText(element, "attributedPlaceholder") {
      attributedPlaceholder = text
    } else {
      placeholder = maker.text(element, "placeholder")
    }
    if let text = maker.attributedText(element, "attributedText") {
      attributedText = text
    } else if let text = maker.text(element, "text") {
      self.text = text
    }
    maker.takeInputTraits(element, self)
  }

  private static let interfaceModes: [String: ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
}

extension UITextView {
  final func takeTextViewAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    restoreAttributes(element, maker)
    if maker.color(element, "backgroundColor") == nil { backgroundColor = nil }
    takeScrollAttributes(element)
    isEditable = element.flag("editable", true)
    isSelectable = element.flag("selectable", true)
    if let font = maker.font(element, "fontDescription") { self.font = font }
    if let color = maker.color(element, "textColor") { textColor = color }
    textAlignment = element.word("textAlignment", InterfaceWords.textAlignments) ?? .left
    if element.flag("adjustsFontForContentSizeCategory", false) { adjustsFontForContentSizeCategory = true }
    if element.flag("allowsEditingTextAttributes", false) { allowsEditingTextAttributes = true }
    if element.flag("clearsOnInsertion", false) { clearsOnInsertion = true }
    if let insets = element.insets("textContainerInset") { textContainerInset = insets }
    if let text = maker.attributedText(element, "attributedText") {
      attributedText = text
    } else if let text = maker.text(element, "text") {
      self.text = text
    }
    if let types = element.child(key: "dataDetectorTypes") {
      var detectors: UIDataDetectorTypes = []
      if types.flag("phoneNumber", false) { detectors.insert(.phoneNumber) }
      if types.flag("link", false) { detectors.insert(.link) }
      if types.flag("address", false) { detectors.insert(.address) }
      if types.flag("calendarEvent", false) { detectors.insert(.calendarEvent) }
      if types.flag("shipmentTrackingNumber", false) { detectors.insert(.shipmentTrackingNumber) }
      if types.flag("flightNumber", false) { detectors.insert(.flightNumber) }
      if types.flag("lookupSuggestion", false) { detectors.insert(.lookupSuggestion) }
      dataDetectorTypes = detectors
    }
    maker.takeInputTraits(element, self)
  }
}
