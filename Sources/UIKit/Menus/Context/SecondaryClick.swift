import CoreGraphics

/// An interaction that opens something when the secondary button of the mouse is pressed over its view.
@MainActor package protocol SecondaryClickReceiver: UIInteraction {
  /// Opens it for a click at `point` of its view, and says whether it did; else those of the views above are asked.
  func receiveSecondaryClick(at point: CGPoint) -> Bool
}

/// Brings a click of the secondary button to what opens menus.
@MainActor enum SecondaryClick {
  static func begin(at point: CGPoint, in window: UIWindow) {
    // A menu that shows goes, and does not keep the click from what lies beneath.
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
