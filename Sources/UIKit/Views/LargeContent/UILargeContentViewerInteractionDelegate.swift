import CoreGraphics

/// Chooses the content of a large content viewer, and receives the end of the gesture. Every method is optional.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the touch ends. `item` is the item at the point; `nil` if there is none.
  ///
  /// Without this method, the action of a control at the point is performed.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Returns the item at a point of the interaction's view; `nil` if there is none.
  ///
  /// By default it is the innermost view at the point that is shown in the viewer.
  func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
    -> (any UILargeContentViewerItem)?
  /// Returns the controller in whose view the viewer is centered.
  ///
  /// By default the viewer is centered in the window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {
    interaction.perform(item)
  }

  public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
    -> (any UILargeContentViewerItem)?
  {
    interaction.innermostItem(at: point)
  }

  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
