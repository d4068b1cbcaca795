import Foundation
import Synchronization

/// The Swift of a target's Objective-C.
public struct ObjectiveCTranslation: Sendable {
  public struct File: Sendable {
    public var name: String
    /// The path of the original.
    public var path: String
    public var text: String
    var methods: [String?]
    /// The lines of the original whose statements the lines are.
    var statements: [Int?] = []

    /// The names of the parts that hold a line (from 1), the smallest first; nil where only the whole file does.
    public func parts(atLine line: Int) -> [String]? {
      guard methods.indices.contains(line - 1), let name = methods[line - 1] else { return nil }
      if name.hasSuffix(FileText.wholeKey("")) { return [name] }
      let statement = statements.indices.contains(line - 1) ? statements[line - 1].map { ["\(name)#\($0)"] } : nil
      return (statement ?? []) + [name, FileText.wholeKey(name)]
    }
  }

  /// A module whose sources in Objective-C are translated as well.
  public struct Library: Sendable {
    public var module: String
    public var headers: [CFile]
    /// The members that its sources implement, without private ones.
    let implementations: [CFile]

    /// Whether it is an application, which tests import with what is not public.
    let isTested: Bool

    public init(module: String, headers: [CFile], sources: [CFile], isTested: Bool = false) {
      (self.module, self.headers, self.isTested) = (module, headers, isTested)
      let classes = Set(headers.flatMap(\.declarations).compactMap { if case .interface(let value) = $0 { value.name } else { nil } })
      implementations = sources.map { source in
        var source = source
        source.declarations.removeAll {
          switch $0 {
          case .interface(let value): value.category == nil || !classes.contains(value.name)
          case .implementation(let value): !classes.contains(value.name)
          default: true
          }
        }
        return source
      }
    }
  }

  /// What was written for one file. It is the same as long as all files are, and the parts that are held of this one.
  public struct Part: Codable, Sendable {
    public struct LeftOut: Codable, Sendable {
      public var path: String
      public var line: Int
      public var method: String
      public var reason: String
    }

    public var path: String
    public var held: [String: String]
    /// Empty if nothing is declared.
    var text: String
    var methods: [String?]
    var statements: [Int?]
    var leftOut: [LeftOut]
  }

  public private(set) var parts: [Part] = []
  public var files: [File] {
    var names: Set<String> = []
    return parts.filter { !$0.text.isEmpty }.map { part in
      var name = URL(fileURLWithPath: part.path).lastPathComponent.replacingOccurrences(of: ".", with: "_")
      while !names.insert(name).inserted { name += "_" }
      return File(name: name + ".swift", path: part.path, text: part.text, methods: part.methods, statements: part.statements)
    }
  }

  /// The methods that are held, and the statements that are left out of others, with the reason.
  public var leftOut: [Part.LeftOut] { parts.flatMap(\.leftOut) }

  /// The files that were written before.
  public init(_ parts: [Part]) { self.parts = parts }

  /// - Parameters:
  ///   - held: The methods whose bodies are not written, as `-[Name selector:]`, `+[Name selector:]` or `function()`, with the reasons, by
  ///     the paths of the files. A number sign and a line after the name hold the statement in that line alone; with ``FileText/wholeKey(_:)``
  ///     nothing is declared.
  ///   - swift: What the target's Swift declares.
  ///   - libraries: The modules that the files import.
  ///   - isLibrary: Whether other modules use what the headers declare.
  ///   - known: What was written of the same files, with other parts held.
  public init(
    headers: [CFile], sources: [CFile], held: [String: [String: String]] = [:], swift: SwiftInterface = SwiftInterface(),
    libraries: [Library] = [], isLibrary: Bool = false, known: [Part] = []
  ) {
    // Nothing changes it while the files are written.
    nonisolated(unsafe) let program = Program(headers: headers, sources: sources, libraries: libraries, isLibrary: isLibrary, swift: swift)
    let byName = Dictionary(headers.map { (URL(fileURLWithPath: $0.path).lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
    let all = headers + sources
    let imports = libraries.map { ($0.isTested ? "@testable import " : "import ") + $0.module }
    let exported = Set(isLibrary ? headers.flatMap(\.modules) : [])
    let before = Dictionary(known.map { ($0.path, $0) }) { first, _ in first }
    let written = Mutex<[Int: Part]>([:])
    DispatchQueue.concurrentPerform(iterations: all.count) { index in
      let file = all[index]
      let own = held[file.path] ?? [:]
      if let part = before[file.path], part.held == own {
        written.withLock { $0[index] = part }
        return
      }
      let writer = FileWriter(program: program, file: file, isHeader: index < headers.count, held: own)
      writer.modules = Self.modules(of: file, headers: byName)
      writer.libraries = imports
      writer.exported = exported
      writer.write()
      let lines = writer.hasContent ? writer.text.lines : []
      let part = Part(
        path: file.path, held: own, text: lines.isEmpty ? "" : lines.map(\.text).joined(separator: "\n") + "\n",
        methods: lines.map(\.method), statements: lines.map(\.statement), leftOut: writer.leftOut)
      written.withLock { $0[index] = part }
    }
    parts = written.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func modules(of file: CFile, headers: [String: CFile]) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    var waiting = [file]
    while let next = waiting.popLast() {
      for module in next.modules where !result.contains(module) { result.append(module) }
      for name in next.imports where seen.insert(name).inserted { if let header = headers[name] { waiting.append(header) } }
    }
    return result
  }

  /// The file that declares what the written Swift uses, which a target needs once; empty if it is missing.
  public static var supportFile: File {
    let text = (try? TranslatorData.shared.read(supportName)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return File(name: supportName, path: "ObjectiveCSupport", text: text, methods: [])
  }

  /// Identifies the files of the translator's data by their sizes and dates.
  public static let dataStamp = [FactTable.fileName, MessageRules.fileName, supportName]
    .map { TranslatorData.shared.stamp(of: $0) }.joined(separator: " ")

  private static let supportName = "ObjectiveCSupport.swift"

  /// The reason for which nothing can be translated: a file of the translator is missing or damaged.
  public static let problem: String? = problem(of: .shared)

  static func problem(of data: TranslatorData) -> String? {
    if let problem = FactTable(data).problem ?? MessageRules(data).problem { return problem }
    do throws(TranslatorData.Damage) {
      let support = try data.read(supportName)
      return support.isEmpty ? "\(supportName) of the Objective-C translator is empty; get it again from the repository" : nil
    } catch {
      return error.message
    }
  }
}
