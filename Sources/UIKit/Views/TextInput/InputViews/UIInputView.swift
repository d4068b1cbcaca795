import CoreGraphics

/// An input or accessory view, which can look like the keyboard.
@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    /// The background of the keyboard.
    case keyboard
  }

  public final let inputViewStyle: Style
  /// Whether the view's constraints determine its height, instead of its frame.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { superview?.setNeedsLayout() } }
  }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    updateLook()
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  private func updateLook() {
    if inputViewStyle == .keyboard { backgroundColor = traitCollection.design.keyboard.background.bottom }
  }
}
