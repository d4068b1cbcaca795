import CoreGraphics

/// Shows the touched item enlarged in the center of the screen, for content that does not scale with the text size.
///
/// The viewer appears only at accessibility text sizes. The touch may slide from item to item; ending over a control, it performs a tap on
/// it. Bars have their own interaction.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Posted when the text size has become an accessibility size, or has ceased to be one.
  public nonisolated static let enabledStatusDidChangeNotification = LargeContentValues.enabledStatusDidChange

  /// Whether the viewer appears at the user's text size.
  open class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }

  /// Decides the displayed content; held weakly.
  public private(set) final weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view the interaction is added to.
  public private(set) final weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private let gate = LargeContentGate()
  private var card: LargeContentCard?

  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
    gate.owner = self
    press.delegate = gate
    press.addTarget(self, action: UILargeContentViewerInteraction.pressed)
  }

  /// The recognizer of the interaction, for relations to recognizers of the app.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    hide(animated: false)
    self.view?.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    press.minimumPressDuration = view.traitCollection.design.largeContent.pressDuration
    view.addGestureRecognizer(press)
  }

  // MARK: Items

  /// Returns the innermost view at a point that is shown in the viewer, including views that ignore touches.
  final func innermostItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    view.flatMap { Self.item(in: $0, at: point) }
  }

  private static func item(in view: UIView, at point: CGPoint) -> UIView? {
    guard !view.isHidden, view.alpha > 0.01, view.point(inside: point, with: nil) else { return nil }
    for child in view.subviews.reversed() {
      if let found = item(in: child, at: child.convert(point, from: view)) { return found }
    }
    return view.showsLargeContentViewer ? view : nil
  }

  fileprivate func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    let found = if let delegate { delegate.largeContentViewerInteraction(self, itemAt: point) } else { innermostItem(at: point) }
    guard let found, found.showsLargeContentViewer else { return nil }
    return found
  }

  /// Returns whether the viewer appears for a finger that rests at a point.
  fileprivate func mayBegin(at point: CGPoint) -> Bool {
    guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory, let item = item(at: point) else {
      return false
    }
    return (item as? any LargeContentSource)?.opensMenuByLongPress != true
  }

  /// Performs the action of a tap on the item, if it is a control or a part of one.
  final func perform(_ item: (any UILargeContentViewerItem)?) {
    if let source = item as? any LargeContentSource {
      source.performLargeContentAction()
    } else if let control = item as? any LargeContentControl {
      control.performLargeContentTap()
    }
  }

  // MARK: Showing

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began, .changed: show(item(at: point))
    case .ended:
      hide(animated: true)
      let item = item(at: point)
      if let delegate { delegate.largeContentViewerInteraction(self, didEndOn: item, at: point) } else { perform(item) }
    default: hide(animated: true)
    }
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard let item else { return hide(animated: true) }
    guard let view, let window = view.window else { return }
    if let card {
      if card.item !== item { card.show(item) }
      return
    }
    let made = LargeContentCard(item, traits: view.traitCollection)
    let stage = delegate?.viewController(for: self).viewIfLoaded
    made.appear(in: window, over: stage?.window === window ? stage.map { $0.convert($0.bounds, to: window) } : nil)
    card = made
  }

  private func hide(animated: Bool) {
    card?.disappear(animated: animated)
    card = nil
  }
}

/// Allows the gesture only on an item, and at accessibility sizes.
@MainActor private final class LargeContentGate: UIGestureRecognizerDelegate {
  weak var owner: UILargeContentViewerInteraction?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    owner?.mayBegin(at: gestureRecognizer.location(in: gestureRecognizer.view)) ?? false
  }
}
