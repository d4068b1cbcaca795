public struct ImportOptions: Sendable {
  public var target: String?
  public var configuration = "Debug"
  /// Sources that are not compiled, relative to the project's folder.
  public var leaveOut: [String] = []
  public var packageOverrides: [String: String] = [:]
  /// Folders in which remote packages are searched by name.
  public var packageFolders: [String] = []
  /// Unit-test targets are imported too.
  public var includesTests = false
  /// The targets to import are chosen by their tests: an application without tests is not imported.
  public var isChosenByTests = false
  /// The configuration is that of the scheme's tests, if a scheme has tests.
  public var takesTestConfiguration = false
  /// Tests of the interface are not imported, unless one of their targets is named.
  public var leavesOutUITests = false
  /// Parts of Swift sources that the compiler rejects are left out.
  public var leavesOutErrors = false
  /// Templates take the places of files that are missing.
  public var usesTemplates = false
  /// Fetches packages that are not there; nil to take only those that are.
  public var fetch: PackageFetch?
  /// Receives the steps that take long.
  public var progress: @Sendable (String) -> Void = { _ in }
  /// The instrumentation of the project's code.
  public enum Instrumentation: String, Sendable {
    case coverage, address, thread

    var arguments: [String] {
      self == .coverage ? ["-Xswiftc", "-profile-generate", "-Xswiftc", "-profile-coverage-mapping"] : ["--sanitize", rawValue]
    }
  }
  public var instrumentation: Instrumentation?
  /// Whether the compiler optimizes. Tests are compiled for debugging in any configuration, since they see what is not public.
  public var isRelease: Bool { !isChosenByTests && configuration.lowercased() != "debug" }

  public init() {}
}
