import Foundation
import Testing
import TrestleExpectations

@testable import ObjectiveCTranslator

struct FactTableTests {
  private static let support = "ObjectiveCSupport.swift"

  /// Returns a folder with copies of the translator's files, of which `change` gives other contents for the facts.
  private func folder(_ change: (Data) -> Data? = { $0 }) throws -> String {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try change(TranslatorData.shared.read(FactTable.fileName))?.write(to: URL(fileURLWithPath: "\(folder)/\(FactTable.fileName)"))
    for name in [Self.support, MessageRules.fileName] {
      try TranslatorData.shared.read(name).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    return folder
  }

  @Test("The search finds the values of every key, and of no other") func search() throws {
    let data = try TranslatorData.shared.read(FactTable.fileName)
    let lines = try FactLines(data, name: "facts")
    var all: [String: [Substring]] = [:]
    var keys: [Substring] = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst() {
      let parts = line.split(separator: "\t", maxSplits: 1)
      try #require(parts.count == 2)
      if keys.last != parts[0] { keys.append(parts[0]) }
      all[String(parts[0]), default: []].append(parts[1])
    }
    expect(
      keys.count == all.count
        && keys.map { Array($0.utf8) }.elementsEqual(keys.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }))
    for (key, values) in all {
      try #require(lines.values(of: key) == values)
      try #require(all[key + "!"] != nil || lines.values(of: key + "!").isEmpty)
      try #require(all[String(key.dropLast())] != nil || lines.values(of: String(key.dropLast())).isEmpty)
    }
    for key in ["", " ", "a", "t ", "zzz", "t UIView\n", "\t"] { expect(lines.values(of: key).isEmpty) }
  }

  @Test("Types, aliases, functions, nested types and constants are read") func kinds() throws {
    let facts = FactTable.shared
    expect(facts.problem == nil)
    expect(facts.types["UILabel"]?.kind == .class && facts.types["UILabel"]?.superclass == "UIView")
    expect(facts.types["UILabel"]?.members.contains { $0.name == "text" && $0.kind == .property && $0.isOpen }, equals: true)
    expect(facts.types["UITableViewDelegate"]?.kind == .protocol && facts.types["Unknown"] == nil)
    expect(facts.nested["UIControlState"], equals: "UIControl.State")
    expect(facts.constants["UIControlStateNormal"]?.type, equals: "UIControl.State")
    expect(facts.constants["UIKeyboardWillShowNotification"]?.member.name, equals: "keyboardWillShowNotification")
    expect(facts.globals["CACurrentMediaTime"]?.first?.kind, equals: .method)
    expect(facts.aliases["AVAudioChannelCount"], equals: "UInt32")
  }

  @Test("A missing, shortened or foreign file is reported in one line") func damage() throws {
    expect(ObjectiveCTranslation.problem == nil)
    #expect(ObjectiveCTranslation.problem(of: TranslatorData(folders: [try folder()])) == nil)
    let damaged: [(Data) -> Data?] = [
      { _ in nil }, { _ in Data() }, { _ in Data("\n".utf8) }, { _ in Data([0, 255, 10, 254]) }, { $0.dropLast() },
      { $0.dropLast(100_000) },
      { $0 + Data("x\n".utf8) },
      { Data(String(decoding: $0, as: UTF8.self).replacing("facts 1 ", with: "facts 2 ", maxReplacements: 1).utf8) },
    ]
    for change in damaged {
      let data = TranslatorData(folders: ["/nowhere", try folder(change)])
      let problem = try #require(ObjectiveCTranslation.problem(of: data))
      expect(problem.hasPrefix("ObjectiveCFacts.txt of the Objective-C translator is") && !problem.contains("\n"))
      expect(FactTable(data).types["UIView"] == nil)
    }
    for name in [Self.support, MessageRules.fileName] {
      let folder = try folder()
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      expect(ObjectiveCTranslation.problem(of: TranslatorData(folders: [folder]))?.hasPrefix("\(name) of the"), equals: true)
      try Data("x\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      if name == MessageRules.fileName {
        let problem = ObjectiveCTranslation.problem(of: TranslatorData(folders: [folder]))
        expect(problem, equals: "\(name) of the Objective-C translator is damaged in line 1")
      }
    }
  }

  @Test("Lines that mean nothing are no members") func lines() throws {
    let text = "t A\tC\nt A\t\nt A\tf\nt A\t+ x\nt A\tq x|y\nt A\tv \nt B\t\n"
    let data = Data("objective-c-facts 1 \(text.utf8.count)\n\(text)".utf8)
    let facts = FactTable(TranslatorData(folders: [try folder { _ in data }]))
    expect(facts.problem == nil && facts.types["A"]?.superclass == nil && facts.types["B"]?.members.isEmpty == true)
  }
}
