import Foundation
import Testing

@testable import ProjectImport
@testable import XcodeProject

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
    #expect(call.sources == ["/p/A.swift", "/p/with space/B.swift", "/p/C D.swift", "/p/E.swift"])
    #expect(
      call.words(sources: ["/t/A.swift"], outputFileMap: "/n.json", adding: ["-y"])
        == ["-module-name", "M", "-Xcc", "x.swift", "-output-file-map", "/n.json", "-x", "-y", "/t/A.swift"])
    #expect(CompilerInvocation(["-print-target-info"]) { _ in nil } == nil)
    #expect(CompilerInvocation(["-module-name", "M", "-emit-executable", "@/o", "-output-file-map", "/m"]) { _ in "/a.o" } == nil)
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
    #expect(changed.findings == [])
    let made = changed.words.filter { $0.hasSuffix(".swift") }
    #expect(made == ["A", "B"].map { "\(folder)/Snap.build/trestle/\($0).linux.swift" })
    let text = try String(contentsOfFile: try #require(made.first), encoding: .utf8)
    #expect(text.hasPrefix("#sourceLocation(file: \"\(folder)/Snap/A.swift\", line: 1)\n#if canImport(UIKit)"))
    #expect(text.contains("class _TrestleModule"))
    let map = try String(contentsOfFile: folder + "/Snap.build/trestle/output-file-map.json", encoding: .utf8)
    #expect(map.contains("A.linux.swift") && map.contains("A.o") && map.contains("swift-dependencies"))
    #expect(FileManager.default.fileExists(atPath: folder + "/trestle-index/Snap.json"))
    #expect(changed.words.contains("-import-module"))

    let plain = ["-module-name", "P", "-output-file-map", folder + "/Snap.build/output-file-map.json", folder + "/plain/P.swift"]
    #expect(try compiler.words(for: plain).words == plain)
    let own = ["-module-name", "UIKit"] + words([], folder: folder).dropFirst(2)
    #expect(try compiler.words(for: Array(own)).words == Array(own))
  }
}
