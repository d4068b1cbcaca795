import CoreGraphics

/// Manages one presentation: the frame of the presented view, the views around it, and the transitions.
///
/// The built-in styles are subclasses. An app creates its own for the style `.custom`, overriding the frame and the four transition
/// methods, in which it adds and removes other views.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The presenting controller; nil before the presentation, while the style is only configured.
  public final var presentingViewController: UIViewController { presenting ?? presentedViewController }
  /// Retained from the beginning of the presentation to its end. Before, it retains this object, and may be released without having been
  /// presented.
  public final var presentedViewController: UIViewController { heldContent ?? content ?? UIViewController() }

  private final weak var content: UIViewController?
  private final var heldContent: UIViewController?
  final weak var presenting: UIViewController?
  final var container: TransitionContainerView?
  final var stage = Stage.idle
  /// The active transition, while presenting or dismissing.
  final weak var transition: ControllerTransition?
  /// The presenter's view, whose tint is dimmed.
  final weak var dimmedView: UIView?
  /// The position of the presenter's view, while it is removed.
  final var presenterPlace: ViewPlace?
  /// The presentation controller that replaces this one at the window's width, if any.
  final var adapted: UIPresentationController?
  final weak var adaptedFrom: UIPresentationController?
  final var ownTraitOverrides = UITraitOverrides()
  final weak var firstResponderBefore: UIResponder?
  final var waiting: [() -> Void] = []
  /// Whether an animator of the app left the presented view elsewhere than at ``frameOfPresentedViewInContainerView``: it stays there.
  final var isPlacedByAnimator = false

  /// The stage of a presentation, from the beginning to the dismissal.
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

  /// Retains or releases the presented controller.
  final func holdContent(_ holds: Bool) { heldContent = holds ? presentedViewController : nil }

  /// The receiver of changes of style and of dismissals; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Style

  /// The style of the presentation, with `.automatic` resolved.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.resolvedModalPresentationStyle }
  /// The style used with the current traits.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
  /// Returns the style used with given traits; `.none`, the default, keeps the style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
  /// Whether the presentation covers the whole screen; `true` by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed during the presentation.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Views

  /// The view that contains the presentation; nil before it begins and after it ends.
  open var containerView: UIView? { container }
  /// The view that is animated: the presented controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// The rectangle of the presented view at the end of the transition; the whole container by default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Called before the container lays out its subviews; does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews; does nothing by default.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Called before the views appear; add backgrounds here, and animate them with the coordinator.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation; `completed` is `false` if it was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the views disappear; does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal; `completed` is `false` if it was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the call that presents the controller returns.
  func presentationHasBegun() {}

  /// Returns the animator of this style, used without a transitioning delegate.
  func makeAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    presentedViewController.makeTransitionAnimator(presents: presents, metrics: metrics)
  }

  /// Handles keys and touches outside; returns whether they had an effect.
  func cancelByPerson() -> Bool { false }

  /// Views outside the presentation that remain accessible.
  var viewsReadBeside: [UIView] { [] }

  /// Whether touches outside the presented view are blocked.
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
  public final var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set {
      ownTraitOverrides = newValue
      container?.traitOverrides = newValue
    }
  }

  final var metrics: UIDesign.Presentation { traitCollection.design.presentation }

  /// The controller that performs the presentation.
  final var acting: UIPresentationController { adapted ?? self }

  /// The controller known to the app, which the delegate's methods receive.
  final var known: UIPresentationController { adaptedFrom ?? self }

  final func forwardSizeChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let content = presentedViewController
    let new = self.size(forChildContentContainer: content, withParentContainerSize: size)
    content.viewWillTransition(to: new, with: coordinator)
  }
}
