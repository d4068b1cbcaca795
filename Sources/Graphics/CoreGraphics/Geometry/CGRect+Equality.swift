import Foundation

// The named comparisons of Core Graphics, equivalent to `==`.

extension CGPoint {
  /// Returns whether both are equal.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  /// Returns whether both are equal.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// Returns whether both rectangles cover the same points: a rectangle of negative size equals its standardized form.
  public func equalTo(_ rect: CGRect) -> Bool { standardized == rect.standardized }
}

extension CGAffineTransform {
  /// Returns whether both are equal.
  public func equalTo(_ transform: CGAffineTransform) -> Bool { self == transform }
}
