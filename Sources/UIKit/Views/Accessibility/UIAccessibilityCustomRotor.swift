import Foundation

/// An item that a rotor has found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element that the rotor moves to; held weakly.
  public final weak var targetElement: (any NSObjectProtocol)?
  /// The range of the element's text; nil for all of it.
  public final var targetRange: UITextRange?

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }

  /// Creates the result before the first search, without an element.
  fileprivate init(beforeSearch: Void) {}
}

/// The start and direction of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The last found item.
  public final var currentItem = UIAccessibilityCustomRotorItemResult(beforeSearch: ())
  /// Whether the next or the previous item is requested; `.next` by default.
  public final var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A navigation through the items of one kind on a screen, such as its headings or its errors.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// Returns the next item in a direction; nil if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// A direction to search in.
  public enum Direction: Int, Sendable { case previous, next }

  /// A standard kind of items.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    case boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  /// The name that is read.
  public final var name: String
  /// The name of the rotor as an attributed string without attributes.
  public final var attributedName: NSAttributedString { NSAttributedString(string: name) }
  /// Finds the next item.
  public final var itemSearchBlock: Search
  /// The standard kind of its items.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name that the app provides.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  /// Creates a rotor with a name that the app provides.
  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
  }

  /// Creates a rotor of a standard kind.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = "\(type)"
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
  }
}
