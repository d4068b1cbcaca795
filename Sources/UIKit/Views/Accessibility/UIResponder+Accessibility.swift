extension UIResponder {
  /// Performs the most important action, along the chain.
  package final func performMagicTap() -> Bool { answers { $0.accessibilityPerformMagicTap() } }

  /// Scrolls an enclosing scroll view by a page.
  package final func performScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    answers { $0.accessibilityScroll(direction) }
  }

  private func answers(_ question: (UIResponder) -> Bool) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if question(current) { return true }
      responder = current.next
    }
    return false
  }
}
