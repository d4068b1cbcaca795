import CoreGraphics

/// Delivers secondary clicks to context menus.
@MainActor enum SecondaryClick {
  static func begin(at point: CGPoint, in window: UIWindow) {
    // A visible menu is dismissed, but does not block the click.
    MenuPresenter.current?.dismiss()
    var node = window.hitTest(point, with: nil)
    while let view = node {
      for case let receiver as any SecondaryClickReceiver in view.interactions {
        if receiver.receiveSecondaryClick(at: view.convert(point, from: window)) { return }
      }
      node = view.superview
    }
  }
}
