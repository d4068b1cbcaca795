import CoreGraphics

/// The editing of a navigation item's title in its bar.
@MainActor final class NavigationItemRenaming: NSObject, TitleEditing, UITextFieldDelegate {
  let size = CGSize(width: 280, height: 34)
  private let field = UITextField()
  var view: UIView { field }
  private let item: UINavigationItem
  private let ended: () -> Void
  private var isDone = false

  init(_ item: UINavigationItem, font: UIFont, ended: @escaping () -> Void) {
    self.item = item
    self.ended = ended
    super.init()
    field.font = font
    field.borderStyle = .roundedRect
    field.textAlignment = .center
    field.returnKeyType = .done
    field.clearButtonMode = .whileEditing
    field.delegate = self
    field.accessibilityLabel = LocalizedStrings.word("Rename")
  }

  func begin() {
    let title = item.title ?? ""
    let whole = title.startIndex..<title.endIndex
    let (text, range) = item.renameDelegate?.navigationItem(item, willBeginRenamingWith: title, selectedRange: whole) ?? (title, whole)
    field.text = text
    field.becomeFirstResponder()
    let selected = NSRange(range, in: text)
    if let start = field.position(from: field.beginningOfDocument, offset: selected.location),
      let end = field.position(from: start, offset: selected.length)
    {
      field.selectedTextRange = field.textRange(from: start, to: end)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    let text = textField.text ?? ""
    return text.isEmpty || item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: text) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard !isDone else { return }
    isDone = true
    let text = textField.text ?? ""
    field.removeFromSuperview()
    ended()
    guard !text.isEmpty, text != item.title else { return }
    item.title = text
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: text)
  }
}
