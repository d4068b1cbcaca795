import Foundation

/// A checkout of Trestle and the shared library built from it, to which every imported project is linked.
///
/// The library is built once per checkout and configuration, so that a project compiles only its own sources.
public struct Runtime: Sendable {
  public let root: String
  public let isRelease: Bool

  public init(root: String, isRelease: Bool) {
    self.root = root
    self.isRelease = isRelease
  }

  public var buildFolder: String { root + "/.build/" + (isRelease ? "release" : "debug") }
  public var library: String { buildFolder + "/libTrestleRuntime.so" }

  /// The compiled modules of the system, shared by all projects: each would compile them again, which takes seconds.
  ///
  /// They contain the path of their folder, so a checkout that was moved needs another one.
  var moduleCache: String {
    let digest = root.utf8.reduce(into: UInt32(2_166_136_261)) { $0 = ($0 ^ UInt32($1)) &* 16_777_619 }
    return "\(buildFolder)/ProjectModules-\(String(digest, radix: 36))"
  }

  /// Whether a source of the runtime is newer than the library.
  public var isStale: Bool {
    guard let built = Self.modificationDate(of: library) else { return true }
    return isChanged(since: built)
  }

  static func modificationDate(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// Returns whether a source of the runtime is newer than a date.
  func isChanged(since date: Date) -> Bool {
    if let manifest = Self.modificationDate(of: root + "/Package.swift"), manifest > date { return true }
    let sources = URL(fileURLWithPath: root + "/Sources")
    guard let all = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: [.contentModificationDateKey]) else {
      return false
    }
    for case let file as URL in all {
      if let changed = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate, changed > date {
        return true
      }
    }
    return false
  }

  public func build(output: (String) -> Void) throws -> Bool {
    let arguments = ["build", "--package-path", root, "--product", "TrestleRuntime", "-c", isRelease ? "release" : "debug"]
    let status = try Subprocess.run("swift", arguments, line: output)
    // An unchanged library keeps its date although a source is newer.
    if status == 0 { try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: library) }
    return status == 0
  }

  /// Modules below UIKit that iOS does not have. A common app name (`Dynamics`) would otherwise depend on itself.
  public static let internalModules: Set<String> = ["CryptographyEngine", "Dynamics", "LayoutSolver", "ListModel", "Platform", "Text"]

  /// The modules that an imported project can import in addition to Foundation's.
  public var modules: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/Sources")) ?? []
    return Set(names).union(["Foundation", "Dispatch", "Swift", "Testing", "XCTest", "FoundationNetworking", "FoundationXML", "Glibc"])
      .subtracting(Self.internalModules)
  }

  /// The compiler flags for finding the runtime's modules.
  public var compilerFlags: [String] {
    ["-I", buildFolder + "/Modules"] + moduleMapFlags
  }

  /// The compiler flags for the C modules below those of the runtime.
  var moduleMapFlags: [String] {
    var flags: [String] = []
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: root + "/Sources")) ?? []).sorted()
    for name in names where FileManager.default.fileExists(atPath: "\(root)/Sources/\(name)/module.modulemap") {
      flags += ["-Xcc", "-fmodule-map-file=\(root)/Sources/\(name)/module.modulemap"]
    }
    for include in Self.includes { flags += ["-Xcc", include] }
    return flags
  }

  /// The folders of headers of the C libraries, asked for once.
  private static let includes: [String] = {
    let flags = (try? Subprocess.output("pkg-config", ["--cflags-only-I", "cairo", "pangocairo", "pixman-1"])) ?? ""
    return flags.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }()

  /// Returns the files that affect the compilation of a source that imports the runtime.
  /// - Parameter modules: The folder of the compiled modules.
  private func interfaceFiles(modules: String) -> [String] {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: root + "/Sources")) ?? []
    var paths = ((try? files.contentsOfDirectory(atPath: modules)) ?? [])
      // UIKit consists of several modules.
      .filter { $0.hasSuffix(".swiftmodule") && (names.contains(String($0.dropLast(".swiftmodule".count))) || $0.hasPrefix("UIKit")) }
      .map { "\(modules)/\($0)" }
    for name in names where files.fileExists(atPath: "\(root)/Sources/\(name)/module.modulemap") {
      for case let file as String in files.enumerator(atPath: "\(root)/Sources/\(name)") ?? .init() {
        if file.hasSuffix(".h") || file.hasSuffix(".modulemap") { paths.append("\(root)/Sources/\(name)/\(file)") }
      }
    }
    return paths
  }

  /// Returns a word that changes with the modules of the runtime. As a compiler argument it makes the package manager compile again.
  /// - Parameter modules: The folder of the compiled modules; nil for those of the shared library.
  func fingerprint(modules: String? = nil, cache: String) -> String {
    RuntimeFingerprint(of: interfaceFiles(modules: modules ?? buildFolder + "/Modules"), cache: cache).value
  }

  public var linkerFlags: [String] { ["-L", buildFolder, "-lTrestleRuntime", "-Xlinker", "-rpath", "-Xlinker", buildFolder] }
}
