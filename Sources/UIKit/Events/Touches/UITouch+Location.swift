import CoreGraphics

extension UITouch {
  /// Where the touch is, in the coordinates of `view`, or with nil of the window.
  public final func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// The place of the touch before its last move, in a view's coordinates; `nil` is the window.
  public final func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  /// The same as `location(in:)`, because screens report no finer place.
  public final func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The same as `previousLocation(in:)`.
  public final func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The radius of the finger's contact; hardware here does not tell it.
  public final var majorRadius: CGFloat { 20 }
  /// The uncertainty of the radius; always 0.
  public final var majorRadiusTolerance: CGFloat { 0 }
  /// The greatest force; always 1.
  public final var maximumPossibleForce: CGFloat { 1 }
  /// The angle of a pencil to the screen; a finger is upright.
  public final var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pencil; always 0.
  public final func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction of a pencil as a vector; always to the right.
  public final func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }
}
