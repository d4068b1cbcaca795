import CoreGraphics
import Foundation

/// The way back in a navigation bar: an arrow and the title of the screen it leads to.
@MainActor final class BackButton: BarButton {
  /// What is beside the arrow: the whole title, a word for any, or nothing.
  enum Wording: Int, CaseIterable {
    case title
    case generic
    case none
  }

  private let fullTitle: String
  /// Holds the words, so that they can be cut off where the picture is.
  private let words = UIView()
  private var wordsMask: BackWordsMask?
  private let goBack: @MainActor () -> Void
  /// Makes the menu of all screens before this one.
  var makeMenu: @MainActor () -> UIMenu? = { nil }
  var wording = Wording.title {
    didSet { if wording != oldValue { show() } }
  }
  static var genericTitle: String { LocalizedStrings.word("Back") }

  init(item: UIBarButtonItem, title: String, look: BarLook, goBack: @escaping @MainActor () -> Void) {
    fullTitle = title
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

  /// The arrow; none where the border of the button is one.
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

  private var titleInset: CGFloat { look.bars.backTitleInset - look.bars.backInset }

  /// The width the button has with that wording.
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

  /// While screens change the words pass the picture; over it they show only where an author's mask lets them.
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

/// Lets the words of the way back show beside the picture, and over it where an image lets them.
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
    // Beside the picture there is room for words as far as the bar goes.
    let reach: CGFloat = 10_000
    rest.frame = CGRect(x: isRight ? bounds.width - size.width - reach : size.width, y: 0, width: reach, height: bounds.height)
  }
}
