import Foundation

extension UIViewController {
  /// Has a view show previews of controllers while a finger rests on it. The answer lives until it is unregistered or the controller goes.
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
