import Foundation
import SourceTranslator

/// A checkout of Trestle and the shared libraries built from it, to which every imported project is linked.
///
/// One library has UIKit and what it rests on. Each other framework has a library of its own, which is built when a project first imports
/// it. They are built once per checkout and configuration, so that a project compiles only its own sources.
public struct Runtime: Sendable {
  public let root: String
  public let isRelease: Bool
  let list: ModuleList
  /// Whether the checkout is the one of an installed package: complete, not writable, and built for the toolchain in use.
  public let isInstalled: Bool
  /// The modules in the library of UIKit.
  private let core: Set<String>

  public init(root: String, isRelease: Bool) {
    self.root = root
    self.isRelease = isRelease
    isInstalled = FileManager.default.fileExists(atPath: root + "/.build/installed")
    list = ModuleList(root: root)
    core = Set(list.closure(of: ["UIKit", "UIKitTesting", "UIKitInspector", "Combine", "os"]))
  }

  public var buildFolder: String { root + "/.build/" + (isRelease ? "release" : "debug") }
  public var library: String { library(of: Self.core) }

  /// The name of the library of UIKit.
  static let core = "Runtime"

  func library(of name: String) -> String { "\(buildFolder)/lib\(Self.libraryName(name)).so" }

  private static func libraryName(_ name: String) -> String { name.hasPrefix("Trestle") ? name : "Trestle" + name }

  /// The compiled modules of the system, shared by all projects: each would compile them again, which takes seconds.
  ///
  /// They contain the path of their folder, so a checkout that was moved needs another one.
  var moduleCache: String {
    if isInstalled { return GitCache.standardFolder + "/modules" }
    let digest = root.utf8.reduce(into: UInt32(2_166_136_261)) { $0 = ($0 ^ UInt32($1)) &* 16_777_619 }
    return "\(buildFolder)/ProjectModules-\(String(digest, radix: 36))"
  }

  /// Whether a source of the runtime is newer than the library of UIKit.
  public var isStale: Bool { !stale([Self.core]).isEmpty }

  /// The libraries among some that a source is newer than.
  func stale(_ names: [String]) -> [String] {
    let dates = names.map { Self.modificationDate(of: library(of: $0)) }
    // The sources are walked once for all libraries.
    let latest = isInstalled || !dates.contains { $0 != nil } ? nil : latestChange
    return zip(names, dates).filter { _, built in built.map { latest ?? .distantPast > $0 } ?? true }.map { $0.0 }
  }

  static func modificationDate(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// Returns whether a source of the runtime is newer than a date.
  func isChanged(since date: Date) -> Bool { latestChange > date }

  /// The date of the newest source, or of the newest folder of sources.
  var latestChange: Date {
    var latest = timespec()
    func visit(_ path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else { return }
      let date = status.st_mtim
      if (date.tv_sec, date.tv_nsec) > (latest.tv_sec, latest.tv_nsec) { latest = date }
      guard status.st_mode & S_IFMT == S_IFDIR, let folder = opendir(path) else { return }
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
        if name[0] != 46 { visit("\(path)/\(String(cString: name))") }
      }
    }
    visit(root + "/Package.swift")
    visit(root + "/Sources")
    return Date(timeIntervalSince1970: Double(latest.tv_sec) + Double(latest.tv_nsec) / 1e9)
  }

  /// The modules that an imported project can import in addition to Foundation's.
  public var modules: Set<String> {
    list.importable.union(["Foundation", "Dispatch", "Swift", "Testing", "XCTest", "FoundationNetworking", "FoundationXML", "Glibc"])
  }

  /// Returns the modules outside of the library of UIKit that some modules need, each after those that it uses.
  func frameworks(importedBy names: Set<String>) -> [String] { beyondCore(names.intersection(list.importable).sorted()) }

  /// All modules outside of the library of UIKit, each after those that it uses.
  public var frameworks: [String] { beyondCore(list.importable.sorted()) }

  func beyondCore(_ names: [String]) -> [String] {
    let mapped = Set(list.mapped)
    return list.closure(of: names).filter { !core.contains($0) && !mapped.contains($0) }
  }

  /// The compiler flags for finding the runtime's modules.
  public var compilerFlags: [String] {
    ["-I", buildFolder + "/Modules"] + moduleMapFlags
  }

  /// The compiler flags for the C modules below those of the runtime.
  var moduleMapFlags: [String] {
    var flags = list.mapped.flatMap { ["-Xcc", "-fmodule-map-file=\(list.folders[$0]!)/module.modulemap"] }
    for include in Self.includes { flags += ["-Xcc", include] }
    return flags
  }

  /// The folders of headers of the C libraries, asked for once.
  private static let includes: [String] = {
    // The second is optional, and pkg-config prints nothing if one is missing.
    [["cairo", "pangocairo", "pixman-1"], ["libxml-2.0"]].flatMap { libraries in
      let flags = (try? Subprocess.output("pkg-config", ["--cflags-only-I"] + libraries)) ?? ""
      return flags.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    }
  }()

  /// Returns the files that affect the compilation of a source that imports the runtime.
  /// - Parameters:
  ///   - modules: The folder of the compiled modules.
  ///   - frameworks: The modules in use outside of the library of UIKit; nil for all.
  private func interfaceFiles(modules: String, frameworks: [String]?) -> [String] {
    let files = FileManager.default
    let used = frameworks.map { core.union($0) }
    var paths = ((try? files.contentsOfDirectory(atPath: modules)) ?? [])
      .filter {
        guard $0.hasSuffix(".swiftmodule") else { return false }
        let name = String($0.dropLast(".swiftmodule".count))
        // UIKit consists of several modules.
        return used?.contains(name) ?? (list.folders[name] != nil || name.hasPrefix("UIKit"))
      }
      .map { "\(modules)/\($0)" }
    for folder in list.mapped.map({ list.folders[$0]! }) {
      for case let file as String in files.enumerator(atPath: folder) ?? .init() {
        if file.hasSuffix(".h") || file.hasSuffix(".modulemap") { paths.append("\(folder)/\(file)") }
      }
    }
    return paths
  }

  /// Returns a word that changes with the modules of the runtime. As a compiler argument it makes the package manager compile again.
  /// - Parameters:
  ///   - modules: The folder of the compiled modules; nil for those of the shared libraries.
  ///   - frameworks: The modules in use outside of the library of UIKit; nil for all.
  func fingerprint(modules: String? = nil, frameworks: [String]? = nil, cache: String) -> String {
    RuntimeFingerprint(of: interfaceFiles(modules: modules ?? buildFolder + "/Modules", frameworks: frameworks), cache: cache).value
  }

  /// The options of the package manager by which a package that does not depend on Trestle finds the modules and libraries.
  public var packageOptions: [String] {
    let libraries = ([Self.core] + frameworks).map { "-l" + Self.libraryName($0) }
    return compilerFlags.flatMap { ["-Xswiftc", $0] }
      + (["-L" + buildFolder, "--as-needed"] + libraries + ["-rpath", buildFolder]).flatMap { ["-Xlinker", $0] }
  }

  func linkerFlags(_ frameworks: [String]) -> [String] {
    ["-L", buildFolder] + ([Self.core] + frameworks).map { "-l" + Self.libraryName($0) } + ["-Xlinker", "-rpath", "-Xlinker", buildFolder]
  }
}
