import UIKit

/// Everything that the pane shows of one view.
@MainActor enum ViewDetails {
  static func json(_ view: UIView) -> [String: Any] {
    let reports = ConstraintReport.reports(for: view)
    return [
      "id": InspectedViews.number(of: view), "class": "\(type(of: view))", "properties": properties(view).map { [$0, $1] },
      "constraints": reports.map(\.json), "isAmbiguous": view.hasAmbiguousLayout,
      "frame": Numbers.list(InspectedViews.frameOnScreen(of: view)), "hidden": view.isHidden, "alpha": Numbers.rounded(view.alpha),
      "color": hex(view.backgroundColor) ?? "", "tint": hex(view.tintColor) ?? "", "textColor": hex(text(view)?.color) ?? "",
    ]
  }

  static func properties(_ view: UIView) -> [(String, String)] {
    var properties: [(String, String)] = [
      ("frame", Numbers.text(view.frame)), ("bounds", Numbers.text(view.bounds)),
      ("margins", Numbers.text(view.layoutMargins)), ("safe area", Numbers.text(view.safeAreaInsets)),
    ]
    func add(_ name: String, _ value: String?) { if let value, !value.isEmpty { properties.append((name, value)) } }
    add("transform", view.transform == .identity ? nil : "\(view.transform)")
    let natural = view.intrinsicContentSize
    if natural.width >= 0 || natural.height >= 0 {
      add(
        "content size",
        "\(natural.width < 0 ? "–" : Numbers.text(natural.width)) × \(natural.height < 0 ? "–" : Numbers.text(natural.height))")
    }
    let priorities = [NSLayoutConstraint.Axis.horizontal, .vertical].map { axis in
      [view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)].map {
        Numbers.text(CGFloat($0.rawValue))
      }
    }
    add("hugging", "\(priorities[0][0]) × \(priorities[1][0])")
    add("resistance", "\(priorities[0][1]) × \(priorities[1][1])")
    add("clips", view.clipsToBounds ? "yes" : nil)
    add("takes touches", view.isUserInteractionEnabled ? "yes" : "no")
    add("background", hex(view.backgroundColor))
    add("tint", hex(view.tintColor))
    add("corner radius", view.layer.cornerRadius == 0 ? nil : Numbers.text(view.layer.cornerRadius))
    add("font", text(view)?.font.map { "\($0.fontName) \(Numbers.text($0.pointSize))" })
    add("text color", hex(text(view)?.color))
    addList(view, add)
    let traits = view.traitCollection
    let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
    let direction = traits.layoutDirection == .rightToLeft ? "right to left" : "left to right"
    add("traits", "\(style), \(traits.preferredContentSizeCategory.rawValue), \(direction), \(Numbers.text(traits.displayScale))×")
    add("accessibility", view.isAccessibilityElement ? AccessibilityTree.line(for: view) : "no element")
    add("responders", responders(view).joined(separator: " › "))
    add("focus", focus(view))
    add("gestures", (view.gestureRecognizers ?? []).map { "\(type(of: $0))" }.joined(separator: ", "))
    return properties
  }

  private static func text(_ view: UIView) -> (font: UIFont?, color: UIColor?)? {
    switch view {
    case let label as UILabel: (label.font, label.textColor)
    case let field as UITextField: (field.font, field.textColor)
    case let text as UITextView: (text.font, text.textColor)
    case let button as UIButton: (button.titleLabel?.font, button.titleLabel?.textColor)
    default: nil
    }
  }

  private static func addList(_ view: UIView, _ add: (String, String?) -> Void) {
    if let scroll = view as? UIScrollView {
      add(
        "content",
        "\(Numbers.text(scroll.contentSize.width)) × \(Numbers.text(scroll.contentSize.height)), offset "
          + "\(Numbers.text(scroll.contentOffset.x)), \(Numbers.text(scroll.contentOffset.y))")
      add("content insets", Numbers.text(scroll.adjustedContentInset))
    }
    if let table = view as? UITableView {
      add("sections", "\(table.numberOfSections)")
      add("visible rows", (table.indexPathsForVisibleRows ?? []).map { "\($0.section).\($0.row)" }.joined(separator: " "))
      for (name, value) in table.inspectedState { add(name, value) }
    }
    if let list = view as? UICollectionView {
      add("sections", "\(list.numberOfSections)")
      add("visible items", list.indexPathsForVisibleItems.sorted().map { "\($0.section).\($0.item)" }.joined(separator: " "))
      add("layout", "\(type(of: list.collectionViewLayout))")
      for (name, value) in list.inspectedState { add(name, value) }
    }
  }

  private static func responders(_ view: UIView) -> [String] {
    var names: [String] = []
    var responder: UIResponder? = view
    while let current = responder, names.count < 60 {
      names.append("\(type(of: current))" + (current.isFirstResponder ? " (first)" : ""))
      responder = current.next
    }
    return names
  }

  /// The environments that focus passes on its way out; nil for a view that takes no focus and contains none.
  private static func focus(_ view: UIView) -> String? {
    guard let system = UIFocusSystem.focusSystem(for: view) else { return nil }
    let item = system.focusedItem.flatMap { UIFocusSystem.environment(view, contains: $0) ? $0 : nil }
    guard item != nil || view.canBecomeFocused else { return nil }
    var names: [String] = []
    var environment: (any UIFocusEnvironment)? = item ?? view
    while let current = environment, names.count < 60 {
      names.append("\(type(of: current))" + (current === item ? " (focused)" : ""))
      environment = current.parentFocusEnvironment
    }
    return names.joined(separator: " › ")
  }

  static func hex(_ color: UIColor?) -> String? {
    guard let color else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.resolvedColor(with: UITraitCollection.current).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    func byte(_ value: CGFloat) -> String {
      let digits = String(Int(min(255, max(0, (value * 255).rounded()))), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + [red, green, blue].map(byte).joined() + (alpha < 1 ? byte(alpha) : "")
  }
}
