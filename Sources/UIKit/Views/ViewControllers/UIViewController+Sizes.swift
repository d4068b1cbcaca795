import CoreGraphics

/// Forwards upcoming changes of size and traits.
extension UIViewController {
  final func forwardSizeChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    tellOfRotation(coordinator)
    for child in childList where child.isViewLoaded {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if child.view.bounds.size != new { child.viewWillTransition(to: new, with: coordinator) }
    }
    if let presented = presentedStorage?.presentationStorage?.acting { presented.viewWillTransition(to: size, with: coordinator) }
  }

  final func forwardTraitChange(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childList {
      let own = overrideTraitCollection(forChild: child)
      child.willTransition(to: own.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits, with: coordinator)
    }
    guard let presentation = presentedStorage?.presentationStorage else { return }
    presentation.acting.willTransition(to: traits, with: coordinator)
    presentation.readapt(to: traits, with: coordinator)
  }

  /// Notifies container and presentation of this controller's preferred size.
  final func tellPreferredContentSize() {
    parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
    if presentingStorage != nil { presentationStorage?.acting.preferredContentSizeDidChange(forChildContentContainer: self) }
  }

  /// The coordinator of the transition of this controller or an ancestor.
  final var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var node: UIViewController? = self
    while let controller = node {
      if let transition = controller.runningTransition { return transition.coordinator }
      node = controller.parentStorage
    }
    return nil
  }
}
