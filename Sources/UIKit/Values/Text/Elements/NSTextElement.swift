import Foundation

/// A part of the content of a text, such as a paragraph.
open class NSTextElement: NSObject {
  /// The content that contains the element. Held weakly.
  open weak var textContentManager: NSTextContentManager?
  /// The range of the element in its content.
  open var elementRange: NSTextRange?

  /// Creates an element of a content.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// The elements in this one; none by default.
  open var childElements: [NSTextElement] { [] }
  /// The element that contains this one; none by default.
  open var parent: NSTextElement? { nil }
  /// Whether the element is a part of the displayed text.
  open var isRepresentedElement: Bool { true }
}
