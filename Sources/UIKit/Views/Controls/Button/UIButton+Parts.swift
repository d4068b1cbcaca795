import CoreGraphics

extension UIButton {
  /// The label of the title, created on first use.
  final var madeTitleLabel: UILabel {
    if let label = parts.title { return label }
    let label = ButtonLabel(frame: .zero)
    label.isAccessibilityElement = false
    label.textAlignment = ownConfiguration == nil ? .natural : .center
    label.lineBreakMode = .byTruncatingMiddle
    // A label's shadow is above its text, a button's is behind it until the app sets an offset.
    label.shadowOffset = .zero
    label.follow(defaultFont)
    parts.title = label
    insertPart(label)
    return label
  }

  final var madeSubtitleLabel: UILabel {
    if let label = parts.subtitle { return label }
    let label = ButtonLabel(frame: .zero)
    label.isAccessibilityElement = false
    parts.subtitle = label
    insertPart(label)
    return label
  }

  final var madeImageView: UIImageView {
    if let view = parts.image { return view }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleToFill
    parts.image = view
    insertPart(view)
    return view
  }

  final var madeBackground: ButtonBackground {
    if let view = parts.background { return view }
    let view = ButtonBackground(frame: bounds)
    parts.background = view
    insertSubview(view, at: 0)
    return view
  }

  final var madeActivity: UIActivityIndicatorView {
    if let view = parts.activity { return view }
    let view = UIActivityIndicatorView(style: .medium)
    parts.activity = view
    insertPart(view)
    return view
  }

  final var madeIndicator: UIImageView {
    if let view = parts.indicator { return view }
    let view = UIImageView(frame: .zero)
    view.contentMode = .center
    parts.indicator = view
    insertPart(view)
    return view
  }

  private func insertPart(_ view: UIView) {
    view.isUserInteractionEnabled = false
    addSubview(view)
    setNeedsLayout()
  }

  /// The corner radius of the background.
  final var faceRadius: CGFloat {
    if let configuration = ownConfiguration { return configuration.cornerRadius(on: self) }
    if hasFace { return traitCollection.design.buttons.face?.cornerRadius ?? 0 }
    return standardSize == nil ? layer.cornerRadius : bounds.height / 2
  }

  final var defaultFont: UIFont {
    let buttons = traitCollection.design.buttons
    return (kind == .custom ? buttons.customFont : buttons.systemFont).font
  }
}

/// A button's title label, which records whether the app has set its font.
@preconcurrency @MainActor final class ButtonLabel: UILabel {
  private(set) var hasOwnFont = false
  private var isFollowing = false

  override var font: UIFont! {
    didSet { if !isFollowing { hasOwnFont = true } }
  }

  /// Adopts the button's font unless the app has set one.
  func follow(_ font: UIFont) {
    guard !hasOwnFont, self.font != font else { return }
    isFollowing = true
    self.font = font
    isFollowing = false
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    guard let button = superview as? UIButton else { return }
    button.invalidateIntrinsicContentSize()
    button.setNeedsLayout()
  }
}
