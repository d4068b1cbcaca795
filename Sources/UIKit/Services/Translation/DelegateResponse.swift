/// Whether a delegate has a method for a selector. Every optional method of these protocols has a neutral answer here, so each can be called.
///
/// The members of `NSObject` take precedence, because they use the object's own methods.
extension UIScrollViewDelegate {
  @_disfavoredOverload public func responds(to selector: Selector!) -> Bool { true }
}

extension UITableViewDataSource {
  @_disfavoredOverload public func responds(to selector: Selector!) -> Bool { true }
}

extension UICollectionViewDataSource {
  @_disfavoredOverload public func responds(to selector: Selector!) -> Bool { true }
}

extension UITextFieldDelegate {
  @_disfavoredOverload public func responds(to selector: Selector!) -> Bool { true }
}

extension UIGestureRecognizerDelegate {
  @_disfavoredOverload public func responds(to selector: Selector!) -> Bool { true }
}

extension UINavigationControllerDelegate {
  @_disfavoredOverload public func responds(to selector: Selector!) -> Bool { true }
}

extension UITabBarControllerDelegate {
  @_disfavoredOverload public func responds(to selector: Selector!) -> Bool { true }
}

extension UIBarPositioningDelegate {
  @_disfavoredOverload public func responds(to selector: Selector!) -> Bool { true }
}

extension UIPickerViewDelegate {
  @_disfavoredOverload public func responds(to selector: Selector!) -> Bool { true }
}

extension UIPageViewControllerDelegate {
  @_disfavoredOverload public func responds(to selector: Selector!) -> Bool { true }
}

extension UIViewControllerTransitioningDelegate {
  @_disfavoredOverload public func responds(to selector: Selector!) -> Bool { true }
}

extension NSObjectProtocol {
  @_disfavoredOverload @preconcurrency @MainActor public func responds(to selector: Selector!) -> Bool {
    (self as? NSObject)?.responds(to: selector) ?? false
  }
}
