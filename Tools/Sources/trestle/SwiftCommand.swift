import Foundation
import ProjectImport
import XcodeProject

/// `trestle swift`: a command of the package manager, with a compiler that translates packages written for iOS.
struct SwiftCommand {
  /// The variable with the path of the real compiler for the wrapped one.
  static let compilerVariable = "TRESTLE_COMPILER"

  /// Runs `swift build`, `test` or `run`.
  static func run(_ words: [String]) throws -> Int32 {
    guard let name = words.first, ["build", "test", "run"].contains(name) else {
      throw CommandFailure.usage("swift takes build, test or run, and their options")
    }
    let root = try Session.findRoot()
    guard let compiler = Subprocess.path(of: "swiftc") else {
      throw CommandFailure(code: ExitCode.refused, message: "error: there is no swiftc in PATH: install the Swift toolchain")
    }
    let places = Places(Array(words.dropFirst()))
    let toolchain = try WrappedToolchain(
      at: places.scratch + "/trestle-toolchain", original: compiler, wrapper: root + "/Tools/Compiler/swiftc")
    let environment = [
      "SWIFT_EXEC": toolchain.compiler, compilerVariable: compiler, "TRESTLE_ROOT": root,
      "TRESTLE_PROGRAM": (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0],
    ]
    let runtime = Runtime(root: root, isRelease: places.configuration == "release")
    if runtime.isInstalled, !dependsOnTrestle(places.package) {
      try Subprocess.replace(by: "swift", [name] + runtime.packageOptions + words.dropFirst(), environment: environment)
    }
    try buildRuntime(root: root, places: places, environment: environment)
    try Subprocess.replace(by: "swift", words, environment: environment)
  }

  /// Whether a package brings a Trestle of its own, which is then built in place of the one that is installed.
  private static func dependsOnTrestle(_ package: String) -> Bool {
    let manifest = (try? String(contentsOfFile: package + "/Package.swift", encoding: .utf8)) ?? ""
    return manifest.contains("package: \"Trestle\"")
  }

  /// Builds the modules of Trestle that the package depends on. A package for iOS does not depend on them in its manifest and could be
  /// compiled before them.
  private static func buildRuntime(root: String, places: Places, environment: [String: String]) throws {
    let package = places.package
    let build = WrappedBuild(
      runtime: Runtime(root: root, isRelease: places.configuration == "release"),
      folder: "\(places.scratch)/\(places.configuration)")
    guard build.isStale(package: package) else { return }
    let description = try Subprocess.output("swift", ["package", "dump-package", "--package-path", package])
    for product in build.products(of: Data(description.utf8), package: package) {
      let status = try Subprocess.runAttached("swift", ["build", "--target", product] + places.words, environment: environment)
      guard status == 0 else {
        throw CommandFailure(code: ExitCode.failed, message: "\(product) is not built; the package needs a dependency on Trestle")
      }
    }
    try build.didBuildRuntime()
  }

  /// Compiles in place of the real compiler.
  static func compile(_ words: [String]) throws -> Int32 {
    guard let compiler = ProcessInfo.processInfo.environment[compilerVariable] else {
      throw CommandFailure.usage("the compiler is started by `trestle swift`")
    }
    let (changed, findings) = try WrappedCompiler(runtime: Runtime(root: try Session.findRoot(), isRelease: false)).words(for: words)
    for finding in findings where finding.severity != .note { print(finding.description(from: FileManager.default.currentDirectoryPath)) }
    if findings.contains(where: { $0.severity == .error }) { return ExitCode.failed }
    guard changed.count > 2000 || changed.reduce(0, { $0 + $1.utf8.count }) > 100_000 else { try Subprocess.replace(by: compiler, changed) }
    let list = NSTemporaryDirectory() + "/trestle-\(UUID().uuidString).resp"
    try changed.map { "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }.joined(separator: "\n")
      .write(toFile: list, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: list) }
    return try Subprocess.runAttached(compiler, ["@" + list])
  }
}

/// The options of `swift build` that say where and how a package is built.
private struct Places {
  /// The options themselves, which the first build needs so that the second one finds its products.
  let words: [String]
  let package: String
  let scratch: String
  let configuration: String

  init(_ arguments: [String]) {
    let words = Self.options(arguments)
    func value(_ names: String...) -> String? {
      for (index, word) in words.enumerated() {
        if names.contains(word) { return words[index + 1] }
        if let name = names.first(where: { word.hasPrefix($0 + "=") }) { return String(word.dropFirst(name.count + 1)) }
      }
      return nil
    }
    let current = FileManager.default.currentDirectoryPath
    package = FilePath.join(current, value("--package-path") ?? "")
    scratch = value("--scratch-path", "--build-path").map { FilePath.join(current, $0) } ?? package + "/.build"
    configuration = value("-c", "--configuration") ?? "debug"
    self.words = words
  }

  private static func options(_ words: [String]) -> [String] {
    let named: Set<String> = [
      "-c", "--configuration", "--package-path", "--scratch-path", "--build-path", "-j", "--jobs", "-Xswiftc", "-Xcc",
    ]
    var found: [String] = []
    var index = 0
    while index < words.count {
      if named.contains(words[index]), index + 1 < words.count {
        found += [words[index], words[index + 1]]
        index += 1
      } else if named.contains(where: { $0.hasPrefix("--") && words[index].hasPrefix($0 + "=") }) {
        found.append(words[index])
      }
      index += 1
    }
    return found
  }
}
