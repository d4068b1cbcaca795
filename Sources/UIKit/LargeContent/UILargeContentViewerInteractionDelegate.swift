import CoreGraphics
import Foundation

/// Chooses what a large content viewer shows, and hears where the gesture ended. Every method may be left out.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the finger is lifted. `item` is what is at the point; `nil` for nothing.
  ///
  /// Without this method a control at the point does what a touch on it does.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Returns the item at a point of the interaction's view; `nil` for nothing.
  ///
  /// Without this method it is the innermost view at the point that shows in the viewer.
  func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
    -> (any UILargeContentViewerItem)?
  /// Returns the controller in the middle of whose view the viewer appears.
  ///
  /// Without this method the viewer appears in the middle of the window.
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
