extension UIResponder {
  /// Goes back, from here along the chain: what is presented closes before its presenter is asked.
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
