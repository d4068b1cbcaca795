import CoreGraphics

extension UIButton {
  final func takeButtonAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    let type = element.word("buttonType", Self.interfaceTypes) ?? .custom
    contents.isOfDocument = true
    if type != .custom { become(type) }
    if let child = element.child(key: "configuration"), child.kind == "buttonConfiguration" {
      // The editor keeps the title, image and font from before a configuration was set; they are ignored.
      configuration = maker.buttonConfiguration(child, id: element.id)
    } else {
      if let font = maker.font(element, "fontDescription") { titleLabel?.font = font }
      takeTitleAttributes(element)
      for state in element.children where state.kind == "state" { takeState(state, of: element, maker) }
    }
    if let insets = element.insets("contentEdgeInsets") { contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { imageEdgeInsets = insets }
    adjustsImageWhenHighlighted = element.flag("adjustsImageWhenHighlighted", true)
    adjustsImageWhenDisabled = element.flag("adjustsImageWhenDisabled", true)
    if element.flag("showsTouchWhenHighlighted", false) { showsTouchWhenHighlighted = true }
    if element.flag("reversesTitleShadowWhenHighlighted", false) { reversesTitleShadowWhenHighlighted = true }
    if let role = element.word("role", ["normal": Role.normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]) {
      self.role = role
    }
    if let child = element.child(key: "menu"), child.kind == "menu" { menu = maker.menu(child) }
    if element.flag("showsMenuAsPrimaryAction", false) { showsMenuAsPrimaryAction = true }
    if element.flag("changesSelectionAsPrimaryAction", false) { changesSelectionAsPrimaryAction = true }
    // Titles and images have created views of the button before the element's own subviews.
    setNeedsLayout()
  }

  private final func takeTitleAttributes(_ element: PlannedElement) {
    if let mode = element.word("lineBreakMode", InterfaceWords.lineBreakModes), mode != .byTruncatingMiddle {
      titleLabel?.lineBreakMode = mode
    }
    if let offset = element.size("titleShadowOffset") { titleLabel?.shadowOffset = offset }
    if let alignment = element.word("titleAlignment", InterfaceWords.textAlignments) { titleLabel?.textAlignment = alignment }
    if element.flag("adjustsFontForContentSizeCategory", false) { titleLabel?.adjustsFontForContentSizeCategory = true }
  }

  private final func takeState(_ element: PlannedElement, of button: PlannedElement, _ maker: InterfaceMaker) {
    guard let key = element.key, let state = Self.interfaceStates[key] else { return }
    if let title = maker.text(element, "title", id: button.id, property: "\(key)Title") { setTitle(title, for: state) }
    if let title = maker.attributedText(element, "attributedTitle") { setAttributedTitle(title, for: state) }
    if let color = maker.color(element, "titleColor") { setTitleColor(color, for: state) }
    if let color = maker.color(element, "titleShadowColor") { setTitleShadowColor(color, for: state) }
    if let image = maker.image(element, "image") { setImage(image, for: state) }
    if let image = maker.image(element, "backgroundImage") { setBackgroundImage(image, for: state) }
    if let configuration = maker.symbolConfiguration(element, "preferredSymbolConfiguration") {
      setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }

  private static let interfaceStates: [String: State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled, "focused": .focused,
  ]

  private static let interfaceTypes: [String: ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system, "infoLight": .infoLight, "infoDark": .infoDark,
    "detailDisclosure": .detailDisclosure, "contactAdd": .contactAdd, "close": .close, "plain": .custom,
  ]
}

extension InterfaceMaker {
  /// Returns the configuration a `<buttonConfiguration>` describes.
  func buttonConfiguration(_ element: PlannedElement, id: String?) -> UIButton.Configuration {
    var result: UIButton.Configuration
    switch element.attributes["style"] {
    case "gray"?: result = .gray()
    case "tinted"?: result = .tinted()
    case "filled"?: result = .filled()
    case "borderless"?: result = .borderless()
    case "bordered"?: result = .bordered()
    case "borderedTinted"?: result = .borderedTinted()
    case "borderedProminent"?: result = .borderedProminent()
    default: result = .plain()
    }
    takeTexts(element, id: id, into: &result)
    takeImage(element, into: &result)
    if let style = element.word("cornerStyle", Self.cornerStyles) { result.cornerStyle = style }
    if let size = element.word(
      "buttonSize", ["mini": UIButton.Configuration.Size.mini, "small": .small, "medium": .medium, "large": .large])
    {
      result.buttonSize = size
    }
    if element.flag("showsActivityIndicator", false) { result.showsActivityIndicator = true }
    if let color = color(element, "baseForegroundColor") { result.baseForegroundColor = color }
    if let color = color(element, "baseBackgroundColor") { result.baseBackgroundColor = color }
    if let insets = element.directionalInsets("contentInsets") { result.contentInsets = insets }
    if let child = element.child(key: "background"), child.kind == "backgroundConfiguration" { take(child, into: &result.background) }
    return result
  }

  private func takeTexts(_ element: PlannedElement, id: String?, into result: inout UIButton.Configuration) {
    let titleFont = font(element, "titleFontDescription") ?? font(element, "fontDescription")
    if let title = attributedText(element, "attributedTitle") {
      result.attributedTitle = AttributedString(interface: title)
    } else if let title = text(element, "title", id: id, property: "configuration.title") {
      result.title = title
    }
    if let titleFont {
      result.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.uiKit.font = titleFont
        return outgoing
      }
    }
    if let subtitle = attributedText(element, "attributedSubtitle") {
      result.attributedSubtitle = AttributedString(interface: subtitle)
    } else if let subtitle = text(element, "subtitle", id: id, property: "configuration.subtitle") {
      result.subtitle = subtitle
    }
    if let subtitleFont = font(element, "subtitleFontDescription") {
      result.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.uiKit.font = subtitleFont
        return outgoing
      }
    }
    if let mode = element.word("titleLineBreakMode", InterfaceWords.lineBreakModes) { result.titleLineBreakMode = mode }
    if let alignment = element.word(
      "titleAlignment",
      ["automatic": UIButton.Configuration.TitleAlignment.automatic, "leading": .leading, "center": .center, "trailing": .trailing])
    {
      result.titleAlignment = alignment
    }
    if let padding = element.number("titlePadding") { result.titlePadding = padding }
  }

  private func takeImage(_ element: PlannedElement, into result: inout UIButton.Configuration) {
    if let image = image(element, "image") { result.image = image }
    if let padding = element.number("imagePadding") { result.imagePadding = padding }
    if let placement = element.word(
      "imagePlacement", ["leading": NSDirectionalRectEdge.leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
    {
      result.imagePlacement = placement
    }
    if let configuration = symbolConfiguration(element, "preferredSymbolConfigurationForImage") {
      result.preferredSymbolConfigurationForImage = configuration
    }
  }

  private func take(_ element: PlannedElement, into background: inout UIBackgroundConfiguration) {
    if let color = color(element, "backgroundColor") { background.backgroundColor = color }
    if let color = color(element, "strokeColor") { background.strokeColor = color }
    if let width = element.number("strokeWidth") { background.strokeWidth = width }
    if let outset = element.number("strokeOutset") { background.strokeOutset = outset }
    if let radius = element.number("cornerRadius") { background.cornerRadius = radius }
    if let insets = element.directionalInsets("backgroundInsets") { background.backgroundInsets = insets }
    if let image = image(element, "image") { background.image = image }
  }

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]
}
