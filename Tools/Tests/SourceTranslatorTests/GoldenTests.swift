import Foundation
import SourceTranslator
import SwiftParser
import SwiftSyntax
import Testing
import TrestleExpectations

/// The folders of `Golden`: each has input files and, beside them, what the translator makes of them.
///
/// `TRESTLE_RECORD=1 swift test` writes the expected files.
struct GoldenCase: CustomTestStringConvertible, Sendable {
  let folder: URL

  static let all: [GoldenCase] = {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
    let folders = (try? FileManager.default.contentsOfDirectory(at: golden, includingPropertiesForKeys: nil)) ?? []
    return folders.sorted { $0.path < $1.path }.map(GoldenCase.init)
  }()

  var testDescription: String { folder.lastPathComponent }

  var inputs: [SourceFile] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".linux.swift") }
        .map { SourceFile(path: $0, text: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }
  }

  func translate(_ files: [SourceFile]) -> TargetTranslator {
    var options = TranslationOptions()
    let text = files.map(\.text).joined()
    if text.contains("// swift-mode: 6") { options.languageMode = "6" }
    if text.contains("// swift-mode: 4") { options.languageMode = "4" }
    options.isTestTarget = text.contains("// tests")
    if let match = text.firstMatch(of: /\/\/ module (\w+) is (\w+)/) { options.renamedModules[String(match.1)] = String(match.2) }
    if text.contains("// framework") { options.bundlePath = "Frameworks/App.framework" }
    return TargetTranslator(module: "App", files: files, options: options)
  }
}

@Suite struct GoldenTests {
  @Test("The translation of each rule's input is the recorded one", arguments: GoldenCase.all)
  func translation(_ golden: GoldenCase) throws {
    let result = golden.translate(try golden.inputs)
    var expected: [(name: String, text: String)] = result.outputs.map { ($0.name, $0.text ?? "") }
    expected.append(("_TrestleModule.linux.swift", result.moduleFile))
    expected.append(("Diagnostics.txt", result.diagnostics.map { "\($0)\n" }.joined()))
    for (name, text) in expected {
      let url = golden.folder.appendingPathComponent(name)
      if ProcessInfo.processInfo.environment["TRESTLE_RECORD"] == "1" {
        if !text.isEmpty { try text.write(to: url, atomically: true, encoding: .utf8) }
        continue
      }
      let recorded = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      expect(text, equals: recorded, "\(golden.folder.lastPathComponent)/\(name)")
    }
  }

  @Test("A translation has the lines of its original", arguments: GoldenCase.all)
  func lines(_ golden: GoldenCase) throws {
    let inputs = try golden.inputs
    for (input, output) in zip(inputs, golden.translate(inputs).outputs) {
      let text = try #require(output.text)
      expect(text.hasPrefix("#sourceLocation(file: \"\(input.path)\", line: 1)\n"))
      expect(lineCount(text), equals: lineCount(input.text) + 1)
    }
  }

  @Test("A translation parses without errors", arguments: GoldenCase.all)
  func syntax(_ golden: GoldenCase) throws {
    for output in golden.translate(try golden.inputs).outputs {
      expect(!Parser.parse(source: output.text ?? "").hasError)
    }
  }

  @Test("Translating a translation changes nothing", arguments: GoldenCase.all)
  func repetition(_ golden: GoldenCase) throws {
    let first = golden.translate(try golden.inputs)
    let files = first.outputs.map { output in
      SourceFile(path: output.path, text: String((output.text ?? "").drop { $0 != "\n" }.dropFirst()))
    }
    let second = golden.translate(files)
    for (one, two) in zip(first.outputs, second.outputs) { expect(one.text, equals: two.text) }
  }

  /// The folders that show what the rules of each source file do.
  private static let folders: [String: [String]] = [
    "AddedMethods": ["added-methods", "added-methods-in-files"],
    "AnyObjectLookup": ["lookup", "lookup-perform"], "AsyncRequirements": ["async-requirements"],
    "Attributes": ["application", "objc", "outlets"],
    "Calls": ["as-written", "class-for-coder", "framework", "refusals"],
    "ClassTables": ["actions", "actions-swift6", "outlets"], "Conditions": ["conditions"],
    "CoreFoundationPointers": ["core-foundation"],
    "ExchangedMethods": ["exchanged-methods"], "FoundationNames": ["foundation-names"], "Existentials": ["optional-requirements"],
    "ExtensionDispatch": ["extension-dispatch"], "ExtensionForwarder": ["extension-overrides"],
    "ExtensionOverrides": ["extension-overrides"], "ImpossibleCasts": ["impossible-casts"], "Imports": ["imports", "renamed-modules"],
    "Instantiation": ["instantiation"], "MadeObjects": ["made-objects"],
    "ManagedProperties": ["managed-properties"], "MatchingSelectors": ["matching-selectors"],
    "MissingOverrides": ["nsobject-members"], "NotificationCenters": ["nsobject-members"],
    "ObservedProperties": ["observed-properties"],
    "NumberOperators": ["foundation-names"], "OlderOverrides": ["older-overrides"],
    "OptionalRequirements": ["kit-optional-calls", "optional-method-values", "optional-requirements"],
    "Previews": ["hosting", "previews", "swiftui-names"],
    "RawValues": ["raw-values"], "SelectorName": ["selectors"],
    "Selectors": ["literals", "observing-by-name", "selectors"], "TestCases": ["swift-testing", "tests"],
    "UndoInvocations": ["undo-invocations"], "UnknownCases": ["unknown-cases"],
  ]

  @Test("Every rule has a folder with an example, and every folder belongs to a rule")
  func completeness() throws {
    let rules = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/SourceTranslator/Rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: rules.path).map { String($0.dropLast(".swift".count)) }
    expect(Set(names).subtracting(["FileTranslator"]), equals: Set(Self.folders.keys))
    // Generic classes go through several rules.
    expect(Set(Self.folders.values.joined()).union(["generics"]), equals: Set(GoldenCase.all.map(\.folder.lastPathComponent)))
    for golden in GoldenCase.all { try expect(!golden.inputs.isEmpty) }
  }

  private func lineCount(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
