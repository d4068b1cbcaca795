import Foundation

/// Rarely set values of an element.
@MainActor private final class RareAccessibility {
  var groupsChildren = false
  var inputLabels: [String]?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var responds: Bool?
  var rotors: [UIAccessibilityCustomRotor]?
  var textualContext: UIAccessibilityTextualContext?
  var ignoresInvertColors = false

  static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// The navigation of a screen reader through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// Determined by the screen reader.
  case automatic
  /// The parts are separate elements.
  case separate
  /// The parts are one element.
  case combined
}

/// The kind of text of an element, which affects how it is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}

/// An object that is not a view and keeps the texts of its element itself, such as a bar item.
@preconcurrency @MainActor protocol AccessibleTextOwner: AnyObject {
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
}

extension _AccessibilityBearing {
  @MainActor private var known: RareAccessibility? {
    AssociatedObjects.isUsed ? objc_getAssociatedObject(self, RareAccessibility.key) as? RareAccessibility : nil
  }

  @MainActor private var rare: RareAccessibility {
    if let known { return known }
    let made = RareAccessibility()
    objc_setAssociatedObject(self, RareAccessibility.key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// The texts of the element, which views and bar items store themselves.
  @MainActor private var texts: (label: String?, hint: String?, value: String?) {
    if let item = self as? any AccessibleTextOwner { return (item.accessibilityLabel, item.accessibilityHint, item.accessibilityValue) }
    let element = AccessibilityStandIn.readable(self)
    return (element?.accessibilityLabel, element?.accessibilityHint, element?.accessibilityValue)
  }

  @MainActor private func setText(
    _ own: (any AccessibleTextOwner, String?) -> Void, _ text: String?, _ set: (any AccessibleObject, String?) -> Void
  ) {
    if let item = self as? any AccessibleTextOwner {
      own(item, text)
    } else if let element = self as? any AccessibleObject {
      set(element, text)
    } else {
      // Creates the element that represents the object.
      accessibilityLabel = accessibilityLabel
      AccessibilityStandIn.readable(self).map { set($0, text) }
    }
  }

  /// Whether the descendants are read together before the elements after the container.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { known?.groupsChildren ?? false }
    set { rare.groupsChildren = newValue }
  }
  /// The names of the element for voice control; its label by default.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { known?.inputLabels ?? texts.label.map { [$0] } ?? [] }
    set { rare.inputLabels = newValue }
  }
  /// The label with attributes. Its text is the label.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { known?.attributedLabel ?? texts.label.map { NSAttributedString(string: $0) } }
    set {
      rare.attributedLabel = newValue
      setText({ $0.accessibilityLabel = $1 }, newValue?.string) { $0.accessibilityLabel = $1 }
    }
  }
  /// The hint with attributes. Its text is the hint.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { known?.attributedHint ?? texts.hint.map { NSAttributedString(string: $0) } }
    set {
      rare.attributedHint = newValue
      setText({ $0.accessibilityHint = $1 }, newValue?.string) { $0.accessibilityHint = $1 }
    }
  }
  /// The value with attributes. Its text is the value.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { known?.attributedValue ?? texts.value.map { NSAttributedString(string: $0) } }
    set {
      rare.attributedValue = newValue
      setText({ $0.accessibilityValue = $1 }, newValue?.string) { $0.accessibilityValue = $1 }
    }
  }
  /// The navigation through the descendants.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { known?.navigationStyle ?? .automatic }
    set { rare.navigationStyle = newValue }
  }
  /// Whether the element responds to touches; by default determined by its traits.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get {
      known?.responds ?? !(AccessibilityStandIn.readable(self)?.accessibilityTraits ?? .none).isDisjoint(with: [
        .button, .link, .adjustable, .searchField,
      ])
    }
    set { rare.responds = newValue }
  }
  /// The rotors that a screen reader offers while it reads the object; `nil` by default.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { known?.rotors }
    set { rare.rotors = newValue }
  }
  /// The kind of text of the element.
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { known?.textualContext }
    set { rare.textualContext = newValue }
  }
  /// Whether the element keeps its colors on an inverted screen. Stored only: screens here are not inverted.
  @preconcurrency @MainActor public var accessibilityIgnoresInvertColors: Bool {
    get { known?.ignoresInvertColors ?? false }
    set { rare.ignoresInvertColors = newValue }
  }
}
