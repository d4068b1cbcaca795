import UIKit

/// Numbers for views, which stay the same while a view exists and are not used again.
@MainActor enum InspectedViews {
  private final class Entry {
    weak var view: UIView?
    let number: Int

    init(_ view: UIView, _ number: Int) {
      self.view = view
      self.number = number
    }
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var last = 0

  static func number(of view: UIView) -> Int {
    // The address of a view that is gone may be that of another one.
    if let entry = entries[ObjectIdentifier(view)], entry.view === view { return entry.number }
    if entries.count > 20_000 { entries = entries.filter { $0.value.view != nil } }
    last += 1
    entries[ObjectIdentifier(view)] = Entry(view, last)
    return last
  }

  static func view(_ number: Int) -> UIView? { entries.values.first { $0.number == number }?.view }

  /// The views of all windows, from the outermost, with the class and the frame on the screen of each.
  static func tree() -> [[String: Any]] { windows.map { node($0) } }

  static var windows: [UIWindow] { UIApplication.shared.connectedWindows }

  private static func node(_ view: UIView) -> [String: Any] {
    var node: [String: Any] = [
      "id": number(of: view), "class": "\(type(of: view))", "frame": Numbers.list(frameOnScreen(of: view)),
    ]
    if view.isHidden || view.alpha < 0.01 { node["hidden"] = true }
    if let text = text(of: view) { node["text"] = text }
    if view.hasAmbiguousLayout { node["ambiguous"] = true }
    if ConstraintReport.hasBroken(view) { node["broken"] = true }
    if view.isFirstResponder { node["first responder"] = true }
    if view.isFocused { node["focused"] = true }
    if let controller = view.next as? UIViewController { node["controller"] = "\(type(of: controller))" }
    let children = view.subviews.map { self.node($0) }
    if !children.isEmpty { node["children"] = children }
    return node
  }

  static func frameOnScreen(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// The frontmost view at a point, also one that takes no touches.
  static func pick(_ point: CGPoint) -> UIView? {
    func deepest(_ view: UIView) -> UIView? {
      guard !view.isHidden, view.alpha >= 0.01 else { return nil }
      for child in view.subviews.reversed() { if let found = deepest(child) { return found } }
      return frameOnScreen(of: view).contains(point) ? view : nil
    }
    return windows.reversed().lazy.compactMap(deepest).first
  }

  private static func text(of view: UIView) -> String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.isSecureTextEntry ? nil : field.text
      default: view.accessibilityIdentifier ?? view.accessibilityLabel
      }
    return text.flatMap { $0.isEmpty ? nil : String($0.prefix(80)) }
  }
}

extension UIApplication {
  /// The windows that are shown, from the back to the front.
  fileprivate var connectedWindows: [UIWindow] { windows.filter { !$0.isHidden && !($0 is InspectorPanel) } }
}

/// Numbers as the page shows them.
enum Numbers {
  static func list(_ rect: CGRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height].map(rounded) }

  static func rounded(_ value: CGFloat) -> Double { value.isFinite ? (Double(value) * 100).rounded() / 100 : 0 }

  static func text(_ value: CGFloat) -> String {
    let value = rounded(value)
    return value == value.rounded() ? String(Int(value)) : String(value)
  }

  static func text(_ rect: CGRect) -> String { "\(text(rect.minX)), \(text(rect.minY)) · \(text(rect.width)) × \(text(rect.height))" }

  static func text(_ insets: UIEdgeInsets) -> String {
    "top \(text(insets.top)), left \(text(insets.left)), bottom \(text(insets.bottom)), right \(text(insets.right))"
  }
}
