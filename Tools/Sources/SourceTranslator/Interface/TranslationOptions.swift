/// The settings of a target that influence its translation.
public struct TranslationOptions: Codable, Hashable, Sendable {
  /// The language mode: 4, 4.2, 5 or 6.
  public var languageMode: String
  /// The module's default isolation is the main actor (`SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`).
  public var isMainActorByDefault: Bool
  /// The target contains XCTest cases.
  public var isTestTarget: Bool
  /// The test cases drive the application by `XCUIApplication`.
  public var isUITestTarget = false
  /// A source of the test cases calls `XCTExpectFailure`.
  public var expectsFailures = false
  /// The folder of the module's resources, as returned by the module's generated class; nil for the main bundle.
  public var bundlePath: String?
  /// Modules with the names of Apple's frameworks that are available in addition to Trestle's own.
  public var availableModules: Set<String>
  /// The target belongs to a Swift package. The package manager defines `SWIFT_PACKAGE` for every target, Xcode only for these.
  public var isPackage: Bool
  /// The names that modules of the project have here, by their names in Xcode, where these differ.
  public var renamedModules: [String: String] = [:]
  /// The names after `-D`; nil if they are unknown.
  public var conditions: Set<String>?
  /// Whether `availableModules` has all libraries that the target can import, so that any other import is an error.
  public var knowsAllModules = false

  /// Whether imports of libraries that are not there are left out.
  public var leavesOutMissing = false
  /// The parts that the compiler rejected, by the paths of their sources.
  public var held: [String: HeldParts] = [:]
  /// Whether the sources are compiled as they are, because they are written for Linux as well.
  public var isAsWritten = false

  /// Whether the target is a library: code of others, of which an application may need only a part.
  var isLibrary: Bool { isPackage || bundlePath != nil }

  public init(
    languageMode: String = "5", isMainActorByDefault: Bool = false, isTestTarget: Bool = false, bundlePath: String? = nil,
    availableModules: Set<String> = [], isPackage: Bool = false
  ) {
    self.languageMode = languageMode
    self.isMainActorByDefault = isMainActorByDefault
    self.isTestTarget = isTestTarget
    self.bundlePath = bundlePath
    self.availableModules = availableModules
    self.isPackage = isPackage
  }
}
