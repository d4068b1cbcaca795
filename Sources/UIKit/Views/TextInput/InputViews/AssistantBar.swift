import CoreGraphics

/// The bar of a responder's assistant item, with the accessory view above it.
@MainActor final class AssistantBar: UIView {
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: AssistantBar.barHeight))
  private let accessory: UIView?
  private let accessoryHeight: CGFloat

  private static let barHeight: CGFloat = 44

  /// Returns the view above a responder's keyboard: its accessory view, in wide windows with a bar below it.
  static func content(for responder: UIResponder?, accessory: UIView?) -> UIView? {
    guard let responder, let item = responder.existingAssistantItem, !item.isEmpty,
      responder.responderWindow?.traitCollection.horizontalSizeClass == .regular
    else { return accessory }
    return AssistantBar(item, accessory)
  }

  private init(_ item: UITextInputAssistantItem, _ accessory: UIView?) {
    self.accessory = accessory
    let natural = accessory.map { $0.frame.height > 0 ? $0.frame.height : max(0, $0.intrinsicContentSize.height) }
    accessoryHeight = natural ?? 0
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: accessoryHeight + Self.barHeight))
    bar.items = item.items
    if let accessory { addSubview(accessory) }
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    bar.frame = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: Self.barHeight)
  }
}
