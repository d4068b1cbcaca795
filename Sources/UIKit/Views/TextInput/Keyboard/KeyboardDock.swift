import CoreGraphics

/// The accessory view, and below it the keyboard or a custom input view.
@MainActor final class KeyboardDock: UIView {
  private(set) var accessory: UIView?
  private(set) var input: UIView?
  /// Behind an input view of the application, which may be transparent.
  private let backdrop = UIView()
  /// The part of the input view's height that covers the bottom safe area.
  private var safeBottom: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backdrop.isHidden = true
    addSubview(backdrop)
    markAsList()
  }

  required init?(coder: NSCoder) { nil }

  func show(accessory: UIView?, input: UIView?) {
    replace(self.accessory, by: accessory)
    self.accessory = accessory
    replace(self.input, by: input)
    self.input = input
    backdrop.isHidden = input == nil || input is KeyboardView
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self {
      new.markAsListItem()
      addSubview(new)
    }
  }

  /// Returns the total height on a screen of this size.
  func height(on screen: CGSize, safeBottom: CGFloat) -> CGFloat {
    self.safeBottom = input is KeyboardView ? safeBottom : 0
    return accessoryHeight(width: screen.width) + inputHeight(on: screen) + self.safeBottom
  }

  private func accessoryHeight(width: CGFloat) -> CGFloat {
    guard let accessory else { return 0 }
    return naturalHeight(accessory, width: width, standard: accessory.frame.height)
  }

  private func naturalHeight(_ view: UIView, width: CGFloat, standard: CGFloat) -> CGFloat {
    // A view that stretches and has no height of its own has that of its constraints, which may change as its text grows.
    let isFitted =
      !view.translatesAutoresizingMaskIntoConstraints
      || view.autoresizingMask.contains(.flexibleHeight) && view.intrinsicContentSize.height == 0
    if !isFitted, standard > 0, (view as? UIInputView)?.allowsSelfSizing != true { return standard }
    let natural = view.intrinsicContentSize.height
    if !isFitted, natural >= 0 { return natural }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func inputHeight(on screen: CGSize) -> CGFloat {
    guard let input else { return 0 }
    let standard = traitCollection.design.keyboard.height(on: screen)
    if input is KeyboardView || input.autoresizingMask.contains(.flexibleHeight) { return standard }
    return naturalHeight(input, width: screen.width, standard: input.frame.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = accessoryHeight(width: bounds.width)
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    (input as? KeyboardView)?.bottomInset = safeBottom
    guard let input, !backdrop.isHidden else { return }
    backdrop.frame = input.frame
    backdrop.backgroundColor = traitCollection.design.keyboard.background.bottom
  }

  /// Only the subviews receive touches, not the dock.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
