import Foundation

/// The values of an element that few apps set.
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

/// How a screen reader goes through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As suits the reader.
  case automatic
  /// One after another.
  case separate
  /// As one.
  case combined
}

/// The kind of text that an element holds, which changes how it is read.
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

extension _AccessibilityBearing {
  private var known: RareAccessibility? {
    AssociatedObjects.isUsed ? objc_getAssociatedObject(self, RareAccessibility.key) as? RareAccessibility : nil
  }

  private var rare: RareAccessibility {
    if let known { return known }
    let made = RareAccessibility()
    objc_setAssociatedObject(self, RareAccessibility.key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// Whether the elements inside are read together before what follows the container.
  public var shouldGroupAccessibilityChildren: Bool {
    get { known?.groupsChildren ?? false }
    set { rare.groupsChildren = newValue }
  }
  /// The words by which a person who speaks calls the element; its label by default.
  public var accessibilityUserInputLabels: [String]! {
    get { known?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { rare.inputLabels = newValue }
  }
  /// The label with attributes. Its text is the label.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { known?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      rare.attributedLabel = newValue
      accessibilityLabel = newValue?.string
    }
  }
  /// The hint with attributes. Its text is the hint.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { known?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      rare.attributedHint = newValue
      accessibilityHint = newValue?.string
    }
  }
  /// The value with attributes. Its text is the value.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { known?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set {
      rare.attributedValue = newValue
      accessibilityValue = newValue?.string
    }
  }
  /// How a reader goes through the elements inside.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { known?.navigationStyle ?? .automatic }
    set { rare.navigationStyle = newValue }
  }
  /// Whether a touch on the element does something; by default what its traits say.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { known?.responds ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField]) }
    set { rare.responds = newValue }
  }
  /// Ways through the items of one kind.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { known?.rotors }
    set { rare.rotors = newValue }
  }
  /// The kind of text that the element holds.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { known?.textualContext }
    set { rare.textualContext = newValue }
  }
  /// Whether the element keeps its colors where the screen's are inverted. Kept: screens here are not inverted.
  public var accessibilityIgnoresInvertColors: Bool {
    get { known?.ignoresInvertColors ?? false }
    set { rare.ignoresInvertColors = newValue }
  }
}
