import Foundation
import SourceTranslator
import Testing
import TrestleExpectations

/// The sources below a folder, as one module.
struct Corpus: CustomTestStringConvertible, Sendable {
  let folder: String

  /// Folders that have inputs of the translator or whole applications for iOS.
  private static let others = ["/.build/", "/Golden/", "/Samples/"]

  var testDescription: String { URL(fileURLWithPath: folder).lastPathComponent }

  var files: [SourceFile] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let sources = names.filter { name in name.hasSuffix(".swift") && !Self.others.contains { "/\(name)".contains($0) } }
    return sources.sorted().compactMap { name in
      let path = folder + "/" + name
      return (try? String(contentsOfFile: path, encoding: .utf8)).map { SourceFile(path: path, text: $0) }
    }
  }

  static let root: String = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.path
  }()

  /// Folders of this repository. UIKit and the tests of the frameworks are left out to save time.
  static let own: [Corpus] = ["Sources", "Tools/Sources", "Tools/Tests", "Examples"].flatMap { part -> [Corpus] in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(part)")) ?? []
    return names.filter { $0 != "UIKit" }.sorted().map { Corpus(folder: "\(root)/\(part)/\($0)") }
  }

  /// The folders in `TRESTLE_CORPUS`, with Swift of others.
  static let foreign = (ProcessInfo.processInfo.environment["TRESTLE_CORPUS"] ?? "").split(separator: ":").map {
    Corpus(folder: String($0))
  }

  /// Translates all and compares each file.
  func comparisons() -> (all: [TranslationComparison], warnings: [String: Set<Int>]) {
    let files = files
    var options = TranslationOptions()
    let modules = try? FileManager.default.contentsOfDirectory(atPath: Self.root + "/Sources")
    options.availableModules = Set(modules ?? [])
    return Self.compare(files, TargetTranslator(module: "Corpus", files: files, options: options))
  }

  static func compare(_ files: [SourceFile], _ result: TargetTranslator) -> (all: [TranslationComparison], warnings: [String: Set<Int>]) {
    let all = zip(files, result.outputs).map {
      TranslationComparison(path: $0.path, original: $0.text, translation: $1.text ?? "")
    }
    let warnings = Dictionary(grouping: result.diagnostics.filter { $0.severity != .note }, by: \.file).mapValues { Set($0.map(\.line)) }
    return (all, warnings)
  }
}

@Suite struct UnchangedSwiftTests {
  /// Compares folders; returns the number of functions that were compared.
  private func check(_ corpora: [Corpus]) async -> Int {
    await withTaskGroup(of: (count: Int, faults: [String]).self) { group in
      for corpus in corpora {
        group.addTask {
          let (all, warnings) = corpus.comparisons()
          let missing = all.flatMap(\.missing).filter { warnings[$0.path]?.isDisjoint(with: $0.lines) ?? true }
          return (
            all.reduce(0) { $0 + $1.functionCount },
            all.flatMap(\.changed).map { "changed: \($0)" } + missing.map { "missing: \($0)" }
          )
        }
      }
      return await group.reduce(0) { count, result in
        expect(result.faults.isEmpty, "\(result.faults.joined(separator: "\n"))")
        return count + result.count
      }
    }
  }

  @Test("5,000 functions that name nothing of Objective-C are unchanged but for white space, and nothing is missing without a warning")
  func repository() async {
    let count = await check(Corpus.own)
    expect(count, atLeast: 5000, "\(count) functions were compared")
  }

  @Test("The same holds for the folders in TRESTLE_CORPUS", .enabled(if: !Corpus.foreign.isEmpty))
  func foreign() async {
    let count = await check(Corpus.foreign)
    print("\(count) functions were compared")
  }

  @Test("Each declaration and statement that a translation lacks has a warning at its line", arguments: GoldenCase.all)
  func warnings(_ golden: GoldenCase) throws {
    let inputs = try golden.inputs
    let (all, warnings) = Corpus.compare(inputs, golden.translate(inputs))
    for place in all.flatMap(\.missing) {
      expect(warnings[place.path]?.isDisjoint(with: place.lines), equals: false, "\(place)")
    }
  }

  private func translation(_ text: String) throws -> String {
    let file = SourceFile(path: "A.swift", text: text)
    return try #require(TargetTranslator(module: "App", files: [file]).outputs[0].text)
  }

  @Test("An override is not taken for one of an overload that an extension of the class declares")
  func overloads() throws {
    let override = "override func encode(_ value: Bool, forKey key: String) {}"
    let overload = "func encode(_ size: CGFloat, forKey key: String) { encode(Double(size), forKey: key) }"
    let text = try translation("import UIKit\nextension NSCoder { \(overload) }\nclass Coder: NSCoder { \(override) }\n")
    expect(text.contains(override) && text.contains("{ \(overload)"), "\(text)")
  }

  @Test("A property is not taken for an optional requirement of a protocol whose name is part of its type's")
  func names() throws {
    let function = "func show(_ player: Player) -> Bool { player.name == \"a\" && player.text == nil }"
    let text = try translation(
      """
      @objc protocol Play { @objc optional var name: String { get }; @objc optional func text() -> String }
      struct Player { var name: String; var text: String? }
      \(function)
      """)
    expect(text.contains(function), "\(text)")
  }

  @Test("Generated Swift without Objective-C is translated to itself", arguments: 0..<12)
  func generated(_ seed: Int) throws {
    var generator = SwiftGenerator(seed: UInt64(seed))
    let files = (0..<4).map { SourceFile(path: "File\($0).swift", text: generator.file($0)) }
    let result = TargetTranslator(module: "App", files: files)
    expect(result.diagnostics, equals: [])
    for (file, output) in zip(files, result.outputs) {
      let text = String(try #require(output.text).drop { $0 != "\n" }.dropFirst())
      let lines = zip(text.split(separator: "\n"), file.text.split(separator: "\n")).filter { $0 != $1 }
      expect(lines.isEmpty && text == file.text, "\(lines.map { "\($1)\n→ \($0)" }.joined(separator: "\n"))")
    }
  }
}
