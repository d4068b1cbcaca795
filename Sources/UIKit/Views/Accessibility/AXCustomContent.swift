import Foundation

/// A further text of an element, which a screen reader reads on request, or along with the element if it is important.
open class AXCustomContent: NSObject, NSCopying {
  /// Whether a screen reader reads the content along with the element.
  public enum Importance: UInt, Sendable {
    /// Read on request.
    case `default` = 0
    /// Read along with the element.
    case high = 1
  }

  /// The name of the content, such as "Size".
  public final var label: String { attributedLabel.string }
  /// The name of the content with attributes of its speech.
  public final let attributedLabel: NSAttributedString
  /// The content, such as "2 MB".
  public final var value: String { attributedValue.string }
  /// The content with attributes of its speech.
  public final let attributedValue: NSAttributedString
  /// Whether the content is read along with the element; `.default` by default.
  open var importance = Importance.default

  /// Creates a content from its name and its text.
  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  /// Creates a content from a name and a text with attributes of their speech.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }

  /// The name and the text, as they are read.
  package final var spoken: String { [label, value].filter { !$0.isEmpty }.joined(separator: ", ") }
}

/// An element with further texts for a screen reader.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The further texts, in the order in which they are read.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
