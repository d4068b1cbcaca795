import Foundation
import SwiftParser
import SwiftSyntax

/// Translates the Swift files of one target, so that they compile and run against Trestle on Linux.
///
/// The whole target is translated as a unit, because many rules need declarations from other files. The translation is deterministic and
/// has no side effects. Each output has the lines of its original and begins with `#sourceLocation`, so that compile errors, traps and test
/// failures name the original file and line.
public struct TargetTranslator: Sendable {
  /// The target's declarations, for dependent targets and for the next incremental translation.
  public let index: TargetIndex
  /// One output for each source file, in the same order.
  public let outputs: [TranslatedFile]
  /// The text of `_TrestleModule.swift`: the class from which the runtime gets the module's tables.
  public let moduleFile: String
  /// Whether the index is the previous one.
  public let isKept: Bool
  /// Errors and notes, sorted by file and line. If there is an error, the target cannot be built.
  public let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - module: The name of the target's module.
  ///   - files: The target's Swift files.
  ///   - dependencies: The indexes of the targets it depends on, directly or indirectly.
  ///   - previous: The index of the last translation, whose outputs still exist.
  ///   - declarations: Those of some of the files, which were read before.
  ///   - leavesOutMore: Whether more parts are rejected than in the last translation, and none less.
  package init(
    module: String, files: [SourceFile], dependencies: [TargetIndex] = [], options: TranslationOptions = TranslationOptions(),
    previous: TargetIndex? = nil, declarations: SourceDeclarations? = nil, leavesOutMore: Bool = false
  ) {
    let previous = previous?.translatorVersion == TargetIndex.currentVersion ? previous : nil
    let names = OutputNames(files.map(\.path))
    let known = Dictionary((previous?.files ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let parsed = concurrentMap(files) {
      ParsedFile(
        $0, module: module, known: known[$0.path], read: declarations?.trees[$0.path],
        repairs: options.leavesOutMissing && !options.isAsWritten)
    }
    let exchanged = ExchangedSelectors(
      texts: parsed.map(\.source.text), known: parsed.map(\.index.exchanges), exchangers: Set(dependencies.flatMap(\.exchangers))
    ) { parsed[$0].parse() }
    let held = parsed.map { options.heldDigest(of: $0.source.path) }
    let isUnchanged =
      parsed.count == known.count && zip(parsed, held).allSatisfy { $0.isUnchanged && $0.index.heldDigest == $1 }
    let specs = options.isTestTarget ? SpecTests.Preparation(for: files.map(\.text)) : SpecTests.Preparation()
    // The last follow from bodies in other files.
    let interface = Digest.of(
      (parsed.map(\.index.declarationsDigest) + files.map(\.path) + dependencies.map(\.interfaceDigest) + [options.digest]
        + exchanged.names.sorted() + specs.words).joined(separator: " "))
    let isSame = interface == previous?.interfaceDigest
    let leftOutBelow = Set(dependencies.flatMap(\.leftOut))
    if isUnchanged, isSame, let previous, leftOutBelow == Set(previous.leftOutBelow) {
      index = previous
      isKept = true
      outputs = files.indices.map { TranslatedFile(path: files[$0].path, name: names[$0].name, text: nil) }
      (moduleFile, diagnostics) = Self.results(index, identifiers: files.indices.map { names[$0].identifier }, options)
      return
    }
    isKept = false
    var declared = DeclarationLookup(module: module, files: parsed.map(\.index), dependencies: dependencies, exchanged: exchanged)
    let inherited = leftOutBelow.filter { declared.type(named: $0)?.module != module }
    declared.specs = specs
    declared.leftOut = inherited
    var parts: [[String]] = parsed.map { _ in [] }
    if !options.isAsWritten {
      let known = isSame && leavesOutMore && parsed.allSatisfy(\.isUnchanged) ? previous : nil
      parts = known.flatMap { Self.grown(parsed, held, declared, options, after: $0) } ?? Self.leftOut(parsed, declared, options)
    }
    let leftOutOfFiles = parts
    let leftOut = Set(parts.joined())
    declared.leftOut = inherited.union(leftOut)
    let lookup = declared
    // Another file is translated again only if it uses what is left out now, or was before.
    let before = Set((previous?.leftOut ?? []) + (previous?.inherited ?? []))
    let words = Set(lookup.leftOut.symmetricDifference(before).map(MissingParts.simpleName)).sorted()

    let results = concurrentMap(Array(parsed.indices)) { position -> (index: FileIndex, text: String?) in
      let file = parsed[position]
      var index = file.index
      (index.heldDigest, index.leftOut) = (held[position], leftOutOfFiles[position])
      if options.isAsWritten {
        let text =
          options.isTestTarget
          ? SpecTests.text(of: file.source.text, lookup.specs, file.parse()) : file.source.text
        return (index, Self.header(file.source.path) + Self.withoutAppleModules(text))
      }
      if isSame, file.isUnchanged, index.heldDigest == file.index.heldDigest, words.isEmpty || !file.source.text.holds(anyOf: words) {
        return (index, nil)
      }
      let translator = FileTranslator(
        file: file.source, tree: file.parse(), identifier: names[position].identifier, lookup: lookup, options: options)
      let text = translator.translate()
      index.diagnostics = file.diagnostics + translator.diagnostics
      index.hasTables = !translator.tables.isEmpty
      index.aliases = translator.tables.aliases
      index.needsStandIns = MissingParts.isUsed(in: text)
      return (index, Self.header(file.source.path) + text)
    }
    outputs = results.indices.map {
      TranslatedFile(path: files[$0].path, name: names[$0].name, text: results[$0].text)
    }
    var index = TargetIndex(module: module)
    index.files = results.map(\.index)
    index.interfaceDigest = interface
    for position in results.indices { index.files[position].exchanges = exchanged.files[position] }
    index.leftOut = leftOut.sorted()
    (index.leftOutBelow, index.inherited) = (leftOutBelow.sorted(), inherited.sorted())
    index.exchangers = exchanged.exchangers.sorted()
    self.index = index
    (moduleFile, diagnostics) = Self.results(index, identifiers: results.indices.map { names[$0].identifier }, options)
  }

  private static func results(_ index: TargetIndex, identifiers: [String], _ options: TranslationOptions) -> (String, [Diagnostic]) {
    if options.isAsWritten { return ("", []) }
    let diagnostics = index.files.flatMap(\.diagnostics).sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    return (ModuleFile.text(module: index.module, files: index.files, identifiers: identifiers, options), diagnostics)
  }

  /// Returns a source that is compiled as it is with the conditions of Linux, where Apple's modules are not there.
  private static func withoutAppleModules(_ text: String) -> String {
    guard text.holds("canImport(") else { return text }
    return text.replacing(#/canImport\((\w+)\)/#) { match in
      let module = String(match.1)
      let isApple =
        module == "UIKit" || AppleFrameworks.missing.contains(module) || AppleFrameworks.merged.contains(module)
        || AppleFrameworks.homes[module] != nil
      return isApple ? "false" : String(match.0)
    }
  }

  /// Returns the names of declarations that cannot be compiled, because they use a missing framework, directly or through others: those of
  /// each file.
  private static func leftOut(_ files: [ParsedFile], _ lookup: DeclarationLookup, _ options: TranslationOptions) -> [[String]] {
    leftOut(files, lookup, options, names: files.map { _ in [] }, visiting: Array(files.indices))
  }

  private static func leftOut(
    _ files: [ParsedFile], _ lookup: DeclarationLookup, _ options: TranslationOptions, names: [[String]], visiting first: [Int]
  ) -> [[String]] {
    var (lookup, names, waiting) = (lookup, names.map { Set($0) }, first)
    let known = lookup.leftOut
    var found = names.reduce(into: Set<String>()) { $0.formUnion($1) }
    while true {
      lookup.leftOut = known.union(found)
      let current = lookup
      let next = concurrentMap(waiting) { position in
        MissingParts(of: files[position].source, lookup: current, options: options) { files[position].parse() }?.names ?? []
      }
      for (position, more) in zip(waiting, next) { names[position].formUnion(more) }
      let new = next.reduce(into: Set()) { $0.formUnion($1) }.subtracting(found)
      if new.isEmpty { return names.map { $0.sorted() } }
      found.formUnion(new)
      // The others do not use what is new.
      let words = Set(new.map(MissingParts.simpleName)).sorted()
      waiting = files.indices.filter { files[$0].source.text.holds(anyOf: words) }
    }
  }

  /// Returns the same after more parts were rejected; nil if a name of before is not among those of now.
  private static func grown(
    _ files: [ParsedFile], _ held: [String], _ lookup: DeclarationLookup, _ options: TranslationOptions, after previous: TargetIndex
  ) -> [[String]]? {
    let below = lookup.leftOut.subtracting(previous.inherited)
    guard lookup.leftOut.isSuperset(of: previous.inherited) else { return nil }
    let words = Set(below.map(MissingParts.simpleName)).sorted()
    let changed = files.indices.filter { files[$0].index.heldDigest != held[$0] }
    let others = files.indices.filter { !changed.contains($0) && !words.isEmpty && files[$0].source.text.holds(anyOf: words) }
    var names = files.map(\.index.leftOut)
    for position in changed { names[position] = [] }
    let result = leftOut(files, lookup, options, names: names, visiting: changed + others)
    return Set(result.joined()).isSuperset(of: previous.leftOut) ? result : nil
  }

  private static func header(_ path: String) -> String {
    let escaped = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: 1)\n"
  }
}

/// One file with its declarations, parsed only if it has changed.
private struct ParsedFile: Sendable {
  private(set) var source: SourceFile
  let index: FileIndex
  let isUnchanged: Bool
  private let tree: SourceFileSyntax?
  /// Warnings of what was left out to read it.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter read: The text and the tree of a file that was parsed before.
  init(_ source: SourceFile, module: String, known: FileIndex?, read: (text: String, tree: SourceFileSyntax)?, repairs: Bool) {
    var source = source
    if source.text.unicodeScalars.first == "\u{FEFF}" { source.text.unicodeScalars.removeFirst() }
    self.source = source
    let digest = Digest.of(source.text)
    if let known, known.textDigest == digest, !known.isRepaired {
      (index, isUnchanged, tree) = (known, true, nil)
      return
    }
    var tree = read.flatMap { $0.text == source.text ? $0.tree : nil } ?? Parser.parse(source: source.text)
    let repair = repairs ? BraceRepair(source.text, tree) : nil
    if let repair, repair.isRepaired {
      self.source.text = repair.text
      tree = Parser.parse(source: repair.text)
      diagnostics = repair.removed.map { range in
        Diagnostic(
          file: source.path, line: range.lowerBound, column: 1, severity: .warning, tag: "left-out",
          message: "the block up to line \(range.upperBound) is left out: the line that begins it is missing")
      }
    }
    let indexer = DeclarationIndexer(module: module, file: source.path)
    indexer.walk(tree)
    var index = FileIndex(path: source.path, textDigest: digest)
    index.isRepaired = repair?.isRepaired ?? false
    index.types = indexer.types
    index.extensions = indexer.extensions
    index.setDeclarationsDigest()
    let shape = SourceShape(Syntax(tree))
    (index.shapeDigest, index.functions) = (shape.digest, shape.functions)
    self.index = index
    self.tree = tree
    isUnchanged = false
  }

  func parse() -> SourceFileSyntax { tree ?? Parser.parse(source: source.text) }
}
