import Foundation

/// Controls the editing of a text field, and receives its events. Every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; `true` by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; `true` by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of the method without reason, if it is implemented.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether a change of the text may be made; `true` by default. `range` counts UTF-16 units.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  /// Called after the selection or the caret changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button clears the text; `true` by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key has its default effect; `true` by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for a range of the text; nil shows the suggested actions.
  func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
}

extension UITextFieldDelegate {
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    forwarded("textFieldShouldBeginEditing:", by: self, [textField]) {
      ($0 as? any UITextFieldDelegate)?.textFieldShouldBeginEditing(textField)
    } ?? true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    forwarded("textFieldDidBeginEditing:", by: self, [textField]) { ($0 as? any UITextFieldDelegate)?.textFieldDidBeginEditing(textField) }
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    forwarded("textFieldShouldEndEditing:", by: self, [textField]) {
      ($0 as? any UITextFieldDelegate)?.textFieldShouldEndEditing(textField)
    } ?? true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    forwarded("textFieldDidEndEditing:", by: self, [textField]) { ($0 as? any UITextFieldDelegate)?.textFieldDidEndEditing(textField) }
  }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    forwarded("textField:shouldChangeCharactersInRange:replacementString:", by: self, [textField, range, string]) {
      ($0 as? any UITextFieldDelegate)?.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    } ?? true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    forwarded("textFieldDidChangeSelection:", by: self, [textField]) {
      ($0 as? any UITextFieldDelegate)?.textFieldDidChangeSelection(textField)
    }
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    forwarded("textFieldShouldClear:", by: self, [textField]) { ($0 as? any UITextFieldDelegate)?.textFieldShouldClear(textField) } ?? true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    forwarded("textFieldShouldReturn:", by: self, [textField]) {
      ($0 as? any UITextFieldDelegate)?.textFieldShouldReturn(textField)
    } ?? true
  }
}
