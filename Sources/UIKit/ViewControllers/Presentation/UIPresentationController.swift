import CoreGraphics
import Foundation

/// Looks after one presentation: where the presented view is, what is around it, and when it comes and goes.
///
/// The built-in styles are subclasses; an app makes its own for the style `.custom`, overriding the frame and the four transition methods,
/// in which it adds and removes what is around the presented view.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// Who presents; nil until then, where the style was only prepared.
  public final var presentingViewController: UIViewController { presenting ?? presentedViewController }
  /// Held from the beginning of the presentation to its end. Before, the controller holds this, and may be let go without having been shown.
  public final var presentedViewController: UIViewController { heldContent ?? content ?? UIViewController() }

  private final weak var content: UIViewController?
  private final var heldContent: UIViewController?
  final weak var presenting: UIViewController?
  final var container: TransitionContainerView?
  final var stage = Stage.idle
  /// The transition that runs, while the stage is one of coming or going.
  final weak var transition: ControllerTransition?
  /// The presenter's view, whose tint this dims.
  final weak var dimmedView: UIView?
  /// Where the presenter's view stood, while it is taken away.
  final var presenterPlace: ViewPlace?
  /// The controller that does the presenting in a window of this width, where that is another.
  final var adapted: UIPresentationController?
  final weak var adaptedFrom: UIPresentationController?
  final var ownTraitOverrides = UITraitOverrides()
  final weak var firstResponderBefore: UIResponder?
  final var waiting: [() -> Void] = []

  /// Where a presentation is.
  enum Stage: Equatable {
    case idle
    case presenting
    case presented
    case dismissing
  }

  /// Creates a presentation of one controller by another.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    content = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// Keeps the presented controller, or leaves it to others to keep it.
  final func holdContent(_ holds: Bool) { heldContent = holds ? presentedViewController : nil }

  /// The receiver of changes of style and of dismissals; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Style

  /// The style of the presentation, with `.automatic` resolved.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.resolvedModalPresentationStyle }
  /// The style used with the current traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
  /// The style used with given traits; `.none`, the default, keeps the style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
  /// Whether the presentation covers the whole screen; `true` by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is taken away while the presented one is there.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Views

  /// The view in which the presentation takes place; nil before it begins and after it ends.
  open var containerView: UIView? { container }
  /// The view that is moved: the presented controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// The rectangle of the presented view at the end of the transition; the whole container by default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Called before the container lays out its subviews; does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews; does nothing by default.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Coming and going

  /// Called before the views appear; add backgrounds here, and animate them with the coordinator.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation; `completed` is `false` if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the views disappear; does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal; `completed` is `false` if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The animator of this style, where no transitioning delegate provides one.
  func makeAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    presentedViewController.makeTransitionAnimator(presents: presents, metrics: metrics)
  }

  /// What keys and touches outside do; says whether anything was done.
  func cancelByPerson() -> Bool { false }

  /// What beneath the presentation can be worked nevertheless.
  var viewsReadBeside: [UIView] { [] }

  /// Whether the presented view lets touches through to what is beneath.
  var isModal: Bool { true }

  // MARK: Traits

  /// Traits that differ for the presented controller; `nil` by default.
  open var overrideTraitCollection: UITraitCollection? {
    get { ownTraitOverrides.values.isEmpty ? nil : UITraitCollection(ownTraitOverrides.values) }
    set { traitOverrides = UITraitOverrides(newValue?.values ?? TraitValues()) }
  }
  /// The traits of the container, or of the presenting window before it exists.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presenting?.viewIfLoaded?.window?.traitCollection ?? UIScreen.main.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Content

  /// The size the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardSizeChange(to: size, with: coordinator)
  }
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }
}

extension UIPresentationController {
  /// The traits the presentation has over those of the window.
  public final var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set {
      ownTraitOverrides = newValue
      container?.traitOverrides = newValue
    }
  }

  final var metrics: UIDesign.Presentation { traitCollection.design.presentation }

  /// The controller that carries the presentation out.
  final var acting: UIPresentationController { adapted ?? self }

  /// The one that the app knows, which its delegate hears of.
  final var known: UIPresentationController { adaptedFrom ?? self }

  final func forwardSizeChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let content = presentedViewController
    let new = self.size(forChildContentContainer: content, withParentContainerSize: size)
    content.viewWillTransition(to: new, with: coordinator)
  }
}
