import CoreGraphics

/// A controller that moves the edited view out of the keyboard's way.
@MainActor package protocol KeyboardAvoiding: UIViewController {
  /// Makes space for a keyboard that will cover `frame` of the screen, and scrolls to `responder`. Called inside the animation.
  func makeRoom(forKeyboard frame: CGRect, editing responder: UIResponder)
  /// Restores the state before the keyboard appeared.
  func keyboardLeft()
}
