import CoreGraphics

/// A controller that moves what is edited out of the keyboard's way.
@MainActor protocol KeyboardAvoiding: UIViewController {
  /// Makes room for a keyboard that will cover `frame` of the screen, and shows what holds `responder`. Called within the animation.
  func makeRoom(forKeyboard frame: CGRect, editing responder: UIResponder)
  /// Puts everything back as it was before the keyboard came.
  func keyboardLeft()
}
