import QuartzCore

/// One element in a list of a menu.
@MainActor final class MenuRow: UIView {
  let element: UIMenuElement
  weak var panel: MenuPanel?
  private let design: UIDesign.Menu
  private let isIndented: Bool
  /// Whether only the image is shown, centered, as in a palette.
  private let isCompact: Bool
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  /// The keys of a command, at the trailing side.
  private let keys = UILabel()
  private let mark = UIImageView()
  private let image = UIImageView()
  private var spinner: UIActivityIndicatorView?
  /// Whether the list this row opens is open, and this row is at its head.
  let isHead: Bool

  override class var layerClass: AnyClass { CAGradientLayer.self }

  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showState() } }
  }
  let isEnabled: Bool

  init(_ element: UIMenuElement, panel: MenuPanel, isIndented: Bool, isCompact: Bool, isHead: Bool, isEnabled: Bool) {
    self.element = element
    self.panel = panel
    self.isIndented = isIndented
    self.isCompact = isCompact
    self.isHead = isHead
    self.isEnabled = isEnabled
    design = panel.design.menu
    super.init(frame: .zero)
    let traits = panel.traitsForRows
    titleLabel.text = element.title
    titleLabel.font = design.font(
      isHead ? UIDesign.Table.Font(size: design.font.size, weight: .semibold) : design.font, .body, traits: traits)
    titleLabel.numberOfLines = panel.menu.displayPreferences?.maximumNumberOfTitleLines ?? 2
    subtitleLabel.text = element.subtitle
    subtitleLabel.font = design.font(design.subtitleFont, .footnote, traits: traits)
    subtitleLabel.numberOfLines = 2
    image.contentMode = .center
    image.image = isChevron ? UIImage(systemName: chevronName, withConfiguration: Self.smallSymbol) : shownImage
    mark.contentMode = .center
    mark.image = markImage
    if panel.presenter?.events.showsKeys ?? false { keys.text = (element as? UIKeyCommand)?.shownKeys }
    keys.font = subtitleLabel.font
    keys.isHidden = keys.text == nil
    for view in [titleLabel, subtitleLabel, image, mark, keys] as [UIView] { addSubview(view) }
    if element is UIDeferredMenuElement { showSpinner() }
    titleLabel.isHidden = isCompact && element.image != nil
    subtitleLabel.isHidden = isCompact || element.subtitle == nil
    prepareAccessibility()
    showState()
  }

  required init?(coder: NSCoder) { nil }

  private static let smallSymbol = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)

  private var shownImage: UIImage? {
    guard let action = element as? UIAction, action.state == .on else { return element.image }
    return action.selectedImage ?? element.image
  }

  private var isChevron: Bool { element is UIMenu && (element.image == nil || isHead) }
  private var chevronName: String {
    if isHead { return "chevron.down" }
    return panel?.traitsForRows.layoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
  }

  private var markImage: UIImage? {
    switch element.menuState {
    case .off: nil
    case .on: UIImage(systemName: "checkmark", withConfiguration: Self.smallSymbol)
    case .mixed: UIImage(systemName: "minus", withConfiguration: Self.smallSymbol)
    }
  }

  private func showSpinner() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    addSubview(spinner)
    self.spinner = spinner
    titleLabel.text = LocalizedStrings.word("Loading…")
  }

  // MARK: Appearance

  private func showState() {
    let attributes = element.menuAttributes
    let color: UIColor =
      if !isEnabled { design.disabledText } else if isHighlighted, design.highlightGradient != nil {
        design.highlightedText
      } else if attributes
        .contains(.destructive)
      { design.destructive } else { design.text }
    titleLabel.textColor = color
    keys.textColor = isEnabled ? design.secondaryText : design.disabledText
    subtitleLabel.textColor = isEnabled ? design.secondaryText : design.disabledText
    image.tintColor = color
    mark.tintColor = color
    guard let layer = layer as? CAGradientLayer else { return }
    let shows = isHighlighted && isEnabled
    if let gradient = design.highlightGradient {
      layer.colors = shows ? [gradient.top.cgColor, gradient.bottom.cgColor] : nil
    } else {
      backgroundColor = shows || isCompact && element.menuState == .on ? design.highlight : nil
    }
  }

  // MARK: Layout

  private var textInset: CGFloat { isIndented ? design.markedInset : design.inset }

  private var textWidth: CGFloat {
    var trailing = image.image == nil ? design.inset : design.inset + design.imageWidth + design.imageGap
    if !keys.isHidden { trailing += keys.intrinsicContentSize.width + design.imageGap }
    return max(0, bounds.width - textInset - trailing)
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    bounds.size.width = width
    guard !isCompact else { return design.rowHeight }
    var text = titleLabel.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
    if !subtitleLabel.isHidden { text += subtitleLabel.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height }
    return max(design.rowHeight, (text + 2 * design.textMargin).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    if isCompact {
      image.frame = bounds
      titleLabel.frame = bounds.insetBy(dx: design.compactInset, dy: 0)
      titleLabel.textAlignment = .center
      return
    }
    let fitting = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
    let title = titleLabel.sizeThatFits(fitting).height
    let subtitle = subtitleLabel.isHidden ? 0 : subtitleLabel.sizeThatFits(fitting).height
    let top = ((size.height - title - subtitle) / 2).rounded()
    titleLabel.frame = mirrored(CGRect(x: textInset, y: top, width: textWidth, height: title))
    subtitleLabel.frame = mirrored(CGRect(x: textInset, y: top + title, width: textWidth, height: subtitle))
    let imageLeft = size.width - design.inset - design.imageWidth
    image.frame = mirrored(CGRect(x: imageLeft, y: 0, width: design.imageWidth, height: size.height))
    if !keys.isHidden {
      let width = keys.intrinsicContentSize.width
      let right = image.image == nil ? size.width - design.inset : imageLeft - design.imageGap
      keys.frame = mirrored(CGRect(x: right - width, y: 0, width: width, height: size.height))
    }
    let markWidth = design.markedInset - design.markInset - design.markGap
    mark.frame = mirrored(CGRect(x: design.markInset, y: 0, width: markWidth, height: size.height))
    spinner?.center = CGPoint(x: image.frame.midX, y: size.height / 2)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches, ended: false) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches, ended: false) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches, ended: true) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { panel?.presenter?.highlight(nil) }

  private func track(_ touches: Set<UITouch>, ended: Bool) {
    guard let touch = touches.first, let presenter = panel?.presenter else { return }
    let point = touch.location(in: nil)
    if ended { presenter.finishTouch(at: point) } else { presenter.touch(at: point) }
  }

  // MARK: Accessibility

  private func prepareAccessibility() {
    isAccessibilityElement = true
    accessibilityLabel = (element as? UIDeferredMenuElement) == nil ? element.title : titleLabel.text
    accessibilityValue = element.subtitle
    var traits: UIAccessibilityTraits = .button
    if element.menuState == .on { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    accessibilityHint = (element as? UIAction)?.discoverabilityTitle ?? (element as? UICommand)?.discoverabilityTitle
    if element is UIMenu { accessibilityHint = LocalizedStrings.word(isHead ? "Closes a submenu" : "Opens a submenu") }
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled, let presenter = panel?.presenter else { return false }
    presenter.choose(self)
    return true
  }
}

extension MenuRow: ReadAsKind {
  var accessibleKind: AccessibleKind { .menuItem }
}
