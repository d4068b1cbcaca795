import Foundation
import ProjectImport
import Testing
import TrestleExpectations

/// The configuration that tests are built with.
struct TestConfigurationTests {
  private func project(_ change: (inout ImportOptions) -> Void) throws -> ImportedProject {
    let folder = try Folders.copy("TaskList")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let schemes = folder + "/TaskList.xcodeproj/xcshareddata/xcschemes"
    try FileManager.default.createDirectory(atPath: schemes, withIntermediateDirectories: true)
    let scheme = """
      <Scheme><TestAction buildConfiguration="Release"><Testables><TestableReference skipped="NO">
      <BuildableReference BlueprintName="TaskListUITests"/></TestableReference></Testables></TestAction></Scheme>
      """
    try scheme.write(toFile: schemes + "/TaskList.xcscheme", atomically: true, encoding: .utf8)
    var options = ImportOptions()
    (options.includesTests, options.isChosenByTests) = (true, true)
    change(&options)
    return try Folders.project(in: folder, options: options)
  }

  @Test("Tests have the configuration of the scheme's tests, and are compiled for debugging in each")
  func ofScheme() throws {
    let project = try project { $0.takesTestConfiguration = true }
    expect(project.options.configuration, equals: "Release")
    expect(!project.options.isRelease)
  }

  @Test("A configuration that the command names is that of the tests")
  func named() throws {
    try expect(project { $0.configuration = "Debug" }.options.configuration, equals: "Debug")
  }
}
