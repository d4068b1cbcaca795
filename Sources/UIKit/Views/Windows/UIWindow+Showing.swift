import CoreGraphics
import Foundation
import QuartzCore

extension UIWindow {
  @InterfaceState private static var keyReference = WeakBox<UIWindow>()
  @InterfaceState private static var responderReference = WeakBox<UIResponder>()

  /// The window that keys go to.
  package private(set) static var key: UIWindow? {
    get { keyReference.object }
    set { keyReference.object = newValue }
  }

  /// The responder after the windows in the chain: the application.
  package static var responderAfterWindows: UIResponder? {
    get { responderReference.object }
    set { responderReference.object = newValue }
  }

  /// Called with the new first responder when it or its input views have changed.
  @InterfaceState package static var inputChanged: (@MainActor (UIResponder?) -> Void)? = nil

  final func becomeWindow() {
    layer.isHidden = true
    updateTraits()
    WindowsOfTurn.hold(self)
  }

  /// Whether the window is on the screen, so that what is in it counts as appearing.
  final var isShown: Bool { !layer.isHidden }

  final func setWindowHidden(_ new: Bool, apply: () -> Void) {
    guard layer.isHidden != new else { return }
    forEachController { $0.visibilityWillChange(from: new, to: !new) }
    apply()
    if new {
      screen.hide(self)
      if isKeyWindow { giveUpKey() }
    } else {
      // A window of the old kind belongs to the scene of the application.
      if windowScene == nil { windowScene = WindowHandlers.connected.standardScene() }
      updateTraits()
      updateSafeArea()
      screen.show(self)
      installRootView()
      WindowHandlers.connected.shown()
    }
    forEachController { $0.visibilityDidChange(to: !new) }
    let name = new ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification
    NotificationCenter.default.post(name: name, object: self)
  }

  final func takeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    Self.key?.giveUpKey()
    Self.key = self
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    inputViewsChanged()
  }

  private func giveUpKey() {
    Self.key = nil
    resignKey()
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  final func inputViewsChanged() {
    guard isKeyWindow, !InputViewUpdates.isPostponed else { return }
    WindowHandlers.connected.inputChanged(firstResponder)
    Self.inputChanged?(firstResponder)
  }
}

extension UIView {
  /// The traits the root of a view tree inherits: the screen's for a window, otherwise nil.
  final var baseTraits: UITraitCollection? { self is UIWindow ? UIScreen.main.traitCollection : nil }

  /// The safe area of a view at the top of its tree: a window's, as the system says.
  final var baseSafeAreaInsets: UIEdgeInsets { (self as? UIWindow)?.ownSafeAreaInsets ?? .zero }
}

extension UIWindow {
  /// How far the system's own bars reach into the window.
  package final var systemSafeAreaInsets: UIEdgeInsets {
    get { ownSafeAreaInsets }
    set {
      ownSafeAreaInsets = newValue
      updateSafeArea()
    }
  }
}

extension UIWindow {
  /// Where events without a place go: the first responder, else the topmost controller, else the window.
  package final var firstResponderOrTop: UIResponder {
    if let firstResponder { return firstResponder }
    var top = rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top ?? self
  }
}
