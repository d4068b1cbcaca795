import Foundation

/// Tracks the item of a window that receives keys, and moves focus.
///
/// Tab and Shift-Tab move through the focus groups of the front screen in reading order; arrows move within a group. A control is a group
/// of its own unless it or a superview sets a group identifier. Mouse and touches clear the focus, and Tab continues from their position.
@preconcurrency @MainActor public final class UIFocusSystem: NSObject {
  private unowned let window: UIWindow
  private(set) weak var focusedView: UIView?
  weak var environmentInNeed: (any UIFocusEnvironment)?
  /// Whether the focused item is marked: keys moved focus last, not a finger.
  private(set) var isMarked = false
  private var ring: FocusRing?
  private var isMoving = false
  /// The last touch location, from which Tab continues.
  private(set) var origin: CGPoint?
  /// The last focused item of each group.
  private var remembered: [String: WeakView] = [:]

  /// The items from which focus moved into a modal view, the most recent last.
  private var left: [WeakView] = []

  struct WeakView {
    weak var view: UIView?
  }

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The item that receives key presses; in a table, the focused row.
  public var focusedItem: (any UIFocusItem)? { (focusedView as? any FocusedPartView)?.focusedPart ?? focusedView }

  /// Returns the focus system of the window that `environment` is in.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    switch environment {
    case let view as UIView: (view as? UIWindow ?? view.window)?.focusSystem
    case let controller as UIViewController: controller.viewIfLoaded?.window?.focusSystem
    default: nil
    }
  }

  /// Returns whether `environment` contains `otherEnvironment` or is equal to it.
  public class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool {
    var node: (any UIFocusEnvironment)? = otherEnvironment
    while let current = node {
      if current === environment { return true }
      node = current.parentFocusEnvironment
    }
    return false
  }

  /// Moves focus to the item that `environment` prefers.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    environmentInNeed = environment
    updateFocusIfNeeded()
  }

  /// Updates the focus immediately if an update was requested.
  public func updateFocusIfNeeded() {
    guard let environment = environmentInNeed else { return }
    environmentInNeed = nil
    guard let target = FocusOrder.preferredItem(in: environment) else { return }
    move(to: target, heading: [])
  }

  /// Posted after the focus moved, with the context.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Posted when there is no item in the direction of a movement.
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
  /// The key of the context in the notifications' user info.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

  // MARK: Moving

  /// Moves focus to `view`, unless an environment refuses. A view with text input becomes first responder.
  @discardableResult
  package func move(to view: UIView?, heading: UIFocusHeading) -> Bool {
    let previous = focusedView
    guard previous !== view else { return true }
    let context = UIFocusUpdateContext(from: previous, to: view, heading: heading)
    let concerned = environments(previous, view)
    guard concerned.allSatisfy({ $0.shouldUpdateFocus(in: context) }), bringFirstResponder(to: view) else {
      NotificationCenter.default.post(
        name: Self.movementDidFailNotification, object: self, userInfo: [Self.focusUpdateContextUserInfoKey: context])
      return false
    }
    rememberLeft(previous)
    setFocused(view)
    view?.scrollIntoSight()
    showRing()
    let coordinator = UIFocusAnimationCoordinator()
    for environment in concerned { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self, userInfo: [Self.focusUpdateContextUserInfoKey: context])
    return true
  }

  private func setFocused(_ view: UIView?) {
    if let old = focusedView {
      old.flags.remove(.focused)
      (old as? UIControl)?.stateChanged()
      if old !== view { (old as? any FocusFollowing)?.focusLeft() }
    }
    focusedView = view
    origin = nil
    guard let view else { return }
    view.flags.insert(.focused)
    (view as? UIControl)?.stateChanged()
    if isMarked { (view as? any FocusFollowing)?.focusCame() }
    if let group = view.effectiveFocusGroup { remember(view, of: group) }
  }

  /// Groups whose item has been released are removed when new ones are added.
  private func remember(_ view: UIView, of group: String) {
    if remembered[group] == nil { remembered = remembered.filter { $0.value.view != nil } }
    remembered[group] = WeakView(view: view)
  }

  var rememberedGroupCount: Int { remembered.count }

  func rememberedItem(of group: String) -> UIView? { remembered[group]?.view }

  /// Makes the view of the item first responder; meanwhile focus does not follow the first responder.
  private func bringFirstResponder(to view: UIView?) -> Bool {
    isMoving = true
    defer { isMoving = false }
    return firstResponderFollows(view)
  }

  /// A text input becomes first responder; any other item makes the current text input resign.
  private func firstResponderFollows(_ view: UIView?) -> Bool {
    guard let view else { return true }
    if view.canBecomeFirstResponder, view is any UIKeyInput { return view.becomeFirstResponder() }
    guard let present = window.firstResponder, present is any UIKeyInput else { return true }
    if let present = present as? UIView, present.isDescendant(of: view) { return true }
    return present.resignFirstResponder()
  }

  /// Returns both items and the environments that contain them, without duplicates, innermost first.
  private func environments(_ previous: UIView?, _ next: UIView?) -> [any UIFocusEnvironment] {
    var found: [any UIFocusEnvironment] = []
    for start in [previous, next] {
      var node: (any UIFocusEnvironment)? = start
      while let current = node {
        if !found.contains(where: { $0 === current }) { found.append(current) }
        node = current.parentFocusEnvironment
      }
    }
    return found
  }

  // MARK: Following

  /// Called when a touch or click began: clears the focus and its mark.
  func touchBegan(at point: CGPoint) {
    isMarked = false
    if focusedView != nil { move(to: nil, heading: []) }
    showRing()
    origin = point
  }

  /// Keys move focus now, so the mark is shown.
  package func keysMoveFocus() { isMarked = true }

  /// Called when the first responder changed for another reason than focus.
  func firstResponderChanged(to responder: UIResponder?) {
    guard !isMoving else { return }
    // A text input that resigned receives no keys until Tab returns to it.
    if let focused = focusedView, focused is any UIKeyInput, focused !== responder {
      let place = focused.window === window ? focused.convert(CGPoint(x: focused.bounds.midX, y: focused.bounds.midY), to: window) : nil
      move(to: nil, heading: [])
      origin = place
    }
    guard let view = responder as? UIView, view is any UIKeyInput, view !== focusedView, view.isFocusable else { return }
    isMarked = false
    move(to: view, heading: [])
  }

  /// Returns the item if it can still have focus; otherwise clears the focus and stores its position.
  func validItem() -> UIView? {
    guard let view = focusedView else { return nil }
    if view.window === window, view.isFocusable { return view }
    if view.window === window { origin = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window) }
    let place = origin
    setFocused(nil)
    origin = place
    showRing()
    return nil
  }

  // MARK: Coming back

  /// Stores the item behind a modal view that focus moves into.
  private func rememberLeft(_ view: UIView?) {
    left.removeAll { $0.view == nil }
    guard let view, view.window === window, !view.isDescendant(of: FocusOrder.root(of: window)) else { return }
    left.append(WeakView(view: view))
  }

  /// Called when the item has left its window: after all removals, focus returns to its previous item.
  func itemLeft(_ view: UIView) {
    guard focusedView === view, !left.isEmpty else { return }
    AfterLayout.add { [weak self] in self?.comeBack() }
  }

  private func comeBack() {
    guard focusedView?.window !== window else { return }
    let root = FocusOrder.root(of: window)
    while let last = left.popLast() {
      guard let view = last.view, view.window === window, view.isFocusable, view.isDescendant(of: root) else { continue }
      move(to: view, heading: [])
      return
    }
  }

  // MARK: The ring

  package func showRing() {
    guard isMarked, let view = focusedView, let effect = view.focusEffect else {
      ring?.removeFromSuperlayer()
      return
    }
    let ring = self.ring ?? FocusRing()
    self.ring = ring
    if ring.superlayer !== view.layer { view.layer.addSublayer(ring) }
    ring.surround(view, effect: effect)
  }
}
