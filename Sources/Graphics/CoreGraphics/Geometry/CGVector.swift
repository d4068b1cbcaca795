import Foundation

/// A direction with a length: a velocity, an offset, a scroll.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// Creates a vector of length 0.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from its components.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from integral components.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector (0, 0).
  public static let zero = CGVector()
}

/// Encoded as its two numbers, as on other systems.
extension CGVector: Codable {
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    try self.init(dx: values.decode(CGFloat.self), dy: values.decode(CGFloat.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(dx)
    try values.encode(dy)
  }
}
