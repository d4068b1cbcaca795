import CoreGraphics

/// Opens the menu of a button that has another primary action: by a long press, or by a secondary click.
@MainActor final class ButtonMenuOpener: NSObject, UIInteraction, UIGestureRecognizerDelegate, SecondaryClickReceiver {
  private(set) weak var view: UIView?
  private let recognizer = UILongPressGestureRecognizer()

  override init() {
    super.init()
    recognizer.addTarget(self, action: ButtonMenuOpener.pressed)
    recognizer.delegate = self
  }

  private var button: UIButton? { view as? UIButton }

  func willMove(to view: UIView?) {
    if view == nil { self.view?.removeGestureRecognizer(recognizer) }
  }

  func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { button?.openMenu() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { button?.hasSecondMenu ?? false }

  func receiveSecondaryClick(at point: CGPoint) -> Bool {
    guard let button, button.hasSecondMenu else { return false }
    button.openMenu()
    return true
  }
}
