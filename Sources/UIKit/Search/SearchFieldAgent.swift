import Foundation

/// Receives the events of a search bar's field and forwards them: to the delegate that the app has set for the field, and to the bar's.
@MainActor final class SearchFieldAgent: UITextFieldDelegate {
  private weak var bar: UISearchBar?
  /// The field's delegate that the app has set.
  weak var delegate: (any UITextFieldDelegate)?

  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard delegate?.textFieldShouldBeginEditing(textField) ?? true else { return false }
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.textFieldDidBeginEditing(textField)
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.session?.searchBarDidBegin()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard delegate?.textFieldShouldEndEditing(textField) ?? true else { return false }
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    delegate?.textFieldDidEndEditing(textField, reason: reason)
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    guard delegate?.textField(textField, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return false }
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { delegate?.textFieldDidChangeSelection(textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { delegate?.textFieldShouldClear(textField) ?? true }

  func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard delegate?.textFieldShouldReturn(textField) ?? true, let bar else { return false }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    bar.session?.searchBarSearchClicked()
    return false
  }

  func textChanged() {
    guard let bar else { return }
    bar.sideButtonFollowsText()
    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    bar.session?.searchBarTextChanged()
  }
}
