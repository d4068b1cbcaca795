import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite struct KeptTranslationTests {
  @Test("Objective-C is translated again if its sources, its headers or the Swift that it sees change, and only then")
  func objectiveC() throws {
    let folder = try Folders.copy("Mixed")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let kept = "\(folder)/.trestle/Index/App.objective-c.json"
    /// Marks the kept translation, and returns whether the next one has the mark.
    func isKept(after name: String = "", _ old: String = "", _ new: String = "") throws -> Bool {
      try Folders.project(in: folder).write()
      let text = try String(contentsOfFile: kept, encoding: .utf8)
      let marked = text.replacing("\"text\":\"import UIKit\\n", with: "\"text\":\"import UIKit\\n// kept\\n")
      expect(marked != text)
      try marked.write(toFile: kept, atomically: true, encoding: .utf8)
      if !name.isEmpty {
        let source = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        expect(source.contains(old))
        try source.replacing(old, with: new, maxReplacements: 1).write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
      }
      let project = try Folders.project(in: folder)
      try project.write()
      expect(project.objectiveCSummary?.hasPrefix("Objective-C: "), equals: true)
      let sources = Folders.contents(of: "\(folder)/.trestle/Sources/App").values.map { String(decoding: $0, as: UTF8.self) }
      let isKept = sources.contains { $0.contains("// kept") }
      try FileManager.default.removeItem(atPath: kept)
      return isKept
    }
    try expect(isKept())
    try expect(!isKept(after: "Code/Store.m", "@implementation", "// changed\n@implementation"))
    try expect(!isKept(after: "Code/Badge.h", "@interface", "// changed\n@interface"))
    try expect(!isKept(after: "RootController.swift", "{", "{\n  func more() {}"))
    try expect(isKept(after: "RootController.swift", "func more() {}", "func more() { print(1) }"))
  }

  @Test("What did not compile in the application stays left out when the project is read with its tests, until a declaration changes")
  func heldWithTests() throws {
    let folder = try Folders.copy("Trips")
    defer { try? FileManager.default.removeItem(atPath: FilePath.parent(of: folder)) }
    let source = "\(folder)/Trips/DetailController.swift"
    var options = ImportOptions()
    options.leavesOutErrors = true
    /// Whether the translation is without the body of `rotate(_:)`.
    func isLeftOut(tests: Bool) throws -> Bool {
      options.includesTests = tests
      try Folders.project(in: folder + "/Trips.xcodeproj", options: options).write()
      return try String(contentsOfFile: "\(folder)/.trestle/Sources/Trips/DetailController.linux.swift", encoding: .utf8)
        .contains("_trestleLeftOut(\"DetailController.rotate(_:)\"")
    }
    try expect(!isLeftOut(tests: false))
    let error = try #require(CompilerMessages.placeOfError(in: "\(source):16:11: error: value of type 'UIImageView' has no member 'x'"))
    try expect(Folders.project(in: folder + "/Trips.xcodeproj", options: options).hold(partsAt: [error]))
    try expect(isLeftOut(tests: false))
    try expect(isLeftOut(tests: true))
    try expect(isLeftOut(tests: false))
    let text = try String(contentsOfFile: source, encoding: .utf8)
    try (text + "\nfunc more() {}\n").write(toFile: source, atomically: true, encoding: .utf8)
    try expect(!isLeftOut(tests: false))
  }
}
