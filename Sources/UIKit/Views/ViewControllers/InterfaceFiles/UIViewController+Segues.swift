extension UIViewController {
  final func startSegue(_ identifier: String, sender: Any?) {
    guard sceneLink?.startSegue(identifier, from: self, sender: sender) != true else { return }
    UIKitError.raise("Receiver (\(KeyedObject.description(self))) has no segue with identifier '\(identifier)'")
  }

  /// Returns whether this controller handles an unwind action: it has a method for it.
  final func answersUnwind(_ action: Selector) -> Bool { ActionLookup.call(action, of: self) != nil }

  final func child(around controller: UIViewController) -> UIViewController? {
    var current: UIViewController? = controller
    while let candidate = current {
      if candidate.parent === self { return candidate }
      current = candidate.parent ?? candidate.presentingViewController
    }
    return nil
  }
}

extension UIViewController {
  /// Loads the view from the controller's storyboard or nib.
  package final func loadViewFromInterface() -> Bool { viewOrigin?.loadView(of: self) ?? loadViewFromNib() }
}
