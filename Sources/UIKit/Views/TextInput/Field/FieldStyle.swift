import Foundation

/// The properties of a text field.
@MainActor package struct FieldStyle {
  package var font: UIFont?
  var textColor: UIColor?
  var alignment = NSTextAlignment.natural
  var borderStyle = UITextField.BorderStyle.none
  var defaultAttributes: [NSAttributedString.Key: Any] = [:]
  var placeholder: String?
  var attributedPlaceholder: NSAttributedString?
  var clearsOnBeginEditing = false
  var clearsOnInsertion = false
  var allowsEditingAttributes = false
  var adjustsFontSize = false
  var minimumFontSize: CGFloat = 0
  var adjustsForContentSize = false
  var clearButtonMode = UITextField.ViewMode.never
  var clearImages: (normal: UIImage?, highlighted: UIImage?) = (nil, nil)
  var leftViewMode = UITextField.ViewMode.never
  var rightViewMode = UITextField.ViewMode.never

  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}
