import SwiftSyntax

extension FileTranslator {
  /// Begins each test of a class with a new screen. Subclasses inherit the method.
  func beginTests(_ node: ClassDeclSyntax) {
    guard options.isTestTarget else { return }
    if file.text.holds("import Quick") { SpecTests.add(to: node, configurations: lookup.specConfigurations, &edits) }
    guard let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      parent == "XCTestCase" || parent == "XCTest.XCTestCase",
      !node.memberBlock.members.contains(where: { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "invokeTest" })
    else { return }
    let access = node.modifiers.contains("open") || node.modifiers.contains("public") ? "public " : ""
    let begin = options.isUITestTarget ? "_trestleBeginUITest()" : "UIKit.UIApplication._beginTest()"
    let expects = options.expectsFailures
    let end = expects ? "; TrestleXCTest._TrestleExpectedFailures.endTest()" : ""
    let recording =
      expects
      ? " nonisolated \(access)override func recordFailure(withDescription text: String, inFile path: String, atLine line: Int, expected: Bool) { "
        + "if !TrestleXCTest._TrestleExpectedFailures.takes(text, path, line) { "
        + "super.recordFailure(withDescription: text, inFile: path, atLine: line, expected: expected) } };" : ""
    // XCTest calls it on the main thread.
    edits.insert(
      " nonisolated \(access)override func invokeTest() { MainActor.assumeIsolated { \(begin) }; super.invokeTest()\(end) };\(recording)",
      at: node.memberBlock.leftBrace.endByte)
  }

  /// Adds to a test of Swift Testing the trait that begins it with a new screen. The importer writes the trait beside the tests.
  func beginTest(_ node: AttributeSyntax) {
    guard options.isTestTarget else { return }
    guard let arguments = node.arguments, let leftParen = node.leftParen else {
      if node.leftParen == nil { edits.insert("(\(Self.testTrait))", at: node.attributeName.endByte) }
      return
    }
    guard case .argumentList(let list) = arguments, !list.contains(where: { $0.expression.trimmedDescription == Self.testTrait }) else {
      return
    }
    if let first = list.first, first.label == nil, first.expression.is(StringLiteralExprSyntax.self) {
      edits.insert(", \(Self.testTrait)", at: first.expression.endByte)
    } else {
      edits.insert(list.isEmpty ? Self.testTrait : "\(Self.testTrait), ", at: leftParen.endByte)
    }
  }

  private static var testTrait: String { "_TrestleFreshScreen()" }

  /// Makes a main-actor test callable from XCTest's generated list, which would not compile otherwise.
  func wrapTest(_ node: FunctionDeclSyntax) {
    guard options.isTestTarget, let scope = scopes.last, scope.kind == .class, !node.modifiers.isTypeMember,
      node.signature.parameterClause.parameters.isEmpty, node.signature.effectSpecifiers?.asyncSpecifier == nil,
      lookup.ancestry(of: scope.fullName).contains("XCTestCase")
    else { return }
    let name = node.name.text
    let isTest = name.hasPrefix("test") && node.modifiers.accessLimit == nil
    let isSetUp = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"].contains(name)
    let isMainActorClass = lookup.declaration(scope.fullName)?.isMainActor == true || options.isMainActorByDefault
    guard isTest || isSetUp, node.attributes.contains("MainActor") || isMainActorClass, !node.modifiers.contains("nonisolated") else {
      return
    }
    edits.replace(node.name.byteRange, with: "_main_\(name)")
    let `throws` = node.signature.effectSpecifiers?.throwsClause != nil
    if isTest, let body = node.body {
      // `#function` must be the name of the test: records of snapshots are found by it.
      edits.insert(" func \(name)()\(`throws` ? " throws" : "") {", at: body.leftBrace.endByte)
      edits.insert(" }; \(`throws` ? "try " : "")\(name)() ", at: body.rightBrace.startByte)
    }
    var override = ""
    if let modifier = node.modifiers.modifier("override") {
      edits.drop(modifier)
      override = "override "
    }
    let attempt = `throws` ? "try " : ""
    // XCTest runs synchronous tests on the main thread. `self` does not leave it, which the compiler cannot verify.
    edits.insert(
      "; nonisolated \(override)func \(name)()\(`throws` ? " throws" : "") { nonisolated(unsafe) let test = self; "
        + "\(attempt)MainActor.assumeIsolated { \(attempt)test._main_\(name)() } }",
      at: node.endByte)
  }
}

/// Adds a test to each of Quick's specs that runs its examples. On Linux the package manager finds methods alone, and Quick makes none.
/// Specs that inherit from others inherit the test.
final class SpecTests: SyntaxVisitor {
  private var edits: SourceEdits
  private let configurations: [String]

  private init(_ text: String, _ configurations: [String]) {
    edits = SourceEdits(Array(text.utf8))
    self.configurations = configurations
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the classes that configure all specs of a module. On Linux Quick does not find them by itself.
  static func configurations(in texts: [String]) -> [String] {
    texts.filter { $0.holds("QuickConfiguration") }.flatMap { text in
      text.matches(of: #/(?m)^(?:(?:public|open|final|internal)\s+)*class\s+(\w+)\s*:\s*QuickConfiguration\b/#).map { String($0.1) }
    }.sorted()
  }

  /// Returns the text of a file that is not translated otherwise.
  static func text(of source: String, configurations: [String], _ tree: @autoclosure () -> SourceFileSyntax) -> String {
    guard source.holds("import Quick") else { return source }
    let visitor = SpecTests(source, configurations)
    visitor.walk(tree())
    return visitor.edits.rendered()
  }

  static func add(to node: ClassDeclSyntax, configurations: [String], _ edits: inout SourceEdits) {
    guard let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription, ["QuickSpec", "AsyncSpec"].contains(parent),
      !node.memberBlock.members.contains(where: { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "testSpec" })
    else { return }
    let classes = configurations.map { "\($0).self" }.joined(separator: ", ")
    // Quick does nothing the second time.
    let configuring =
      configurations.isEmpty ? "" : "QuickConfiguration.configureSubclassesIfNeeded([\(classes)], world: World.sharedWorld); "
    edits.insert(
      " func testSpec() throws { \(configuring)for (_, example) in Self.allTests { try example(self)() } };",
      at: node.memberBlock.leftBrace.endByte)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    Self.add(to: node, configurations: configurations, &edits)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if !configurations.isEmpty { Self.openQuick(node, &edits) }
    return .skipChildren
  }

  /// Imports Quick with what only its own files see, which configures specs.
  static func openQuick(_ node: ImportDeclSyntax, _ edits: inout SourceEdits) {
    guard node.path.first?.name.text == "Quick", node.attributes.isEmpty else { return }
    edits.insert("@testable ", at: node.startByte)
  }
}
