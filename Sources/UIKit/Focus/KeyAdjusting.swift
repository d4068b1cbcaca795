/// A view whose value keys change while it has focus, such as a slider or the wheel of a picker.
@MainActor protocol KeyAdjusting: UIView {
  /// Changes the value by a key; false if the key means nothing here.
  func adjust(by key: UIKey) -> Bool
}

extension UIControl: KeyAdjusting {}
