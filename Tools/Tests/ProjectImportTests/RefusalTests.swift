import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite struct RefusalTests {
  @Test(
    "A project of each kind is refused by its tag, at a file and line, before it is built",
    arguments: [
      "objective-c-sources", "bridging-header", "binary-framework", "missing-framework", "swift-2", "swizzling", "anyobject-lookup",
      "compiled-nib", "pods-missing", "library-missing", "script-writes-sources", "missing-file",
    ])
  func refusals(kind: String) throws {
    let project = try Folders.project(in: "\(Folders.root)/Tests/Fixtures/Refused/\(kind)")
    expect(project.diagnosis.isRefused)
    let errors = project.diagnosis.findings.filter { $0.severity == .error }
    expect(errors.map(\.tag), equals: [kind])
    let text = try #require(errors.first).description(from: project.folder)
    expect(text.hasSuffix("[trestle:\(kind)]"))
    expect(!text.hasPrefix("/"))
  }

  @Test("A project with shaders is accepted with warnings")
  func shaders() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.copyItem(atPath: "\(Folders.root)/Tests/Fixtures/Metal", toPath: folder + "/Metal")
    let project = try Folders.project(in: folder + "/Metal")
    expect(!project.diagnosis.isRefused)
    let warnings = project.diagnosis.findings.filter { $0.severity == .warning && $0.tag == "left-out" }
    expect(warnings.map { ($0.path as NSString).lastPathComponent }.sorted(), equals: ["Shaders.metal", "Source.swift"])
  }

  @Test("Code that the translator removes is a warning with the file and line of the original")
  func removal() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = """
      import SwiftUI
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}

      #Preview { UIView() }
      """
    try TrestleProgram.write(["Fresh/App.swift": source], to: folder)
    let project = try Folders.project(in: folder)
    expect(!project.diagnosis.isRefused)
    let warnings = project.diagnosis.findings.filter { $0.severity == .warning }.map { $0.description(from: project.folder) }
    expect(warnings, equals: ["Fresh/App.swift:5:1: warning: the preview is left out: Xcode alone shows it. [trestle:left-out]"])
  }

  @Test("A project without a target for iOS is refused")
  func noTarget() throws {
    #expect(throws: ImportedProject.Failure.noTarget(name: nil, known: ["App"])) {
      try Folders.project(in: "\(Folders.root)/Tests/Fixtures/Refused/no-ios-target")
    }
  }

  @Test("Of several projects one must be named")
  func severalProjects() throws {
    let folder = "\(Folders.root)/Tests/Fixtures/Refused/several-projects"
    #expect(throws: ProjectLocation.Failure.several([folder + "/App.xcodeproj", folder + "/Other.xcodeproj"])) {
      try Folders.project(in: folder)
    }
  }

  @Test("Every refusal in the documentation has a project, and every refusal of the sources is documented")
  func completeness() throws {
    let page = try String(contentsOfFile: Folders.root + "/Documentation/Importing.md", encoding: .utf8)
    let section = try #require(page.components(separatedBy: "## Refusals").last?.components(separatedBy: "\n## ").first)
    let documented = section.matches(of: /\n\| `([a-z0-9-]+)` \|/).map { String($0.output.1) }
    let projects = try FileManager.default.contentsOfDirectory(atPath: Folders.root + "/Tests/Fixtures/Refused")
    // The data of the translator belongs to the tool: no project lacks it.
    expect(documented.filter { $0 != "objective-c-data" }.sorted(), equals: projects.sorted())
    let sources = Folders.root + "/Tools/Sources"
    var tags: Set<String> = []
    for case let name as String in FileManager.default.enumerator(atPath: sources) ?? .init() where name.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
      tags.formUnion(text.matches(of: /\.error, (?:tag: )?"([a-z0-9-]+)"/).map { String($0.output.1) })
      tags.formUnion(text.matches(of: /\[trestle:([a-z0-9-]+)\]/).map { String($0.output.1) })
    }
    // These say that there is nothing to refuse yet.
    expect(tags.subtracting(documented).sorted(), equals: ["machine", "no-project", "no-tests", "unreadable-project"])
  }

  @Test("Every tag has its place in the documentation")
  func documentation() throws {
    let page = try String(contentsOfFile: Folders.root + "/Documentation/Importing.md", encoding: .utf8)
    let kinds = try FileManager.default.contentsOfDirectory(atPath: Folders.root + "/Tests/Fixtures/Refused")
    for kind in kinds { expect(page.contains("`\(kind)`"), "\(kind) is not explained") }
  }
}
