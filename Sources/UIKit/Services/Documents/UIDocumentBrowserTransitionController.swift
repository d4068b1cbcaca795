import CoreGraphics

/// Zooms between a document in a browser and its screen. A view controller's transitioning delegate returns it for both directions.
@preconcurrency @MainActor open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// The view of the document's screen that grows from the document; the whole screen if nil.
  open weak var targetView: UIView?
  /// The progress of loading the document. It is held, not shown, because files are local and open at once.
  open var loadingProgress: Progress?
  private let row: () -> UIView?

  init(row: @escaping () -> UIView?) {
    self.row = row
    super.init()
  }

  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    animator(transitionContext).transitionDuration(using: transitionContext)
  }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animator(transitionContext).animateTransition(using: transitionContext)
  }

  private func animator(_ context: (any UIViewControllerContextTransitioning)?) -> ZoomAnimator {
    let opens = context?.viewController(forKey: .to)?.isBeingPresented ?? true
    return ZoomAnimator(source: row(), opens: opens, dimming: nil, target: targetView)
  }
}
