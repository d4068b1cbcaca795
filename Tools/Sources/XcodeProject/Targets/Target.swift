/// A target of a project, with its sources, dependencies and settings.
public struct Target: Sendable {
  public enum Kind: Equatable, Sendable {
    case application, framework, staticLibrary, bundle, unitTests
    /// A skipped product, with the last part of its type: `app-extension`, `tool` …
    case other(String)
  }

  public var name: String
  public var kind: Kind
  /// Whether the tests drive the application by `XCUIApplication`.
  public var isUITests = false
  /// The path of the project file.
  public var project: String
  /// The line of the target in the project file.
  public var line: Int
  /// The identifiers of the target and of its product in the project file, by which other projects refer to it.
  public var identifiers: [String] = []
  public var productName: String
  public var moduleName: String
  /// The module's name in Xcode, where it has another one here.
  public var originalModuleName: String?
  public var bundleIdentifier: String
  /// `SWIFT_VERSION` without a trailing zero: 4, 4.2, 5, 6; nil if it is not set.
  public var languageVersion: String?
  /// The names after `-D`.
  public var conditions: [String]
  public var infoPlist: String?
  public var bridgingHeader: String?
  /// Whether the platform is iOS, as far as the settings specify it.
  public var isForIOS: Bool
  /// Every file that the target compiles, in any language, in the order of the project.
  public var sources: [String]
  public var headers: [String]
  public var resources: [Resource]
  public var dependencies: [TargetReference]
  /// Frameworks and libraries of the system or of the project's folders, as named in the Frameworks phase.
  public var linked: [LinkedLibrary]
  public var packageProducts: [PackageProduct]
  public var scripts: [BuildScript]
  public var settings: BuildSettings

  public var swiftSources: [String] { sources.filter { FilePath.suffix(of: $0) == "swift" } }
  /// The header that a framework in Swift or C has for its users, named after it.
  public var umbrellaHeader: String? {
    guard kind == .framework, !swiftSources.isEmpty || hasOnlyC else { return nil }
    return headers.first { FilePath.name(of: $0) == productName + ".h" }
  }
  /// Whether it has sources that become Swift, which may all be in Objective-C, or a header of C for its users.
  public var isWritten: Bool { !swiftSources.isEmpty || isInObjectiveC || umbrellaHeader != nil }
  private var hasOnlyC: Bool { !sources.isEmpty && sources.allSatisfy { FilePath.suffix(of: $0) == "c" } }
  /// Whether all its sources that become Swift are in Objective-C. A pod without sources has an empty one for the linker.
  public var isInObjectiveC: Bool {
    swiftSources.isEmpty
      && objectiveCSources.contains { FilePath.suffix(of: $0) == "m" && !$0.hasSuffix("-dummy.m") }
  }
  public var objectiveCSources: [String] { sources.filter { ["m", "mm", "c", "cpp", "cc", "cxx"].contains(FilePath.suffix(of: $0)) } }
}

/// A file or folder that is copied into the bundle.
public struct Resource: Equatable, Sendable {
  public var path: String
  /// The location in the bundle: `Main.strings`, `de.lproj/Main.strings`, `Help/index.html`.
  public var destination: String

  public init(path: String, destination: String) {
    self.path = path
    self.destination = destination
  }
}

/// Another target that one depends on.
public struct TargetReference: Equatable, Sendable {
  /// The path of the other project file; nil for the same project.
  public var project: String?
  public var name: String
  /// The identifier in the other project. Unlike the name it is kept when the target is renamed.
  public var identifier: String?

  public init(project: String?, name: String, identifier: String? = nil) {
    self.project = project
    self.name = name
    self.identifier = identifier
  }
}

public struct LinkedLibrary: Equatable, Sendable {
  /// The name without `.framework` or `lib….a`.
  public var name: String
  public var path: String
  public enum Origin: Equatable, Sendable { case system, product, file }
  public var origin: Origin
  public var isOptional: Bool
}

public struct PackageProduct: Equatable, Sendable {
  public enum Source: Equatable, Sendable {
    case local(String)
    /// The URL and the requirement as a dependency of a manifest states it: `from: "1.0.0"`.
    case remote(url: String, requirement: String)
    case unknown
  }
  public var name: String
  public var source: Source

  public init(name: String, source: Source) {
    self.name = name
    self.source = source
  }
}

/// A shell script of a build phase. It is never run.
public struct BuildScript: Equatable, Sendable {
  public var name: String
  public var text: String
  public var outputs: [String]
  public var line: Int

  /// A linter, formatter or uploader, which does not change the product.
  public var isKnownToBeHarmless: Bool {
    let words = (name + "\n" + text).lowercased()
    return ["swiftlint", "swiftformat", "crashlytics", "fabric", "copy-frameworks", "[cp]", "pods-", "sentry", "periphery"].contains {
      words.contains($0)
    }
  }

  public var writesSources: Bool { outputs.contains { FilePath.suffix(of: $0) == "swift" } }
}
