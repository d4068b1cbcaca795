import SwiftParser
import SwiftSyntax

/// Compares a translation with its original: what is missing, and which functions have other words.
struct TranslationComparison {
  /// A place in the original.
  struct Place: CustomStringConvertible {
    var path: String
    var line: Int
    var text: String
    /// The lines at which a warning may name it: its own, and that of the statement or declaration around it.
    var lines: Set<Int> = []

    var description: String { "\(path):\(line): \(text.prefix(300))" }
  }

  /// The number of functions that name nothing of Objective-C.
  private(set) var functionCount = 0
  /// The functions among them that have other words in the translation.
  private(set) var changed: [Place] = []
  /// The declarations and statements that have no counterpart on their line. Those inside of a missing one are not listed.
  private(set) var missing: [Place] = []

  /// - Parameter translation: With the first line, which names the original.
  init(path: String, original: String, translation: String) {
    let before = SourceItems(original)
    let after = SourceItems(String(translation.drop { $0 != "\n" }.dropFirst()))
    functionCount = before.plainFunctions.count
    changed = before.plainFunctions.filter { after.functions[$0.line]?.contains($0.text) != true }
      .map { Place(path: path, line: $0.line, text: $0.text) }
    let isMissing = before.items.map { after.count($0) < before.count($0) }
    for (item, isLost) in zip(before.items, isMissing)
    where isLost && !item.outer.contains(where: { isMissing[$0] }) && !after.hasMethods(ofObserversOf: item.node) {
      var lines: Set = [item.line, item.firstLine]
      if let around = item.outer.last { lines.insert(before.items[around].line) }
      missing.append(Place(path: path, line: item.line, text: SourceItems.words(item.node), lines: lines))
    }
  }
}

/// The functions, and the statements and declarations, of one source.
private final class SourceItems: SyntaxVisitor {
  struct Item {
    var node: Syntax
    var isMember: Bool
    /// The line without attributes, which may be on lines of their own and be dropped.
    var line: Int
    var firstLine: Int
    /// The indexes of the items around it.
    var outer: [Int]
  }

  private(set) var items: [Item] = []
  private(set) var functions: [Int: Set<String>] = [:]
  private var names: Set<String> = []
  private(set) var plainFunctions: [(line: Int, text: String)] = []
  private var counts: [Bool: [Int: Int]] = [:]
  private var outer: [Int] = []
  private let locations: SourceLocationConverter

  init(_ text: String) {
    let tree = Parser.parse(source: text)
    locations = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Returns whether a property's observers are methods, which the property in the class calls.
  func hasMethods(ofObserversOf node: Syntax) -> Bool {
    guard let name = node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription else { return false }
    return names.contains { $0.hasSuffix("\(name)_didSet") || $0.hasSuffix("\(name)_willSet") }
  }

  /// The number of items that begin on the line of another one.
  func count(_ item: Item) -> Int { counts[item.isMember]?[item.line] ?? 0 }

  static func words(_ node: some SyntaxProtocol) -> String { node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ") }

  private func line(_ node: some SyntaxProtocol) -> Int { locations.location(for: node.positionAfterSkippingLeadingTrivia).line }

  // MARK: Statements and declarations

  private func enter(_ node: Syntax, isMember: Bool) -> SyntaxVisitorContinueKind {
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
    let first = attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    let line = first.map { self.line($0) } ?? self.line(node)
    counts[isMember, default: [:]][line, default: 0] += 1
    items.append(Item(node: node, isMember: isMember, line: line, firstLine: self.line(node), outer: outer))
    outer.append(items.count - 1)
    return .visitChildren
  }

  /// Returns whether a statement does nothing: an emptied one, and an import.
  private func isIdle(_ node: CodeBlockItemSyntax) -> Bool {
    node.item.as(TupleExprSyntax.self)?.elements.isEmpty == true || node.item.is(ImportDeclSyntax.self)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    isIdle(node) ? .skipChildren : enter(Syntax(node.item), isMember: false)
  }

  override func visitPost(_ node: CodeBlockItemSyntax) {
    if !isIdle(node) { outer.removeLast() }
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind { enter(Syntax(node.decl), isMember: true) }

  override func visitPost(_ node: MemberBlockItemSyntax) { outer.removeLast() }

  // MARK: Functions

  private func add(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    let (line, text) = (line(node), Self.words(node))
    functions[line, default: []].insert(text)
    if !ObjectiveCNames.areNamed(in: node) { plainFunctions.append((line, text)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return add(node)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
}

/// The words by which a function uses Objective-C, or what Foundation has under another name on Linux.
private enum ObjectiveCNames {
  private static let words: Set<String> = [
    "objc", "objcMembers", "nonobjc", "dynamic", "optional", "AnyObject", "AnyClass", "Selector", "selector", "keyPath", "convention",
    "setValue", "awakeFromNib",
    // Foundation's ways to read data, folders of users, plural rules, formats, complements of sets, the bundle of a class, expressions.
    "mappedIfSafe", "alwaysMapped", "url", "urls", "localized", "format", "inverted", "Bundle", "expressionValue", "monthSymbols",
    // Extensions of numbers call Swift's function.
    "abs",
  ]
  private static let prefixes = ["NS", "UI", "CA", "CF", "CI", "IB", "kCF", "kSec"]

  static func areNamed(in node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      // Conditions name systems, and are translated.
      if token.tokenKind == .poundIf { return true }
      let text = token.text
      return words.contains(text) || prefixes.contains { text.hasPrefix($0) && text.dropFirst($0.count).first?.isUppercase == true }
    }
  }
}
