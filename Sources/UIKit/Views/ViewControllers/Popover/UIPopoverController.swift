import CoreGraphics

/// Shows a controller's view in a popover: the class of iPad applications before `UIPopoverPresentationController`.
///
/// It presents the content controller from the front controller of the anchor's window, in a popover at every width.
@preconcurrency @MainActor open class UIPopoverController: NSObject {
  private weak var presentation: UIPopoverPresentationController?
  private lazy var connection = PopoverConnection(self)

  /// Creates a popover that shows the view of a controller.
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  /// Receives the changes of the popover.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// The controller whose view is shown. A new one is shown with the next presentation.
  open var contentViewController: UIViewController
  /// The size of the content in points; the content controller's preferred size.
  open var contentSize: CGSize {
    get { contentViewController.preferredContentSize }
    set { contentViewController.preferredContentSize = newValue }
  }
  /// Changes the size of the content.
  open func setContentSize(_ size: CGSize, animated: Bool) {
    UIView.animate(withDuration: animated ? 0.25 : 0) { self.contentSize = size }
  }
  /// Views that receive touches while the popover is shown.
  open var passthroughViews: [UIView]? {
    didSet { presentation?.passthroughViews = passthroughViews }
  }
  /// The color behind the content, and of the arrow if the view of the content has none; `nil` uses the material of popovers.
  open var backgroundColor: UIColor? {
    didSet { presentation?.backgroundColor = backgroundColor }
  }
  /// The minimum distances between the popover and the edges of the window, from the next presentation; `nil` uses the standard ones.
  open var popoverLayoutMargins: UIEdgeInsets?
  /// The class of the view drawn instead of the standard bubble and its arrow, from the next presentation.
  open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?
  /// Whether the popover is shown.
  open var isPopoverVisible: Bool { presentation != nil && contentViewController.presentingViewController != nil }
  /// The direction of the arrow; unknown until the popover is presented.
  open var popoverArrowDirection: UIPopoverArrowDirection { presentation?.arrowDirection ?? .unknown }

  // MARK: Presenting

  /// Shows the popover beside a rectangle of a view.
  open func present(from rect: CGRect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool) {
    present(in: view.window, permittedArrowDirections, animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the popover beside a button of a bar.
  open func present(from item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool) {
    present(in: UIApplication.shared.keyWindow, permittedArrowDirections, animated) { $0.barButtonItem = item }
  }

  /// Hides the popover. The delegate is not called.
  open func dismiss(animated: Bool) {
    guard isPopoverVisible else { return }
    contentViewController.dismiss(animated: animated)
  }

  private func present(
    in window: UIWindow?, _ directions: UIPopoverArrowDirection, _ animated: Bool, anchor: (UIPopoverPresentationController) -> Void
  ) {
    guard !isPopoverVisible, let front = window?.rootViewController?.topmostPresented else { return }
    contentViewController.modalPresentationStyle = .popover
    guard let popover = contentViewController.popoverPresentationController else { return }
    anchor(popover)
    popover.permittedArrowDirections = directions
    popover.passthroughViews = passthroughViews
    popover.backgroundColor = backgroundColor
    popover.popoverBackgroundViewClass = popoverBackgroundViewClass
    if let popoverLayoutMargins { popover.popoverLayoutMargins = popoverLayoutMargins }
    popover.delegate = connection
    presentation = popover
    front.present(contentViewController, animated: animated)
  }
}

/// Forwards the changes of a presentation to the delegate of a `UIPopoverController`.
private final class PopoverConnection: NSObject, UIPopoverPresentationControllerDelegate {
  private unowned let owner: UIPopoverController

  init(_ owner: UIPopoverController) { self.owner = owner }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool {
    owner.delegate?.popoverControllerShouldDismissPopover(owner) ?? true
  }

  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
    owner.delegate?.popoverControllerDidDismissPopover(owner)
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {
    owner.delegate?.popoverController(owner, willRepositionPopoverTo: rect, in: view)
  }
}
