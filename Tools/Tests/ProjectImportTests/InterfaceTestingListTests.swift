import Foundation
import SwiftParser
import SwiftSyntax
import Testing
import TrestleExpectations

/// `Tests/Fixtures/XCUIAutomation.tsv`: the symbols of XCUIAutomation on iOS, the version of iOS that they need, and those that are not here.
struct InterfaceTestingListTests {
  private struct Row {
    let version: String
    let isHere: Bool
  }

  private func rows() throws -> [String: Row] {
    let text = try String(contentsOfFile: Folders.root + "/Tests/Fixtures/XCUIAutomation.tsv", encoding: .utf8)
    return try text.split(separator: "\n").reduce(into: [:]) { rows, line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(columns.count == 3 && columns[1].hasPrefix("iOS"), "\(line)")
      rows[columns[0]] = Row(version: columns[1], isHere: columns[2] == "here")
    }
  }

  private func trees(in folder: String) throws -> [SourceFileSyntax] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    return try files.sorted().map { Parser.parse(source: try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) }
  }

  @Test("Each symbol of XCUIAutomation that is declared exists on iOS, and each that is listed as here is declared")
  func declarations() throws {
    let rows = try rows()
    let declarations = PublicDeclarations(viewMode: .sourceAccurate)
    for tree in try trees(in: Folders.root + "/Sources/Testing/XCUIAutomation") { declarations.walk(tree) }
    // The connection to XCTest, and what the framework's resources are found by.
    let names = declarations.names.filter { !$0.hasPrefix("UITestFailures") && !$0.hasPrefix("_Trestle") }
    expect(names.count, above: 300)
    func row(_ name: String) -> String? {
      let parts = name.split(separator: ".", maxSplits: 1)
      let owners = [String(parts[0])] + (declarations.protocols[String(parts[0])] ?? [])
      return parts.count == 1 ? (rows[name] == nil ? nil : name) : owners.map { "\($0).\(parts[1])" }.first { rows[$0] != nil }
    }
    // The requirement that makes queries of kinds is our own.
    let unknown = names.subtracting(["XCUIElementTypeQueryProvider.descendants(matching:)"]).filter { row($0) == nil }
    expect(unknown.isEmpty, "not on iOS: \(unknown.sorted())")
    let found = Set(names.compactMap(row))
    let listed = Set(rows.filter(\.value.isHere).keys)
    expect(listed == found, "listed only: \(listed.subtracting(found).sorted()), declared only: \(found.subtracting(listed).sorted())")
  }

  @Test("The fixture's tests use only symbols of XCUIAutomation on iOS, of XCTest and of Foundation, so that they compile in Xcode")
  func fixture() throws {
    let known = Set(try rows().filter(\.value.isHere).keys.flatMap { Self.words(of: $0) })
    let uses = UsedNames(viewMode: .sourceAccurate)
    for tree in try trees(in: Folders.root + "/Tests/Fixtures/TaskList/TaskListUITests") { uses.walk(tree) }
    let unknown = uses.names.subtracting(known).subtracting(Self.others).subtracting(uses.own)
    expect(unknown.isEmpty, "\(unknown.sorted())")
    expect(uses.names.intersection(known).count, above: 60)
  }

  /// The name of a member and its type without labels.
  private static func words(of name: String) -> [String] {
    name.prefix { $0 != "(" }.split(separator: ".").map(String.init)
  }

  /// Names of other libraries that have been on iOS as long as tests of the interface, by where they come from.
  private static let others: Set<String> = [
    // Swift
    "self", "super", "Bool", "MainActor", "String", "class", "main", "append", "height", "width",
    // Foundation and CoreGraphics
    "NSPredicate", "CGVector", "size",
    // XCTest
    "XCTestCase", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertEqual", "XCTAssertGreaterThan", "XCTAssertLessThan", "XCTAttachment",
    "XCTApplicationLaunchMetric", "add", "addUIInterruptionMonitor", "continueAfterFailure", "expectation", "keepAlways", "lifetime",
    "measure", "name", "rawValue", "removeUIInterruptionMonitor", "waitForExpectations",
    // UIKit
    "landscapeLeft", "portrait",
  ]
}

/// The public declarations of a module as `Type.member(label:)`. Parameters for the place of the call do not exist in Xcode.
private final class PublicDeclarations: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private(set) var protocols: [String: [String]] = [:]
  /// The types around a declaration, with whether all their members are public.
  private var types: [(name: String, isOpenToAll: Bool, isPublic: Bool)] = []

  private func enter(
    _ name: String, _ modifiers: DeclModifierListSyntax, _ inherited: InheritanceClauseSyntax?, isOpenToAll: Bool = false,
    isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let full = isExtension ? name : ((types.map(\.name)) + [name]).joined(separator: ".")
    let isPublic = isExtension || isShown(modifiers)
    protocols[full, default: []] += inherited?.inheritedTypes.map { $0.type.trimmedDescription.replacing("any ", with: "") } ?? []
    if isPublic, !isExtension { names.insert(full) }
    types.append((isExtension || types.isEmpty ? name : name, isOpenToAll, isPublic))
    return isPublic ? .visitChildren : .skipChildren
  }

  private func isShown(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
      || types.last.map { $0.isOpenToAll && $0.isPublic } ?? false
  }

  private func add(_ name: String, _ modifiers: DeclModifierListSyntax) {
    guard isShown(modifiers), let owner = owner else { return }
    names.insert("\(owner).\(name)")
  }

  private var owner: String? { types.isEmpty ? nil : types.map(\.name).joined(separator: ".") }

  /// Adds a function with all its parameters, and without those that have defaults.
  private func add(_ name: String, _ parameters: FunctionParameterListSyntax, _ modifiers: DeclModifierListSyntax) {
    let labels = parameters.filter { !["file", "line"].contains($0.firstName.text) }
    let all = labels.map { ($0.firstName.text, $0.defaultValue != nil) }
    add("\(name)(\(all.map { $0.0 + ":" }.joined()))", modifiers)
    add("\(name)(\(all.filter { !$0.1 }.map { $0.0 + ":" }.joined()))", modifiers)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, node.inheritanceClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, node.inheritanceClause, isOpenToAll: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node.modifiers, node.inheritanceClause, isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.signature.parameterClause.parameters, node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    // The initializers of raw values and literals belong to protocols of Swift.
    let isOfSwift =
      parameters.first.map {
        $0.firstName.text == "rawValue" || $0.firstName.text.hasSuffix("Literal") || $0.firstName.text == "stringLiteral"
      } ?? false
    if !isOfSwift { add("init", parameters, node.modifiers) }
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add("subscript(\(node.parameterClause.parameters.map { _ in "_:" }.joined()))", node.modifiers)
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for name in node.bindings.map(\.pattern.trimmedDescription)
    where !["rawValue", "description", "debugDescription"].contains(name) { add(name.replacing("`", with: ""), node.modifiers) }
    return .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner, types.last?.isPublic == true else { return .skipChildren }
    for element in node.elements { names.insert("\(owner).\(element.name.text.replacing("`", with: ""))") }
    return .skipChildren
  }
}

/// The names that sources use, and those that they declare.
private final class UsedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private(set) var own: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.baseName.text.hasPrefix("$") { names.insert(node.baseName.text.replacing("`", with: "")) }
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.identifier.text)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.modifiers.contains(where: { $0.name.text == "override" }) { own.insert(node.name.text) }
    for parameter in node.signature.parameterClause.parameters { own.insert((parameter.secondName ?? parameter.firstName).text) }
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.name.text)
    return .visitChildren
  }
}
