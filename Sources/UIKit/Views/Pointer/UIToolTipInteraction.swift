import CoreGraphics

/// A tool tip's text, and the part of the view to which it applies.
@preconcurrency @MainActor public final class UIToolTipConfiguration: NSObject {
  /// The text shown beside the pointer.
  public let toolTip: String
  /// The part of the view, in its coordinates; null for the whole view.
  public let sourceRect: CGRect

  /// Creates a configuration for a text, by default for the whole view.
  public init(toolTip text: String, in rect: CGRect = .null) {
    toolTip = text
    sourceRect = rect
    super.init()
  }
}

/// Provides the text of a tool tip for the pointer's position.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: AnyObject {
  /// Returns the tool tip for a point of the view; `nil` shows none.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

/// Shows a text beside the pointer when it rests over a view.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The delay before the text appears (estimated).
  private static let delay: TimeInterval = 1

  /// Provides the text.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text that is shown without a delegate, or if the delegate does not implement its method.
  open var defaultToolTip: String?
  /// Whether tool tips are shown; `true` by default.
  open var isEnabled = true {
    didSet { if !isEnabled { hide() } }
  }
  /// The view the interaction is added to.
  public private(set) final weak var view: UIView?
  private let hover = UIHoverGestureRecognizer()
  private var due: Deadlines.Token?
  private var bubble: UILabel?

  public override init() {
    super.init()
    hover.addTarget(self, action: UIToolTipInteraction.hovered)
  }

  /// Creates an interaction with a text.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  public func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    hide()
    self.view?.removeGestureRecognizer(hover)
  }

  public func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hover)
  }

  private func hovered(_ recognizer: UIHoverGestureRecognizer) {
    hide()
    guard isEnabled, recognizer.state == .began || recognizer.state == .changed else { return }
    due = Deadlines.add(after: Self.delay) { [weak self] in self?.show() }
  }

  private func hide() {
    if let due { Deadlines.cancel(due) }
    due = nil
    bubble?.removeFromSuperview()
    bubble = nil
  }

  private func show() {
    due = nil
    guard let view, let window = view.window else { return }
    let point = hover.location(in: view)
    let standard = defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    let chosen = if let delegate { delegate.toolTipInteraction(self, configurationAt: point) } else { standard }
    guard let chosen, !chosen.toolTip.isEmpty, chosen.sourceRect.isNull || chosen.sourceRect.contains(point) else { return }
    let label = ToolTipLabel()
    label.text = chosen.toolTip
    let size = label.sizeThatFits(CGSize(width: 240, height: 400))
    let place = view.convert(point, to: window)
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 4, dy: 4)
    var origin = CGPoint(x: place.x + 8, y: place.y + 20)
    if origin.y + size.height > room.maxY { origin.y = place.y - size.height - 8 }
    origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
    label.frame = CGRect(origin: origin, size: size)
    window.addSubview(label)
    bubble = label
  }
}

/// The label of a tool tip with its background.
@MainActor private final class ToolTipLabel: UILabel {
  private static let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .footnote)
    numberOfLines = 0
    textColor = .label
    backgroundColor = .secondarySystemBackground
    layer.borderColor = UIColor.separator.cgColor
    layer.borderWidth = 0.5
    layer.cornerRadius = 5
    clipsToBounds = true
    accessibilityIdentifier = "ToolTip"
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = super.sizeThatFits(CGSize(width: size.width - Self.insets.left - Self.insets.right, height: size.height))
    return CGSize(width: text.width + Self.insets.left + Self.insets.right, height: text.height + Self.insets.top + Self.insets.bottom)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: Self.insets)) }
}
