import Foundation
import Testing
import TrestleExpectations

@testable import XcodeProject

/// Input that grows without end is cut within a second, and a message says so.
@Suite struct LimitTests {
  private func model(settings: String, files: [String: String] = [:]) throws -> (model: ProjectModel, seconds: Double) {
    let project = SampleProject.classic.replacing(
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = ", with: settings + " SWIFT_ACTIVE_COMPILATION_CONDITIONS = ")
    var memory = SampleProject.files(project)
    for (path, text) in files { memory.add(path, Data(text.utf8)) }
    let start = Date()
    let model = try ProjectModel(.project("/p/Sample.xcodeproj"), files: memory)
    for name in model.targets[0].settings.names { _ = model.targets[0].settings[name] }
    return (model, Date().timeIntervalSince(start))
  }

  @Test("Settings that refer to each other twice are left empty, with a message")
  func expansion() throws {
    let chain = (0..<200).map { "A\($0) = \"$(A\($0 + 1))$(A\($0 + 1))\";" }.joined(separator: " ")
    let long = (0..<30).map { "B\($0) = \"$(B\($0 + 1)):lower:$(B\($0 + 1)) \";" }.joined(separator: " ") + " B30 = x;"
    let clique = (0..<20).map { number in "C\(number) = \"\((0..<20).map { "$(C\($0))" }.joined())\";" }.joined(separator: " ")
    for settings in [chain, long, clique, "D = \"\(String(repeating: "$(", count: 30_000))\";"] {
      let (model, seconds) = try model(settings: settings)
      expect(seconds, below: 4)
      expect(model.problems.contains { $0.reason.contains("expand without end") && $0.line != nil })
      expect(model.targets.map(\.name), equals: ["App", "Kit"])
    }
  }

  @Test("A value that inherits itself twice a line is left empty, with a message")
  func inheritance() throws {
    let lines = "A = x\n" + String(repeating: "A = $(inherited)$(inherited)\n", count: 60)
    let (model, seconds) = try model(settings: "", files: ["/p/App/Shared.xcconfig": lines])
    expect(seconds, below: 4)
    expect(model.problems.contains { $0.reason.contains("A are left empty") })
  }

  @Test("Values with many references, as those of pods, are expanded as before")
  func ordinary() throws {
    let list = (0..<400).map { "$(PODS_ROOT)/Pod\($0)" }.joined(separator: " ")
    let (model, _) = try model(settings: "PODS_ROOT = \"$(SRCROOT)/Pods\"; HEADER_SEARCH_PATHS = \"\(list)\";")
    expect(model.problems, equals: [])
    expect(model.targets[0].settings.list("HEADER_SEARCH_PATHS").last, equals: "/p/Pods/Pod399")
  }

  @Test("A configuration file that includes itself, or others twice each, is read to a limit, with a message")
  func includes() throws {
    var files = ["/p/App/Shared.xcconfig": "#include \"Shared.xcconfig\"\n#include \"I0.xcconfig\"\nSWIFT_VERSION = 5.0\n"]
    for step in 0..<40 {
      files["/p/App/I\(step).xcconfig"] =
        String(repeating: "#include \"I\(step + 1).xcconfig\"\n", count: 2) + "A\(step) = $(inherited) x\n"
    }
    files["/p/App/I40.xcconfig"] = "B = 1\n"
    var (model, seconds) = try model(settings: "", files: files)
    expect(seconds, below: 4)
    expect(model.problems.contains { $0.reason.contains("includes itself") })
    expect(model.problems.contains { $0.reason.contains("more than 1000 files are included") && $0.line != nil })
    // Nested, without repetition.
    files = ["/p/App/Shared.xcconfig": "#include \"I0.xcconfig\"\n"]
    for step in 0..<5_000 { files["/p/App/I\(step).xcconfig"] = "#include \"I\(step + 1).xcconfig\"\n" }
    (model, seconds) = try self.model(settings: "", files: files)
    expect(seconds, below: 4)
    expect(model.problems.contains { $0.reason.contains("nested more than 64 levels") })
  }

  @Test("Patterns of a pod with many stars, choices and deep folders end, and match as before")
  func patterns() {
    var files = MemoryFiles()
    files.add("/p/\(String(repeating: "a", count: 200))", Data())
    for path in ["/p/a.swift", "/p/x/b.swift", "/p/x/y/c.swift", "/p/x/y/d.m"] { files.add(path, Data()) }
    let start = Date()
    expect(PathPattern("*a*a*a*a*a*a*a*a*a*a*b").paths(below: "/p", files: files), equals: [])
    expect(PathPattern(String(repeating: "{a,b}", count: 40)).paths(below: "/p", files: files), equals: [])
    expect(PathPattern("**/**/**/**/*.swift").paths(below: "/p", files: files), equals: ["/p/a.swift", "/p/x/b.swift", "/p/x/y/c.swift"])
    expect(PathPattern("x/**/*.{swift,m}").paths(below: "/p", files: files), equals: ["/p/x/b.swift", "/p/x/y/c.swift", "/p/x/y/d.m"])
    expect(PathPattern("[a-c].s?i*").paths(below: "/p", files: files), equals: ["/p/a.swift"])
    expect(Date().timeIntervalSince(start), below: 4)
  }

  @Test("Parts of a pod that depend on each other are chosen once")
  func parts() throws {
    let text =
      "Pod::Spec.new do |s|\n s.name = 'P'\n s.subspec 'A' do |a|\n a.dependency 'P/B'\n end\n s.subspec 'B' do |b|\n b.dependency 'P/A'\n end\nend\n"
    let spec = try #require(Podspec(data: Data(text.utf8), path: "/P.podspec"))
    expect(spec.parts(["A"]).map(\.name), equals: ["P", "A", "B"])
  }

  @Test("Property lists that are nested deeply are refused before Foundation reads them")
  func nesting() {
    let deep = "<?xml version=\"1.0\"?><plist version=\"1.0\">" + String(repeating: "<array>", count: 100_000)
    expect(PropertyListNesting.isTooDeep(Data(deep.utf8)))
    expect(PropertyListNesting.isTooDeep(Data(String(repeating: "(", count: 100_000).utf8)))
    expect(
      !PropertyListNesting.isTooDeep(
        Data(
          "<?xml version=\"1.0\"?><plist><dict><key>(((</key>\(String(repeating: "<array/><data>AA</data>", count: 500))</dict></plist>"
            .utf8)))
    #expect(throws: ProjectError.self) { try PropertyListParser.parse(Data(deep.utf8), path: "p") }
  }
}
