import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

/// The targets that `trestle test` builds are chosen by the tests.
@Suite struct TestChoiceTests {
  /// Writes a project of an example application, a library and the library's tests.
  private func write(to folder: String, appTests: Bool = false, uiTests: String? = nil) throws {
    func target(_ name: String, _ type: String, _ dependency: String? = nil) -> String {
      """
      \(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildConfigurationList = L;
        buildPhases = ( ); dependencies = ( \(dependency.map { "D\($0)" } ?? "") ); fileSystemSynchronizedGroups = ( F\(name) ); };
      F\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
      D\(name) = { isa = PBXTargetDependency; target = \(name); };

      """
    }
    let names = ["Demo", "Kit", "KitTests"] + (appTests ? ["DemoTests"] : []) + (uiTests == nil ? [] : ["DemoUITests"])
    let project =
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( \(names.joined(separator: ", ")) ); projectDirPath = ""; };
      L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      G = { isa = PBXGroup; children = ( \(names.map { "F\($0)" }.joined(separator: ", ")) ); sourceTree = "<group>"; };

      """ + target("Demo", "application", "Kit") + target("Kit", "framework") + target("KitTests", "bundle.unit-test", "Kit")
      + (appTests ? target("DemoTests", "bundle.unit-test", "Demo") : "")
      + (uiTests == nil ? "" : target("DemoUITests", "bundle.ui-testing", "Demo")) + "}; }\n"
    var files = [
      "Kit.xcodeproj/project.pbxproj": project,
      // The example alone would refuse the project.
      "Demo/App.swift":
        "import RealityKit\nimport UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\nlet view = ARView.self\n",
      "Kit/Kit.swift": "public func answer() -> Int { 42 }\n",
      "KitTests/KitTests.swift":
        "import Kit\nimport XCTest\nclass KitTests: XCTestCase { func testAnswer() { XCTAssertEqual(answer(), 42) } }\n",
    ]
    if appTests { files["DemoTests/DemoTests.swift"] = "import XCTest\nclass DemoTests: XCTestCase { func testOne() {} }\n" }
    files["DemoUITests/DemoUITests.swift"] = uiTests
    for (path, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private func project(_ folder: String, target: String? = nil) throws -> ImportedProject {
    var options = ImportOptions()
    options.includesTests = true
    options.isChosenByTests = true
    options.target = target
    return try Folders.project(in: folder, options: options)
  }

  @Test("The tests of a library are chosen, and its example is neither built nor refused")
  func library() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(to: folder)
    let project = try project(folder)
    expect(project.target.name, equals: "Kit")
    expect(project.tests.map(\.name), equals: ["KitTests"])
    expect(project.targets.map(\.name).sorted(), equals: ["Kit", "KitTests"])
    expect(!project.diagnosis.isRefused, "\(project.diagnosis.findings)")
    #expect(throws: ImportedProject.Failure.noTarget(name: "Nowhere", known: ["KitTests"])) { try self.project(folder, target: "Nowhere") }
  }

  private static let uiTests = "import XCTest\nclass DemoUITests: XCTestCase { func testOne() { XCUIApplication().launch() } }\n"

  @Test("Tests of the interface run besides the unit tests of their application, and not because of an example")
  func interface() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(to: folder, appTests: true, uiTests: Self.uiTests)
    let whole = try project(folder)
    expect(whole.target.name, equals: "Demo")
    expect(whole.tests.map(\.name), equals: ["KitTests", "DemoTests", "DemoUITests"])
    expect(!whole.uiTestsLackLibraries)
    let library = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: library) }
    try write(to: library, uiTests: Self.uiTests)
    let example = try project(library)
    expect(example.target.name, equals: "Kit")
    expect(example.tests.map(\.name), equals: ["KitTests"])
    expect(example.otherTests, equals: ["DemoUITests"])
    try expect(project(library, target: "DemoUITests").target.name, equals: "Demo")
  }

  @Test("Tests of the interface that import a library that is not there do not keep the unit tests from being built")
  func withoutLibrary() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(to: folder, appTests: true, uiTests: "import ScreenObject\n" + Self.uiTests)
    try expect(project(folder).uiTestsLackLibraries)
  }

  @Test("An application with tests is chosen, and a named test target alone")
  func application() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(to: folder, appTests: true)
    let whole = try project(folder)
    expect(whole.target.name, equals: "Demo")
    expect(whole.tests.map(\.name), equals: ["KitTests", "DemoTests"])
    let one = try project(folder, target: "KitTests")
    expect(one.target.name, equals: "Kit")
    expect(one.tests.map(\.name), equals: ["KitTests"])
  }

  @Test("A test target that the scheme skips is not run")
  func skipped() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(to: folder, appTests: true)
    let schemes = folder + "/Kit.xcodeproj/xcshareddata/xcschemes"
    try FileManager.default.createDirectory(atPath: schemes, withIntermediateDirectories: true)
    let scheme = """
      <Scheme><TestAction><Testables><TestableReference skipped="YES"><BuildableReference BlueprintName="DemoTests"/></TestableReference>
      <TestableReference skipped="NO"><BuildableReference BlueprintName="KitTests"/></TestableReference></Testables></TestAction></Scheme>
      """
    try scheme.write(toFile: schemes + "/Kit.xcscheme", atomically: true, encoding: .utf8)
    let project = try project(folder)
    expect(project.target.name, equals: "Kit")
    expect(project.tests.map(\.name), equals: ["KitTests"])
    expect(project.otherTests, equals: ["DemoTests"])
  }

  @Test("The link to the project of CocoaPods is no project of its own, and tests may be those of the package beside a project")
  func links() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(to: folder)
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder + "/Example/Pods/Pods.xcodeproj", withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: folder + "/_Pods.xcodeproj", withDestinationPath: "Example/Pods/Pods.xcodeproj")
    try expect(ProjectLocation.find(folder, files: DiskFiles()), equals: .project(folder + "/Kit.xcodeproj"))
    try "".write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
    let candidates = try ProjectLocation.candidatesForTests(folder, files: DiskFiles())
    expect(candidates, equals: [.project(folder + "/Kit.xcodeproj"), .package(folder)])
    // The tests of a package alone may be those of its example.
    try manager.moveItem(atPath: folder + "/Kit.xcodeproj", toPath: folder + "/Example/Kit.xcodeproj")
    let below = try ProjectLocation.candidatesForTests(folder, files: DiskFiles())
    expect(below, equals: [.package(folder), .project(folder + "/Example/Kit.xcodeproj")])
  }
}
