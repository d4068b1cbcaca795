import Foundation

/// The properties of a text view.
@MainActor struct TextViewStyle {
  var font: UIFont?
  var textColor: UIColor?
  var alignment = NSTextAlignment.natural
  var isEditable = true
  var isSelectable = true
  var containerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// nil uses the tint color, without underline.
  var linkAttributes: [NSAttributedString.Key: Any]?
  var highlightAttributes: [NSAttributedString.Key: Any] = [:]
  var clearsOnInsertion = false
  var allowsEditingAttributes = false
  var detectedTypes: UIDataDetectorTypes = []
  var adjustsForContentSize = false
  var borderStyle = UITextView.BorderStyle.none

  /// The font of text without a font attribute.
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.defaultSize)
}
