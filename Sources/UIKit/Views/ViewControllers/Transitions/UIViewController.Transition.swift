import CoreGraphics

extension UIViewController {
  /// A transition of a controller, in a presentation or on a navigation stack.
  @preconcurrency @MainActor public final class Transition: NSObject {
    /// The controllers of a transition that requests its source view.
    @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
      /// The controller that contains the source view.
      public let sourceViewController: UIViewController
      /// The controller that appears out of the source view.
      public let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) { (sourceViewController, zoomedViewController) = (source, zoomed) }
    }

    @preconcurrency @MainActor public final class ZoomOptions: NSObject {
      /// The color over the screen behind; nil uses the default.
      public var dimmingColor: UIColor?

      public override init() {}
    }

    /// The style of a presentation; nil for a zoom transition, which navigation stacks support too.
    let style: UIModalTransitionStyle?
    private let options: ZoomOptions
    private let provider: (ZoomSourceViewProviderContext) -> UIView?

    private init(
      style: UIModalTransitionStyle?, options: ZoomOptions = ZoomOptions(),
      provider: @escaping (ZoomSourceViewProviderContext) -> UIView? = { _ in nil }
    ) {
      self.style = style
      self.options = options
      self.provider = provider
    }

    /// Zooms from a source view, and back into it. Without a view it zooms from the center.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(style: nil, options: options ?? ZoomOptions(), provider: sourceViewProvider)
    }

    /// Slides up from the bottom.
    public static var coverVertical: Transition { Transition(style: .coverVertical) }
    /// Flips the page.
    public static var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
    /// A transition in which the screens fade into each other.
    public static var crossDissolve: Transition { Transition(style: .crossDissolve) }
    /// Curls the page.
    public static var partialCurl: Transition { Transition(style: .partialCurl) }

    func zoomAnimator(
      of zoomed: UIViewController, source: UIViewController?, opens: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard style == nil else { return nil }
      let view = source.flatMap { provider(ZoomSourceViewProviderContext(source: $0, zoomed: zoomed)) }
      return ZoomAnimator(source: view, opens: opens, dimming: options.dimmingColor)
    }
  }
}
