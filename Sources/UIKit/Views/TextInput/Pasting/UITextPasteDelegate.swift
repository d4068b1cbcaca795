import Foundation

/// A text whose delegate can change pasted or dropped content.
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// Changes pasted content. Held weakly.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Decides the text inserted for each pasted or dropped item. Every method is optional.
@preconcurrency @MainActor public protocol UITextPasteDelegate: AnyObject {
  /// Sets the item's result, now or later; by default its text.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Combines the items' texts; by default by concatenation.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Replaces the range by the text, and returns the range of the inserted text.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
    to textRange: UITextRange
  ) -> UITextRange
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }

  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString { TextPaste.combined(itemStrings) }

  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
    to textRange: UITextRange
  ) -> UITextRange {
    guard let editor = (textPasteConfigurationSupporting as? any TextEditorHost)?.editor else { return textRange }
    return TextOffsetRange(editor.insert(attributedString, at: editor.range(of: textRange)) ?? editor.range(of: textRange))
  }
}

/// One pasted or dropped item, which waits for its result.
@preconcurrency @MainActor public protocol UITextPasteItem: AnyObject {
  /// The data of the item.
  var itemProvider: NSItemProvider { get }
  /// The value that the app added to a dragged item.
  var localObject: Any? { get }
  /// The attributes of text at the insertion position.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Inserts a text.
  func setResult(string: String)
  /// Inserts a text with attributes.
  func setResult(attributedString: NSAttributedString)
  /// Inserts an attachment.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Inserts nothing for the item.
  func setNoResult()
  /// Inserts the item's text, or its image if attributes can be edited.
  func setDefaultResult()
}
