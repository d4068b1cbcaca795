import CoreGraphics

/// A button that pastes the contents of the pasteboard into its target, if the target accepts them.
///
/// ```swift
/// let paste = UIPasteControl(configuration: UIPasteControl.Configuration())
/// paste.target = textView
/// ```
@preconcurrency @MainActor open class UIPasteControl: UIControl {
  private let button = UIButton(configuration: .filled())
  private let pasteboard = NotificationWatch(UIPasteboard.changedNotification)

  /// The appearance of the control.
  public final let configuration: Configuration
  /// Receives pasted items; held weakly.
  open weak var target: (any UIPasteConfigurationSupporting)? {
    didSet { updateEnabled() }
  }

  /// Creates a control with an appearance.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    prepare()
    sizeToFit()
  }

  /// Creates a control with the standard look.
  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = LocalizedStrings.word("Paste") }
    if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
    look.imagePadding = 6
    look.cornerStyle = configuration.cornerStyle
    if configuration.cornerStyle == .fixed { look.background.cornerRadius = configuration.cornerRadius }
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = look
    button.accessibilityLabel = LocalizedStrings.word("Paste")
    button.addAction(UIAction { [weak self] _ in self?.pasteContents() }, for: .primaryActionTriggered)
    addSubview(button)
    pasteboard.changed = { [weak self] in self?.updateEnabled() }
    updateEnabled()
  }

  private func updateEnabled() {
    let canPaste = target?.canPaste(UIPasteboard.general.itemProviders) ?? false
    isEnabled = canPaste
    button.isEnabled = canPaste
  }

  private func pasteContents() {
    let providers = UIPasteboard.general.itemProviders
    guard let target, target.canPaste(providers) else { return updateEnabled() }
    target.paste(itemProviders: providers)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateEnabled() }
  }
}

extension UIPasteControl {
  /// The parts that a paste control shows.
  public enum DisplayMode: UInt, Sendable {
    /// An image and a title.
    case iconAndLabel
    /// Only an image is shown.
    case iconOnly
    /// Only a title is shown.
    case labelOnly
  }

  /// The appearance of a paste control.
  @preconcurrency @MainActor public final class Configuration: NSObject {
    /// Whether image, title or both are shown; both by default.
    public var displayMode = DisplayMode.iconAndLabel
    /// The rounding of the corners.
    public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of the corners with the style `.fixed`, in points.
    public var cornerRadius: CGFloat = 0
    /// The color of image and title; `nil` uses white.
    public var baseForegroundColor: UIColor?
    /// The color behind them; `nil` uses the tint color.
    public var baseBackgroundColor: UIColor?

    public override init() {
      super.init()
    }
  }
}
