import QuartzCore

extension UIWindow {
  @InterfaceState private static var keyReference = WeakBox<UIWindow>()
  @InterfaceState private static var responderReference = WeakBox<UIResponder>()

  /// The window that receives keys.
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

  /// Whether the window is on the screen, so that its content counts as visible.
  final var isShown: Bool { !layer.isHidden }

  final func setWindowHidden(_ new: Bool, apply: () -> Void) {
    guard layer.isHidden != new else { return }
    forEachController { $0.visibilityWillChange(from: new, to: !new) }
    apply()
    if new {
      screen.hide(self)
      if isKeyWindow {
        giveUpKey()
        screen.windows.last { $0.canBecomeKey && $0.windowScene === windowScene }?.makeKey()
      }
    } else {
      // A window created without a scene belongs to the application's scene.
      if windowScene == nil { WindowHandlers.connected.takeStandardScene(self) }
      updateTraits()
      takeSafeArea()
      screen.show(self)
      installRootView()
      WindowHandlers.connected.shown()
    }
    WindowHandlers.connected.looksChanged()
    forEachController { $0.visibilityDidChange(to: !new) }
    let name = new ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification
    NotificationCenter.default.post(name: name, object: self)
  }

  final func takeSafeArea() {
    if let area = WindowHandlers.connected.safeArea(self) { ownSafeAreaInsets = area }
    updateSafeArea()
  }

  /// Moves a visible window to the screen of its scene, over all of it if it filled the other screen.
  final func sceneChanged() {
    guard let old = shownOn, old !== screen else { return }
    if frame == old.bounds { frame = screen.bounds }
    screen.show(self)
    updateTraits()
    WindowHandlers.connected.looksChanged()
  }

  final func takeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    Self.key?.giveUpKey()
    Self.key = self
    windowScene?.lastKeyWindow = self
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
  /// The traits that the root of a view tree inherits: the screen's for a window, otherwise nil.
  final var baseTraits: UITraitCollection? { (self as? UIWindow)?.screen.traitCollection }

  /// The safe area insets of the root of a view tree: the system's for a window.
  final var baseSafeAreaInsets: UIEdgeInsets { (self as? UIWindow)?.ownSafeAreaInsets ?? .zero }
}

extension UIWindow {
  /// The overlap of the system's bars and the window.
  package final var systemSafeAreaInsets: UIEdgeInsets {
    get { ownSafeAreaInsets }
    set {
      ownSafeAreaInsets = newValue
      updateSafeArea()
    }
  }
}

extension UIWindow {
  /// The target of events without a position: the first responder, else the frontmost controller, else the window.
  package final var firstResponderOrTop: UIResponder {
    if let firstResponder { return firstResponder }
    var top = rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top ?? self
  }
}
