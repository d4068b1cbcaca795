extension UITouch {
  /// Whether the beginning of the touch was delivered to its view, and not its end.
  final var isKnownToView: Bool {
    switch delivery {
    case .began, .endHeld: true
    case .none, .beganHeld, .finished: false
    }
  }
}
