import Foundation

public enum UITextItemInteraction: Int, Sendable {
  /// The item was tapped.
  case invokeDefaultAction
  /// A long press that shows actions.
  case presentActions
  /// A preview of the content before opening it.
  case preview
}

/// Controls the editing of a text view, and receives its events. Every method is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin; `true` by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end; `true` by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a change of the text may be made; `true` by default. `range` counts UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection or the caret changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a tap on a link opens it.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether an interaction with an attachment has its default effect; `true` by default.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The older form, without the kind of interaction; called if the newer one is not implemented.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// The older form, without the kind of interaction.
  func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
  /// Returns the edit menu for a range of the text; nil shows the suggested actions.
  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Returns the action of a tap on a link or an attachment instead of `defaultAction`; nil for none.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// Returns the menu of an item instead of `defaultMenu`; nil for none.
  func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
  public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    forwarded("textViewShouldBeginEditing:", by: self, [textView]) {
      ($0 as? any UITextViewDelegate)?.textViewShouldBeginEditing(textView)
    } ?? true
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    forwarded("textViewShouldEndEditing:", by: self, [textView]) {
      ($0 as? any UITextViewDelegate)?.textViewShouldEndEditing(textView)
    } ?? true
  }
  public func textViewDidBeginEditing(_ textView: UITextView) {
    forwarded("textViewDidBeginEditing:", by: self, [textView]) { ($0 as? any UITextViewDelegate)?.textViewDidBeginEditing(textView) }
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    forwarded("textViewDidEndEditing:", by: self, [textView]) { ($0 as? any UITextViewDelegate)?.textViewDidEndEditing(textView) }
  }
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    forwarded("textView:shouldChangeTextInRange:replacementText:", by: self, [textView, range, text]) {
      ($0 as? any UITextViewDelegate)?.textView(textView, shouldChangeTextIn: range, replacementText: text)
    } ?? true
  }
  public func textViewDidChange(_ textView: UITextView) {
    forwarded("textViewDidChange:", by: self, [textView]) { ($0 as? any UITextViewDelegate)?.textViewDidChange(textView) }
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    forwarded("textViewDidChangeSelection:", by: self, [textView]) { ($0 as? any UITextViewDelegate)?.textViewDidChangeSelection(textView) }
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }
  public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool {
    true
  }
  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    defaultAction
  }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
}
