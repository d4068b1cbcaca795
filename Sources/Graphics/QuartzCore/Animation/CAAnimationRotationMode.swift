/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer rotates with the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer rotates with the path, plus 180 degrees.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
