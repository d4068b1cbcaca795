/// Whether a text view describes its text by elements.
enum TextViewContent {
  /// Not before the first use.
  case possible
  /// The content, which retains its layout manager.
  case made(NSTextContentStorage, NSTextLayoutManager)
  /// The view has a custom layout manager.
  case absent
}

extension UITextView {
  final var ownTextLayoutManager: NSTextLayoutManager? {
    switch content {
    case .absent: return nil
    case .made(_, let manager): return manager
    case .possible:
      let manager = NSTextLayoutManager(of: layoutManager)
      let content = NSTextContentStorage()
      content.textStorage = textStorage
      content.addTextLayoutManager(manager)
      manager.textContainer = textContainer
      self.content = .made(content, manager)
      return manager
    }
  }
}
