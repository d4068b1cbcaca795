/// What the user of the command decides about an import.
public struct ImportOptions: Sendable {
  public var target: String?
  public var configuration = "Debug"
  /// Sources that are not compiled, from the project's folder.
  public var leaveOut: [String] = []
  public var packageOverrides: [String: String] = [:]
  /// Unit-test targets are imported too.
  public var includesTests = false
  public var isRelease: Bool { configuration.lowercased() != "debug" }

  public init() {}
}
