/// Identifies a task that the process should finish before it ends.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier when no task was begun.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
