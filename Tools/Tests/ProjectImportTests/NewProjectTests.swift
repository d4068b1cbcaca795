import Foundation
import FoundationXML
import Testing
import TrestleExpectations

import ProjectImport
@testable import XcodeProject

/// The requirements of Xcode for a project file, checked on those of new projects.
@Suite struct NewProjectTests {
  private static let keys: [String: Set<String>] = [
    "PBXProject": ["attributes", "buildConfigurationList", "mainGroup", "targets", "knownRegions", "developmentRegion"],
    "PBXNativeTarget": ["buildConfigurationList", "buildPhases", "buildRules", "dependencies", "name", "productReference", "productType"],
    "PBXGroup": ["children", "sourceTree"], "PBXFileSystemSynchronizedRootGroup": ["path", "sourceTree"],
    "PBXFileReference": ["path", "sourceTree"], "PBXTargetDependency": ["target", "targetProxy"],
    "PBXContainerItemProxy": ["containerPortal", "proxyType", "remoteGlobalIDString", "remoteInfo"],
    "XCConfigurationList": ["buildConfigurations", "defaultConfigurationName"], "XCBuildConfiguration": ["buildSettings", "name"],
    "PBXSourcesBuildPhase": ["buildActionMask", "files"], "PBXFrameworksBuildPhase": ["buildActionMask", "files"],
    "PBXResourcesBuildPhase": ["buildActionMask", "files"],
  ]

  @Test(
    "A new project has the objects that Xcode requires: identifiers of 24 digits, nothing missing, nothing unused",
    arguments: [true, false])
  func projectFile(hasStoryboard: Bool) throws {
    let text = try #require(ProjectTemplate(name: "Fresh_1", hasStoryboard: hasStoryboard).files["Fresh_1.xcodeproj/project.pbxproj"])
    expect(text.hasPrefix("// !$*UTF8*$!\n"))
    let list = try PropertyListParser.parse(Data(text.utf8), path: "p")
    let objects = try #require(list.dictionary?["objects"]?.dictionary)
    let root = try #require(list.dictionary?["rootObject"]?.string)
    // Foundation's own reader takes it as well.
    try expect(PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) is [String: Any])
    var used: Set<String> = [root]
    for (id, value) in objects {
      expect(id.wholeMatch(of: /[0-9A-F]{24}/) != nil, "\(id)")
      let object = try #require(ProjectObject(id: id, value: value))
      let wanted = try #require(Self.keys[object.isa], "\(object.isa)")
      for key in wanted { expect(object[key] != nil, "\(object.isa) \(id) has no \(key)") }
      collect(value, into: &used)
    }
    expect(used.subtracting(objects.keys), equals: [])
    expect(Set(objects.keys).subtracting(used), equals: [])
  }

  private func collect(_ value: PropertyListValue, into used: inout Set<String>) {
    if let text = value.string, text.wholeMatch(of: /[0-9A-F]{24}/) != nil { used.insert(text) }
    for inner in value.array ?? [] { collect(inner, into: &used) }
    for (_, inner) in value.dictionary ?? [:] { collect(inner, into: &used) }
  }

  @Test("A project begins with a table in a navigation controller, or with one in each tab")
  func lists() {
    let navigation = ProjectTemplate(name: "Fresh", hasStoryboard: false, start: .navigation).files
    expect(
      navigation["Fresh/AppDelegate.swift"]?.contains("rootViewController = UINavigationController(rootViewController: ListController(")
        == true)
    expect(navigation["Fresh/GreetingController.swift"] == nil && navigation["Fresh/TabsController.swift"] == nil)
    let tabs = ProjectTemplate(name: "Fresh", hasStoryboard: false, start: .tabs).files
    expect(tabs["Fresh/AppDelegate.swift"]?.contains("rootViewController = TabsController()"), equals: true)
    expect(tabs["FreshTests/ListTests.swift"]?.contains("testEachTabHasItsOwnList"), equals: true)
  }

  @Test("Its targets have their dependencies, and its storyboard names its classes", arguments: [true, false])
  func model(hasStoryboard: Bool) throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = ProjectTemplate(name: "Fresh", hasStoryboard: hasStoryboard).files
    for (name, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let model = try ProjectModel(.project(folder + "/Fresh.xcodeproj"))
    expect(model.problems.isEmpty && model.notes.isEmpty)
    expect(model.targets.map(\.kind), equals: [.application, .unitTests])
    let info = try InfoDictionary(target: model.targets[0], files: DiskFiles()).values
    expect(info["UIMainStoryboardFile"] as? String, equals: (hasStoryboard ? "Main" : nil))
    expect(info["UILaunchScreen"] != nil)
    expect(info["UIDeviceFamily"] as? [Int], equals: [1, 2])
    if let storyboard = files["Fresh/Base.lproj/Main.storyboard"] {
      let parser = XMLParser(data: Data(storyboard.utf8))
      expect(parser.parse())
      expect(storyboard.contains("customClass=\"GreetingController\" customModule=\"Fresh\" customModuleProvider=\"target\""))
    }
  }
}
