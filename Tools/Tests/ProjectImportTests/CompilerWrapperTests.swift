import Foundation
import Testing
import TrestleExpectations

@testable import ProjectImport
import XcodeProject

@Suite struct CompilerWrapperTests {
  private func words(_ sources: [String], folder: String) -> [String] {
    ["-module-name", "Snap", "-output-file-map", folder + "/Snap.build/output-file-map.json", "-c", "@" + folder + "/sources", "-g"]
      + sources
  }

  private func write(_ files: [String: String], to folder: String) throws {
    for (name, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  @Test("The sources are found in arguments and in the lists that they name; calls without a module are ignored")
  func invocation() throws {
    let lists = ["/l": "/p/A.swift\n'/p/with space/B.swift'\n/p/C\\ D.swift\n-x"]
    let read = CompilerInvocation(
      ["-module-name", "M", "-Xcc", "x.swift", "-output-file-map", "/m.json", "@/l", "/p/E.swift"]
    ) { lists[$0] }
    let call = try #require(read)
    expect(call.sources, equals: ["/p/A.swift", "/p/with space/B.swift", "/p/C D.swift", "/p/E.swift"])
    expect(
      call.words(sources: ["/t/A.swift"], outputFileMap: "/n.json", adding: ["-y"])
        == ["-module-name", "M", "-Xcc", "x.swift", "-output-file-map", "/n.json", "-x", "-y", "/t/A.swift"])
    expect(CompilerInvocation(["-print-target-info"]) { _ in nil } == nil)
    expect(CompilerInvocation(["-module-name", "M", "-emit-executable", "@/o", "-output-file-map", "/m"]) { _ in "/a.o" } == nil)
  }

  @Test("A module written for iOS is translated, with its tables and under its outputs' names; others and Trestle's own are passed on")
  func translation() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = """
      #if os(iOS)
      import UIKit
      public class Snap: UIView {
        @objc func tap() {}
        func listen() { addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap))) }
      }
      #endif
      """
    try write(
      [
        "Snap/A.swift": source, "Snap/B.swift": "public let b = 1\n", "sources": "\(folder)/Snap/A.swift\n\(folder)/Snap/B.swift\n",
        "Snap.build/output-file-map.json": "{\"\": {\"swift-dependencies\": \"m\"}, \"\(folder)/Snap/A.swift\": {\"object\": \"A.o\"}}",
        "plain/P.swift": "#if os(iOS)\nimport Darwin\n#endif\n",
      ], to: folder)
    let compiler = WrappedCompiler(runtime: Runtime(root: Folders.root, isRelease: false))
    let changed = try compiler.words(for: words([], folder: folder))
    expect(changed.findings, equals: [])
    let made = changed.words.filter { $0.hasSuffix(".swift") }
    expect(made, equals: ["A", "B"].map { "\(folder)/Snap.build/trestle/\($0).linux.swift" })
    let text = try String(contentsOfFile: try #require(made.first), encoding: .utf8)
    expect(text.hasPrefix("#sourceLocation(file: \"\(folder)/Snap/A.swift\", line: 1)\n#if canImport(UIKit)"))
    expect(text.contains("class _TrestleModule"))
    let map = try String(contentsOfFile: folder + "/Snap.build/trestle/output-file-map.json", encoding: .utf8)
    expect(map.contains("A.linux.swift") && map.contains("A.o") && map.contains("swift-dependencies"))
    expect(FileManager.default.fileExists(atPath: folder + "/trestle-index/Snap.json"))
    expect(changed.words.contains("-import-module"))

    let plain = ["-module-name", "P", "-output-file-map", folder + "/Snap.build/output-file-map.json", folder + "/plain/P.swift"]
    try expect(compiler.words(for: plain).words, equals: plain)
    let own = ["-module-name", "UIKit"] + words([], folder: folder).dropFirst(2)
    try expect(compiler.words(for: Array(own)).words, equals: Array(own))
  }

  @Test("A framework of Trestle that the package does not link is refused with the product to add, and imported once it is built")
  func products() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      [
        "Snap/A.swift": "import UIKit\nimport AVKit\nimport MapKit\nimport CommonCrypto\n@objc class Player: AVPlayerViewController {}\n",
        "sources": "\(folder)/Snap/A.swift\n", "Snap.build/output-file-map.json": "{}",
      ], to: folder)
    let compiler = WrappedCompiler(runtime: Runtime(root: Folders.root, isRelease: false))
    let findings = try compiler.words(for: words([], folder: folder)).findings.filter { $0.severity == .error }
    expect(findings.map(\.line), equals: [2, 4])
    for (finding, name) in zip(findings, ["AVKit", "CommonCrypto"]) {
      expect(finding.message.contains(".product(name: \"\(name)\", package: \"Trestle\")"))
    }
    try write(["Modules/AVKit.swiftmodule": "", "Modules/CommonCrypto.swiftmodule": ""], to: folder)
    try expect(compiler.words(for: words([], folder: folder)).findings.filter { $0.severity == .error }, equals: [])
  }

  @Test("A module without a sign of Objective-C is translated if its package does not depend on UIKit's product")
  func packagesForIOS() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      [
        "Snap/A.swift": "import UIKit\nclass A: UIView {}\nextension A { override var bounds: CGRect { didSet {} } }\n",
        "sources": "\(folder)/Snap/A.swift\n", "Snap.build/output-file-map.json": "{}",
        "Package.swift": "let package = Package(name: \"Snap\")",
      ], to: folder)
    let compiler = WrappedCompiler(runtime: Runtime(root: Folders.root, isRelease: false))
    let call = words([], folder: folder)
    try expect(compiler.words(for: call).words != call)
    try write(["Package.swift": "let package = Package(dependencies: [.product(name: \"UIKit\", package: \"Trestle\")])"], to: folder)
    try expect(compiler.words(for: call).words, equals: call)
    // Files that the plugin has translated are not translated again.
    try write(["Package.swift": "", "sources": "\(folder)/Snap/A.swift\n\(folder)/Snap/_TrestleModule.swift\n"], to: folder)
    try expect(compiler.words(for: call).words, equals: call)
  }

  @Test("An application of one source with @UIApplicationMain is compiled like one with @main")
  func singleSource() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(
      [
        "Snap/A.swift": "import UIKit\n@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
        "Snap/B.swift": "let b = 1\n", "sources": "\(folder)/Snap/A.swift\n", "Snap.build/output-file-map.json": "{}",
      ], to: folder)
    let compiler = WrappedCompiler(runtime: Runtime(root: Folders.root, isRelease: false))
    try expect(compiler.words(for: words([], folder: folder)).words.contains("-parse-as-library"))
    try expect(!compiler.words(for: words(["\(folder)/Snap/B.swift"], folder: folder)).words.contains("-parse-as-library"))
  }

  @Test("Beside the wrapped compiler is what the package manager looks for beside the toolchain's, and no link leads to the original")
  func toolchain() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let original = try #require(Subprocess.path(of: "swiftc"))
    let wrapper = Folders.root + "/Tools/Compiler/swiftc"
    for _ in 0..<2 {
      let toolchain = try WrappedToolchain(at: folder + "/toolchain", original: original, wrapper: wrapper)
      expect(toolchain.compiler, equals: folder + "/toolchain/bin/swiftc")
      expect(FileManager.default.isExecutableFile(atPath: toolchain.compiler))
      expect(URL(fileURLWithPath: toolchain.compiler).resolvingSymlinksInPath().lastPathComponent, equals: "swiftc")
      expect(FileManager.default.contents(atPath: toolchain.compiler), equals: FileManager.default.contents(atPath: wrapper))
      for name in ["lib/libIndexStore.so", "lib/swift/pm/ManifestAPI", "bin/swift-frontend"] {
        expect(FileManager.default.fileExists(atPath: "\(folder)/toolchain/\(name)"), "\(name)")
      }
    }
    // A program that starts the compiler of another folder, as version managers do.
    try write(["bin/swiftc": "#!/bin/sh\n"], to: folder)
    try expect(WrappedToolchain(at: folder + "/other", original: folder + "/bin/swiftc", wrapper: wrapper).compiler, equals: wrapper)
  }

  @Test("The mode of the language and the default isolation are read from the call")
  func language() throws {
    let call = try #require(
      CompilerInvocation([
        "-module-name", "M", "-output-file-map", "/m", "-swift-version", "6", "-default-isolation", "MainActor", "/A.swift",
      ]) {
        _ in nil
      })
    expect(call.languageMode == "6" && call.isMainActorByDefault)
    expect(call.words(sources: [], outputFileMap: "/m", adding: []).contains("MainActor"))
  }

  @Test("Trestle is built again when the manifest names another product, and modules compiled against older ones are discarded")
  func outdatedModules() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let objects = ["Snap.build/A.swift.o", "Modules/Snap.swiftmodule", "Other.build/B.swift.o"]
    try write(
      ["Package.swift": "", "debug/Modules/UIKit.swiftmodule": "1", "debug/trestle-index/Snap.json": "{}"]
        .merging(objects.map { ("debug/\($0)", "") }) { $1 }, to: folder)
    let build = WrappedBuild(runtime: Runtime(root: Folders.root, isRelease: false), folder: folder + "/debug")
    func remaining() -> [String] { objects.filter { FileManager.default.fileExists(atPath: "\(folder)/debug/\($0)") } }
    expect(build.isStale(package: folder))
    try build.didBuildRuntime()
    expect(!build.isStale(package: folder))
    try write(Dictionary(uniqueKeysWithValues: objects.map { ("debug/\($0)", "") }), to: folder)
    try build.didBuildRuntime()
    expect(remaining(), equals: objects)
    try write(["debug/Modules/UIKit.swiftmodule": "another"], to: folder)
    try build.didBuildRuntime()
    expect(remaining(), equals: ["Other.build/B.swift.o"])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: folder + "/Package.swift")
    expect(build.isStale(package: folder))
    let manifest = """
      warning: something
      {"name": "Shop", "targets": [{"name": "Shop", "dependencies": [{"byName": ["Snap", null]},
      {"product": ["UIKit", "Trestle", null, null]}, {"product": ["AVKit", "Trestle", null, null]}]}]}
      """
    expect(build.products(of: Data(manifest.utf8), package: folder), equals: ["UIKit", "AVKit"])
  }
}
