extension UIViewController {
  final func adopt(_ child: UIViewController) {
    guard child.parentStorage !== self else { return }
    guard child !== self else {
      UIKitError.raise("-[UIViewController addChildViewController:]: a controller cannot be its own child")
      return
    }
    child.parentStorage?.forget(child)
    child.willMove(toParent: self)
    childList.append(child)
    child.parentStorage = self
    child.viewIfLoaded?.rareStorage?.combinedTraits = nil
  }

  final func leaveParent() {
    guard let parent = parentStorage else { return }
    withExtendedLifetime(self) {
      parent.forget(self)
      didMove(toParent: nil)
    }
  }

  private func forget(_ child: UIViewController) {
    childList.removeAll { $0 === child }
    childTraitOverrides[ObjectIdentifier(child)] = nil
    child.parentStorage = nil
  }
}
