import CoreGraphics

extension UITouch {
  /// Returns the position of the touch in the coordinates of `view`; with nil, of the window.
  public final func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// Returns the position of the touch before its last movement, in a view's coordinates; `nil` is the window.
  public final func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  /// Returns the same as `location(in:)`, because screens do not report a more precise position.
  public final func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the same as `previousLocation(in:)`.
  public final func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The radius of the touch; hardware here does not report it.
  public final var majorRadius: CGFloat { 20 }
  /// The uncertainty of the radius; always 0.
  public final var majorRadiusTolerance: CGFloat { 0 }
  /// The maximum force; always 1.
  public final var maximumPossibleForce: CGFloat { 1 }
  /// The angle of a pencil to the screen; perpendicular for a finger.
  public final var altitudeAngle: CGFloat { .pi / 2 }
  /// The turn of a pencil around its axis; 0 for a finger.
  public final var rollAngle: CGFloat { 0 }
  /// Returns the direction of a pencil; always 0.
  public final func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of a pencil as a vector; always to the right.
  public final func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }
}
