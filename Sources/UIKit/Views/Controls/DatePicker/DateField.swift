/// A field of a compact date picker: a tap opens a picker, the up and down keys change the value directly.
@preconcurrency @MainActor final class DateField: UIButton {
  var stepped: @MainActor (Int) -> Void = { _ in }

  override func adjust(by key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate, .shift]) else { return false }
    switch key.keyCode {
    case .keyboardUpArrow: stepped(1)
    case .keyboardDownArrow: stepped(-1)
    default: return super.adjust(by: key)
    }
    return true
  }
}
