extension UIResponder {
  /// Few responders have one, so it is an associated object.
  private nonisolated(unsafe) static let assistantKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The assistant item, if it has been created.
  final var existingAssistantItem: UITextInputAssistantItem? {
    objc_getAssociatedObject(self, Self.assistantKey) as? UITextInputAssistantItem
  }

  final var assistantItem: UITextInputAssistantItem {
    if let existingAssistantItem { return existingAssistantItem }
    let made = UITextInputAssistantItem(self)
    objc_setAssociatedObject(self, Self.assistantKey, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
