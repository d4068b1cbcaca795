import Foundation
import Testing
import TrestleExpectations

import XcodeProject

/// Project files of public applications, which are not part of the repository.
///
/// Set `TRESTLE_PROJECTS` to their folder. Each has its model beside this file, as a list of facts.
@Suite struct SharedProjectsTests {
  static let folder = ProcessInfo.processInfo.environment["TRESTLE_PROJECTS"]

  @Test(
    "The model of a project is as recorded", .enabled("set TRESTLE_PROJECTS to the folder of the project files") { folder != nil },
    arguments: ["NetNewsWire", "R.swift", "UIKitCatalog", "XLPagerTabStrip"])
  func model(name: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: try #require(Self.folder)).appendingPathComponent(name + ".pbxproj"))
    var files = MemoryFiles()
    files.add("/p/\(name).xcodeproj/project.pbxproj", data)
    let model = try ProjectModel(.project("/p/\(name).xcodeproj"), files: files)
    let expected = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Models/\(name).txt")
    if ProcessInfo.processInfo.environment["TRESTLE_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: expected.deletingLastPathComponent(), withIntermediateDirectories: true)
      try model.summary.write(to: expected, atomically: true, encoding: .utf8)
    }
    let lines = try String(contentsOf: expected, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let found = model.summary.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, pair) in zip(found, lines).enumerated() where pair.0 != pair.1 {
      Issue.record("\(name).txt:\(index + 1): found \(pair.0), expected \(pair.1)")
      break
    }
    expect(found.count, equals: lines.count)
  }
}
