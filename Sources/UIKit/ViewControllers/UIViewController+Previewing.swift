import Foundation

extension UIViewController {
  /// Enables previews of controllers after a long press on a view. The registration ends when it is unregistered or the controller is
  /// released.
  @discardableResult
  public final func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    previewingContexts.append(context)
    return context
  }

  public final func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let index = previewingContexts.firstIndex(where: { $0 === previewing }) else { return }
    previewingContexts.remove(at: index).end()
  }
}
