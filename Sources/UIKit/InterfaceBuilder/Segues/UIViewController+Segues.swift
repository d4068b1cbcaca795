import Foundation

extension UIViewController {
  final func startSegue(_ identifier: String, sender: Any?) {
    guard let segue = storyboardLink?.segues[identifier] else {
      UIKitError.raise("Receiver (\(KeyedObject.description(self))) has no segue with identifier '\(identifier)'")
      return
    }
    SegueRun(segue: segue, source: self, sender: sender).start(asking: false)
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
