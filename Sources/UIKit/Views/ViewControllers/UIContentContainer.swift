import CoreGraphics

/// An object with content of a size: controllers and presentation controllers, which notify each other of changes of size and traits.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size the content prefers, in points; used by popovers and sheets.
  var preferredContentSize: CGSize { get }
  /// Called after the preferred size of a child changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called after the fitting size of a child's constraints changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size a child gets in a parent of a given size.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  /// Called before the size changes; animations are added to the coordinator.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change; animations are added to the coordinator.
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
