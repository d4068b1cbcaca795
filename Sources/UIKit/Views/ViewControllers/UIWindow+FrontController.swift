extension UIWindow {
  /// The frontmost controller: the last one presented.
  final var frontController: UIViewController? {
    guard var front = rootViewController else { return nil }
    while let next = front.presentedStorage ?? front.presentedByDescendant ?? front.topOfStack { front = next }
    return front
  }
}

extension UIViewController {
  /// The screen that a stack of controllers shows.
  fileprivate var topOfStack: UIViewController? {
    guard let top = (self as? any ControllerStack)?.topViewController, top.viewIfLoaded?.window != nil else { return nil }
    return top
  }

  /// The controller that a child which defines a presentation context has presented.
  fileprivate var presentedByDescendant: UIViewController? {
    for child in childList where child.viewIfLoaded?.window != nil {
      if let presented = child.presentedStorage ?? child.presentedByDescendant { return presented }
    }
    return nil
  }
}

/// A controller that shows one of several others, which lie over one another.
@MainActor protocol ControllerStack: UIViewController {
  var topViewController: UIViewController? { get }
}
