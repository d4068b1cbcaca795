extension UIResponder {
  /// Goes back, along the chain: a presented controller is dismissed before its presenter is asked.
  package final func performEscape() -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      if let controller = current as? UIViewController, controller.presentingStorage != nil {
        return controller.presentationStorage?.acting.cancelByPerson() ?? false
      }
      responder = current.next
    }
    return false
  }
}
