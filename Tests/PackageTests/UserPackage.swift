import Foundation
import TrestleTrials

/// Writes a user's package into the build folder and runs its tests with the toolchain's own package manager.
struct UserPackage {
  /// The files of the package: typical code for both language modes, for Swift 5 only, and tests. The blocks of the documentation are added
  /// to them.
  static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("UserPackage")
  /// The package under test.
  static let root = source.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let folder: URL

  struct Result {
    let status: Int32
    let output: String

    /// Warnings about the user's code that concern concurrency.
    var concurrencyWarnings: Set<Substring> {
      let words = ["sendable", "actor", "isolat", "concurren", "data race"]
      let warnings = output.split(separator: "\n").filter { line in
        (line.contains("/user-package/") || line.contains("/UserPackage/")) && line.contains(" warning: ")
          && words.contains { line.lowercased().contains($0) }
      }
      return Set(warnings)
    }

    /// The error lines of the output.
    var failures: String {
      var seen: Set<Substring> = []
      let lines = output.split(separator: "\n").filter { ($0.contains(": error:") || $0.contains("✘")) && seen.insert($0).inserted }
      return lines.isEmpty ? String(output.suffix(2000)) : lines.prefix(40).joined(separator: "\n")
    }
  }

  /// General words, which must stay free for the targets of users.
  private static let words = ["Dynamics", "Gallery", "Lists", "Platform", "Text", "Trials", "Views"]

  /// The folder is kept between runs, so that only changes are built.
  init() throws {
    folder = Self.root.appendingPathComponent(".build/user-package")
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for (target, source) in [
      ("Five", "Snippets"), ("Six", "Snippets"), ("FiveOnly", "SnippetsFive"), ("PortingFive", "Porting"), ("PortingSix", "Porting"),
      ("SwiftFiveTests", "Tests"), ("SwiftSixTests", "Tests"), ("ProgramsFiveTests", "../../ProgramTests"),
      ("ProgramsSixTests", "../../ProgramTests"),
    ] + Self.words.map({ ($0, "Word") }) {
      let link = folder.appendingPathComponent(target)
      try? files.removeItem(at: link)
      try files.createSymbolicLink(at: link, withDestinationURL: Self.source.appendingPathComponent(source))
    }
    let pages = try DocumentationSnippets(root: Self.root).write(to: folder)
    let manifest = folder.appendingPathComponent("Package.swift")
    let text = Self.manifest(pages: pages)
    if (try? String(contentsOf: manifest, encoding: .utf8)) != text { try text.write(to: manifest, atomically: true, encoding: .utf8) }
  }

  /// The modules with Apple's names that ported code needs in addition to UIKit.
  private static let systemModules = ["os", "UniformTypeIdentifiers", "MobileCoreServices"]

  private static func manifest(pages: [String]) -> String {
    let name = root.lastPathComponent
    func target(_ kind: String, _ target: String, _ mode: String, _ testing: Bool, _ more: [String] = []) -> String {
      let names = (testing ? ["UIKit", "UIKitTesting"] : ["UIKit"]) + more
      let products = names.map { ".product(name: \"\($0)\", package: \"\(name)\")" }
      return ".\(kind)(name: \"\(target)\", dependencies: [\(products.joined(separator: ", "))], path: \"\(target)\", "
        + "swiftSettings: [.swiftLanguageMode(.\(mode))])"
    }
    // Some pages show tests, so these are test targets, for which the package manager provides Testing.
    let documentation = pages.map { target("testTarget", $0, "v6", true) }.joined(separator: ",\n    ")
    return """
      // swift-tools-version:6.0
      import PackageDescription

      let package = Package(
        name: "UserPackage",
        dependencies: [.package(name: "\(name)", path: "\(root.path)")],
        targets: [
          \(target("target", "Five", "v5", false)),
          \(target("target", "Six", "v6", false)),
          \(target("target", "FiveOnly", "v5", false)),
          \(target("target", "PortingFive", "v5", false, systemModules)),
          \(target("target", "PortingSix", "v6", false, systemModules)),
          \(target("testTarget", "SwiftFiveTests", "v5", true)),
          \(target("testTarget", "SwiftSixTests", "v6", true)),
          \(target("testTarget", "ProgramsFiveTests", "v5", true, ["Combine"])),
          \(target("testTarget", "ProgramsSixTests", "v6", true, ["Combine"])),
          \(documentation),
          \(words.map { ".target(name: \"\($0)\", path: \"\($0)\")" }.joined(separator: ", ")),
        ]
      )

      """
  }

  /// Builds the package and runs its tests.
  ///
  /// It is built in the folder of the package under test: the package manager gives the modules of a dependency the same commands there as
  /// those of a root package, so that what is built already is not built again. The lock of this folder is ignored, because a `swift test`
  /// that runs this test holds it, without building.
  func test() throws -> Result {
    let scratch = Self.root.appendingPathComponent(".build")
    try Self.forgetPlan(in: scratch)
    defer { try? Self.forgetPlan(in: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let flags = (ProcessInfo.processInfo.environment["TRESTLE_SWIFT_FLAGS"] ?? "").split(separator: " ").map(String.init)
    process.arguments =
      ["swift", "test", "--no-parallel", "--ignore-lock", "--package-path", folder.path, "--scratch-path", scratch.path] + flags
    // The current test runner must not be mistaken for the started one.
    // The pictures of the documentation have no references yet, as in a first run of a user.
    process.environment = ProgramEnvironment.make(["TRESTLE_RECORD": "1"]).filter { !$0.key.hasPrefix("SWIFT_TESTING") }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// Removes the package manager's plan, which names the targets of the package that was built last. It is made again by the next build.
  private static func forgetPlan(in scratch: URL) throws {
    for plan in ["debug.yaml", "debug/description.json"] {
      let file = scratch.appendingPathComponent(plan)
      if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }
  }
}
