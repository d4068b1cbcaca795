import CoreGraphics
import Foundation

extension UIViewController {
  /// A way for a controller to come and to go, in a presentation or on a navigation stack.
  @preconcurrency @MainActor public final class Transition: NSObject {
    /// The controllers of a transition that asks for the view to grow out of.
    @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
      /// The controller with the view to grow out of.
      public let sourceViewController: UIViewController
      /// The controller that grows.
      public let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) { (sourceViewController, zoomedViewController) = (source, zoomed) }
    }

    /// The look of a controller that grows out of a view.
    @preconcurrency @MainActor public final class ZoomOptions: NSObject {
      /// The color over the screen behind; the usual one if nil.
      public var dimmingColor: UIColor?

      public override init() {}
    }

    /// The style of a presentation; nil for a controller that grows out of a view, which navigation stacks have too.
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

    /// Grows out of a view, and goes back into it. Without a view it grows out of the middle.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(style: nil, options: options ?? ZoomOptions(), provider: sourceViewProvider)
    }

    /// Slides up from below.
    public static var coverVertical: Transition { Transition(style: .coverVertical) }
    /// Turns the page over.
    public static var flipHorizontal: Transition { Transition(style: .flipHorizontal) }
    /// Fades.
    public static var crossDissolve: Transition { Transition(style: .crossDissolve) }
    /// Curls a corner of the page.
    public static var partialCurl: Transition { Transition(style: .partialCurl) }

    /// Shows the growing, if the transition is one.
    func zoomAnimator(
      of zoomed: UIViewController, source: UIViewController?, opens: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard style == nil else { return nil }
      let view = source.flatMap { provider(ZoomSourceViewProviderContext(source: $0, zoomed: zoomed)) }
      return ZoomAnimator(source: view, opens: opens, dimming: options.dimmingColor)
    }
  }
}
