import Foundation

/// Controls the elements of a content. Every method is optional.
public protocol NSTextContentManagerDelegate: AnyObject {
  /// Returns the element at a position; `nil`, the default, leaves it to the content manager.
  func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation) -> NSTextElement?
  /// Returns whether an element is shown; `true` by default.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

/// Replaces the paragraphs of a content storage. Every method is optional.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// Returns the paragraph that is shown for a range, which has the same length; `nil`, the default, shows the text of the storage.
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? { nil }
}
