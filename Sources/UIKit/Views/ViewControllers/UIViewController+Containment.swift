extension UIViewController {
  /// Whether a controller is being added to a container or removed.
  enum ParentMove {
    case none
    case to
    case from
  }

  final func adopt(_ child: UIViewController) {
    guard child.parentStorage !== self else { return }
    guard !stands(on: child) else {
      UIKitError.raise("-[UIViewController addChildViewController:]: a controller cannot be its own child, nor that of what stands in it")
      return
    }
    child.parentStorage?.forget(child)
    child.parentMove = .to
    child.willMove(toParent: self)
    childList.append(child)
    child.parentStorage = self
    child.viewIfLoaded?.rareStorage?.combinedTraits = nil
  }

  final func leaveParent() {
    guard let parent = parentStorage else { return }
    withExtendedLifetime(self) {
      // The end of the parent's transition will not reach this controller.
      if case (.disappearing, .disappearing) = (appearance, parent.appearance), parent.shouldAutomaticallyForwardAppearanceMethods {
        endAppearanceTransition()
      }
      parent.forget(self)
      didMove(toParent: nil)
      parentMove = .none
    }
  }

  private func forget(_ child: UIViewController) {
    childList.removeAll { $0 === child }
    childTraitOverrides[ObjectIdentifier(child)] = nil
    child.parentStorage = nil
  }
}
