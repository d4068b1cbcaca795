import CoreGraphics

/// The back button of a navigation bar: a chevron and the title of the previous screen.
@MainActor final class BackButton: BarButton {
  /// The text of the back button: the full title, a generic word, or none.
  enum Wording: Int, CaseIterable {
    case title
    case generic
    case none
  }

  private let fullTitle: String
  /// Contains the title, so that it can be masked at the indicator image.
  private let words = UIView()
  private var wordsMask: BackWordsMask?
  private let goBack: @MainActor () -> Void
  /// Creates the menu of all previous screens.
  var makeMenu: @MainActor () -> UIMenu? = { nil }
  var wording = Wording.title {
    didSet { if wording != oldValue { show() } }
  }
  static var genericTitle: String { LocalizedStrings.word("Back") }

  init(item: UIBarButtonItem, title: String, look: BarLook, goBack: @escaping @MainActor () -> Void) {
    // An image replaces the title of the previous screen.
    fullTitle = item.image == nil ? title : item.title ?? ""
    self.goBack = goBack
    super.init(item: item, look: look)
    label.textAlignment = .natural
    words.isUserInteractionEnabled = false
    words.addSubview(label)
    addSubview(words)
    accessibilityIdentifier = accessibilityIdentifier ?? "BackButton"
  }

  required init?(coder: NSCoder) { nil }

  override var isBack: Bool { true }

  override var title: String? {
    switch wording {
    case .title: fullTitle
    case .generic: Self.genericTitle
    case .none: nil
    }
  }

  /// The indicator image; none if the button's border has an arrow shape.
  override var image: UIImage? {
    let own = item.image(in: look.metrics)
    guard let symbol = look.bars.backSymbol else { return own }
    let size = look.bars.backSymbolSize
    return own ?? look.backImage
      ?? UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .medium))
  }

  override var longPressMenu: UIMenu? { makeMenu() }

  override func activate() {
    goBack()
  }

  override func show() {
    super.show()
    accessibilityLabel = item.accessibilityStorage.label ?? (fullTitle.isEmpty ? Self.genericTitle : fullTitle)
  }

  // MARK: Layout

  private var titleInset: CGFloat {
    let inset = look.bars.backTitleInset - look.bars.backInset
    guard item.image == nil, let own = look.backImage else { return inset }
    return max(inset, own.size.width + look.bars.backTitleSpacing)
  }

  func width(with wording: Wording) -> CGFloat {
    let text =
      switch wording {
      case .title: fullTitle
      case .generic: Self.genericTitle
      case .none: ""
      }
    let attributes: [NSAttributedString.Key: Any] = [.font: label.font as Any]
    let width = text.isEmpty ? 0 : NSAttributedString(string: text, attributes: attributes).size().width.rounded(.up)
    return max(look.bars.leastShortBackWidth, titleInset + width + look.bars.backTitleTail)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: width(with: wording), height: look.bars.buttonHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = max(0, bounds.width - titleInset - look.bars.cutBackTitleTail)
    words.frame = bounds
    let adjustment = titleAdjustment(item.backBackgroundImages)
    label.frame = CGRect(
      x: (isRight ? bounds.width - titleInset - room : titleInset) + adjustment.horizontal,
      y: adjustment.vertical + look.bars.buttonTitleShift,
      width: room, height: bounds.height)
    let width = picture.image?.size.width ?? 0
    picture.frame = CGRect(x: isRight ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    maskWords(isRight)
  }

  /// Masks the title during transitions: it is visible over the indicator image only where the transition mask allows it.
  private func maskWords(_ isRight: Bool) {
    guard let image = look.backMask, item.image == nil, let picture = picture.image else {
      words.mask = nil
      wordsMask = nil
      return
    }
    let mask = wordsMask ?? BackWordsMask()
    wordsMask = mask
    words.mask = mask
    mask.show(image, over: picture.size, in: bounds, isRight: isRight)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -look.bars.backInset, dy: -max(0, (look.bars.height - bounds.height) / 2)).contains(point)
  }
}

/// Masks the back title to the area beside the back image, and within that image to the transition mask.
@MainActor private final class BackWordsMask: UIView {
  private let image = UIImageView()
  private let rest = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    rest.backgroundColor = .black
    addSubview(image)
    addSubview(rest)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ mask: UIImage, over size: CGSize, in bounds: CGRect, isRight: Bool) {
    frame = bounds
    image.image = mask
    image.frame = CGRect(
      x: isRight ? bounds.width - size.width : 0, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    // Beside the image the title is visible up to the end of the bar.
    let reach: CGFloat = 10_000
    rest.frame = CGRect(x: isRight ? bounds.width - size.width - reach : size.width, y: 0, width: reach, height: bounds.height)
  }
}
