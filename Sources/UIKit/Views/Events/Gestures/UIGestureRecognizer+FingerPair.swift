extension UIGestureRecognizer {
  /// Leaves fingers after the second to others, and returns whether there are two.
  final func keepFingerPair() -> Bool {
    guard trackedTouches.count >= 2 else { return false }
    for touch in trackedTouches.dropFirst(2) { stopTracking(touch) }
    return true
  }
}
