import Testing
import TrestleExpectations

@testable import XcodeProject

@Suite struct ProjectModelTests {
  private static let expected = """
    target App: application
      module App, product App, identifier org.example.App
      swift 5, conditions DEBUG EXTRA MORE
      info App/Info.plist
      source App/AppDelegate.swift
      source App/Main/List.swift
      source Kit/Extra.swift
      resource App/Assets.xcassets
      resource App/Base.lproj/Main.storyboard
      resource App/de.lproj/Main.strings
      needs Kit
      links The Kit (product)
      links MapKit (system) if there
      script Lint

    target Kit: framework
      module The_Kit, product The Kit, identifier 
      swift 5, conditions 
      source Kit/Extra.swift
      source Kit/Kit.swift
      header Kit/Kit.h

    """

  @Test("Groups and synchronized folders yield the same targets", arguments: [SampleProject.synchronized, SampleProject.classic])
  func forms(project: String) throws {
    let model = try SampleProject.model(project)
    expect(model.summary, equals: Self.expected)
    expect(model.closure(of: model.targets[0]).map(\.name), equals: ["Kit", "App"])
    expect(model.problems.isEmpty)
  }

  @Test("A workspace lists its projects; a project is found in a folder, and several are listed")
  func locating() throws {
    var files = SampleProject.files(SampleProject.classic)
    try expect(ProjectLocation.find("/p", files: files), equals: .project("/p/Sample.xcodeproj"))
    try expect(ProjectLocation.find("/", files: files), equals: .project("/p/Sample.xcodeproj"))
    let text =
      "<Workspace><Group location=\"group:.\"><FileRef location=\"group:Sample.xcodeproj\"/></Group>\n<FileRef location=\"container:Pods/Pods.xcodeproj\"/></Workspace>"
    files.add("/p/All.xcworkspace/contents.xcworkspacedata", .init(text.utf8))
    let location = try ProjectLocation.find("/p", files: files)
    expect(location, equals: .workspace("/p/All.xcworkspace"))
    let model = try ProjectModel(location, files: files)
    expect(model.targets.map(\.name), equals: ["App", "Kit"])
    expect(model.problems.map(\.line), equals: [2])
    files.add("/p/Other.xcworkspace/contents.xcworkspacedata", .init(text.utf8))
    #expect(throws: ProjectLocation.Failure.several(["/p/All.xcworkspace", "/p/Other.xcworkspace", "/p/Sample.xcodeproj"])) {
      try ProjectLocation.find("/p", files: files)
    }
    #expect(throws: ProjectLocation.Failure.missing("/q")) { try ProjectLocation.find("/q", files: files) }
  }

  @Test(
    "Damage is an error with a line",
    arguments: ["{ }", "{ objects = { }; }", "{ objects = { a = { isa = PBXGroup; }; }; rootObject = a; }", "( )", "{ objects = \n"])
  func damage(project: String) {
    #expect { try SampleProject.model(project) } throws: { ($0 as? ProjectError)?.line != nil }
  }

  @Test(
    "Requirements of packages are written as manifests state them",
    arguments: [
      (["kind": "upToNextMajorVersion", "minimumVersion": "1.2.0"], "from: \"1.2.0\""),
      (["kind": "upToNextMinorVersion", "minimumVersion": "1.2.0"], ".upToNextMinor(from: \"1.2.0\")"),
      (["kind": "exactVersion", "version": "3.0.0"], "exact: \"3.0.0\""),
      (["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "2.0.0"], "\"1.0.0\"..<\"2.0.0\""),
      (["kind": "branch", "branch": "main"], "branch: \"main\""), (["kind": "revision", "revision": "abc"], "revision: \"abc\""),
    ])
  func requirements(values: [String: String], text: String) {
    expect(TargetReader.requirement(values.mapValues { .string($0, line: 1) }), equals: text)
  }
}
