/// A view whose value is changed by keys while it has focus, such as a slider or the wheel of a picker.
@MainActor protocol KeyAdjusting: UIView {
  /// Changes the value for a key; returns false if the key has no meaning here.
  func adjust(by key: UIKey) -> Bool
}
