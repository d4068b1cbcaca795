import Testing
import TrestleExpectations

@testable import XcodeProject

@Suite struct SettingsTests {
  private func settings(_ levels: [[String: String]], configuration: String = "Debug") -> BuildSettings {
    var settings = BuildSettings(configuration: configuration, defaults: ["TARGET_NAME": "My App"])
    for level in levels { settings.add(level.sorted { $0.key < $1.key }.map { SettingAssignment(key: $0.key, text: $0.value) }) }
    return settings
  }

  @Test("Later levels win, and inherit on request")
  func levels() {
    let merged = settings([["A": "1", "B": "x"], ["A": "$(inherited) 2"], ["A": "${inherited} 3", "B": "y"]])
    expect(merged["A"], equals: "1 2 3")
    expect(merged["B"], equals: "y")
    expect(merged["C"] == nil)
  }

  @Test("Variables nest, support operators and end in cycles")
  func variables() {
    let merged = settings([
      [
        "NAME": "$(TARGET_NAME:c99extidentifier)", "ID": "org.$(TARGET_NAME:rfc1034identifier:lower)", "WHICH": "NAME",
        "NESTED": "$($(WHICH))", "NONE": "[$(MISSING)]", "FALLBACK": "$(MISSING:default=f)", "LOOP": "a$(LOOP2)", "LOOP2": "b$(LOOP)",
        "COST": "5$ $x",
      ]
    ])
    expect(merged["NAME"], equals: "My_App")
    expect(merged["ID"], equals: "org.my-app")
    expect(merged["NESTED"], equals: "My_App")
    expect(merged["NONE"], equals: "[]")
    expect(merged["FALLBACK"], equals: "f")
    expect(merged["LOOP"], equals: "ab")
    expect(merged["COST"], equals: "5$ $x")
  }

  @Test("Conditions count as for the simulator")
  func conditions() {
    let level = [
      "A": "1", "A[sdk=iphonesimulator*]": "2", "B": "1", "B[sdk=iphoneos*]": "2", "C[config=Debug]": "d", "C[config=Release]": "r",
      "D[sdk=iphone*][arch=x86_64]": "both", "D[sdk=iphone*][arch=arm64]": "no",
    ]
    let merged = settings([level])
    expect(merged["A"], equals: "2")
    expect(merged["B"], equals: "1")
    expect(merged["C"], equals: "d")
    expect(merged["D"], equals: "both")
    expect(settings([level], configuration: "Release")["C"], equals: "r")
  }

  @Test("Lists split at blanks outside of quotation marks")
  func lists() {
    expect(settings([["L": "a \"b c\" d\\ e 'f'"]]).list("L"), equals: ["a", "b c", "d e", "f"])
  }

  @Test("Configuration files include others, skip comments and report unreadable files")
  func files() {
    let files = MemoryFiles([
      "/p/A.xcconfig": "// head\n#include \"sub/B.xcconfig\"\n#include? \"None.xcconfig\"\nA = 1 // one\nB[sdk=*] = 2;\nnonsense\n",
      "/p/sub/B.xcconfig": "C = three\n#include \"../A.xcconfig\"\n#include \"Missing.xcconfig\"",
    ])
    let file = ConfigurationFile(path: "/p/A.xcconfig", files: files)
    expect(file.assignments.map(\.name), equals: ["C", "A", "B"])
    expect(file.assignments.map(\.text), equals: ["three", "1", "2"])
    expect(file.problems.map(\.line), equals: [2, 3, 6])
    expect(file.assignments[2].conditions, equals: ["sdk=*"])
  }

  @Test(
    "Patterns match with stars", arguments: [("iphoneos", "iphone*", true), ("abc", "a*c", true), ("abc", "*d", false), ("a", "a", true)])
  func patterns(text: String, pattern: String, matches: Bool) {
    expect(SettingAssignment.matches(text, pattern: pattern), equals: matches)
  }
}
