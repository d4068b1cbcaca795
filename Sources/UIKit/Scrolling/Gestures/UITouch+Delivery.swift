extension UITouch {
  /// Whether the touch's view has been told that it began, and not yet that it is over.
  final var isKnownToView: Bool {
    switch delivery {
    case .began, .endHeld: true
    case .none, .beganHeld, .finished: false
    }
  }
}
