/// What the user of the command decides about an import.
public struct ImportOptions: Sendable {
  public var target: String?
  public var configuration = "Debug"
  /// Sources that are not compiled, from the project's folder.
  public var leaveOut: [String] = []
  public var packageOverrides: [String: String] = [:]
  /// Folders in which remote packages are looked for by their names.
  public var packageFolders: [String] = []
  /// Unit-test targets are imported too.
  public var includesTests = false
  public var isRelease: Bool { configuration.lowercased() != "debug" }

  public init() {}
}
