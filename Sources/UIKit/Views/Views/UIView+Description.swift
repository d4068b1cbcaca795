import QuartzCore

/// A view whose description has its text.
@MainActor protocol DescribedByText: UIView {
  var describedText: String? { get }
}

/// A controller whose view has a private class on iOS, which records name.
@MainActor protocol NamedContainer: UIViewController {
  var containerViewName: String { get }
}

extension UIView {
  /// The view on one line: its class, its frame, and the properties that differ from their defaults.
  final var lineOfDescription: String {
    var parts = ["\(Self.name(of: self)); frame = (\(frame.described))"]
    if transform != .identity {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      parts.append("transform = [\(numbers.map(\.described).joined(separator: ", "))]")
    }
    if let text = (self as? any DescribedByText)?.describedText { parts.append("text = '\(text)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.described)") }
    if isHidden { parts.append("hidden = YES") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.described)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let color = backgroundColor { parts.append("backgroundColor = \(color)") }
    parts.append("layer = <\(Self.name(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  /// The view and its descendants, a line each, indented by their depth.
  package final var linesOfDescription: String {
    ([lineOfDescription] + subviews.map { $0.linesOfDescription.prefixed("   | ") }).joined(separator: "\n")
  }

  /// The class of an object, with its module if it is not UIKit's, and its address.
  static func name(of object: AnyObject) -> String {
    "\(className(of: object)): 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
  }

  fileprivate static func className(of object: AnyObject) -> String {
    // Records of views name the private class of iOS.
    if object is LabelLayer { return "_UILabelLayer" }
    let name = String(reflecting: type(of: object))
    for module in ["UIKit", "QuartzCore"] where name.hasPrefix(module + ".") { return String(name.dropFirst(module.count + 1)) }
    return name
  }
}

extension UIViewController {
  /// The controller and those that it contains and presents, a line each, with the state of their appearance.
  package final var linesOfHierarchy: String {
    var line = "<\(hierarchyName(of: self))>, state: \(appearance.described), view: "
    if let view = viewIfLoaded {
      line += "<\(hierarchyName(of: view, as: (self as? any NamedContainer)?.containerViewName))>"
      if view.window == nil { line += " not in the window" }
    } else {
      line += "(view not loaded)"
    }
    var lines = [line] + children.map { $0.linesOfHierarchy.prefixed("   | ") }
    if let presented = presentedViewController, presented.presentingViewController === self {
      lines.append(presented.linesOfHierarchy.prefixed("   + ", others: "   | "))
    }
    return lines.joined(separator: "\n")
  }

  private func hierarchyName(of object: AnyObject, as name: String? = nil) -> String {
    let parts = UIView.name(of: object).split(separator: ":", maxSplits: 1)
    return (name ?? String(parts[0])) + parts[1]
  }
}

extension ControllerAppearance {
  fileprivate var described: String {
    switch self {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}

extension UIView.AutoresizingMask {
  /// The sides that change, as `W+H`.
  fileprivate var described: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension CGRect {
  fileprivate var described: String { "\(minX.described) \(minY.described); \(width.described) \(height.described)" }
}

extension CGFloat {
  /// The number with six digits at most, as C's `%g`.
  fileprivate var described: String { String(format: "%g", Double(self)) }
}

extension String {
  /// Returns the text with a prefix before each of its lines.
  fileprivate func prefixed(_ prefix: String, others: String? = nil) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset == 0 ? prefix : others ?? prefix) + $0.element }.joined(separator: "\n")
  }
}

extension UILabel: DescribedByText {
  var describedText: String? { text }
}
