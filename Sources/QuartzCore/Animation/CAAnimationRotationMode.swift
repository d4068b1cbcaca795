/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer turns with the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns with the path, by half a turn more.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
