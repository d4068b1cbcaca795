import SwiftSyntax

extension FileTranslator {
  private static let beginTest = "UIKit.UIApplication._beginTest()"

  /// Begins each test of a class with a new screen. Subclasses inherit the method.
  func beginTests(_ node: ClassDeclSyntax) {
    guard options.isTestTarget else { return }
    if file.text.holds("import Quick") { SpecTests.add(to: node, lookup.specs, beginning: Self.beginTest, &edits) }
    guard let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      parent == "XCTestCase" || parent == "XCTest.XCTestCase",
      !node.memberBlock.members.contains(where: { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "invokeTest" })
    else { return }
    let access = node.modifiers.contains("open") || node.modifiers.contains("public") ? "public " : ""
    let begin = options.isUITestTarget ? "_trestleBeginUITest()" : Self.beginTest
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
  /// The classes that must be known before the first example of a module runs.
  struct Preparation: Sendable {
    /// The classes that configure all specs. On Linux Quick does not find them by itself.
    var configurations: [String] = []
    /// The specs with blocks for the whole suite, which Quick must know before any example runs.
    var suites: [String] = []

    init() {}

    init(for texts: [String]) {
      configurations = texts.filter { $0.holds("QuickConfiguration") }.flatMap { text in
        text.matches(of: #/(?m)^(?:(?:public|open|final|internal)\s+)*class\s+(\w+)\s*:\s*QuickConfiguration\b/#).map { String($0.1) }
      }.sorted()
      suites = texts.filter { $0.holds("beforeSuite") || $0.holds("afterSuite") }.flatMap { text in
        text.matches(of: #/(?m)^(?:(?:public|open|final|internal)\s+)*class\s+(\w+)\s*:\s*(?:Quick|Async)Spec\b/#).map { String($0.1) }
      }.sorted()
    }

    var words: [String] { configurations + ["|"] + suites }

    /// The statements. Quick does nothing the second time.
    fileprivate var text: String {
      let classes = configurations.map { "\($0).self" }.joined(separator: ", ")
      let configuring =
        configurations.isEmpty ? "" : "QuickConfiguration.configureSubclassesIfNeeded([\(classes)], world: World.sharedWorld); "
      return configuring + suites.map { "_ = \($0).allTests; " }.joined()
    }
  }

  private var edits: SourceEdits
  private let preparation: Preparation

  private init(_ text: String, _ preparation: Preparation) {
    edits = SourceEdits(Array(text.utf8))
    self.preparation = preparation
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the text of a file that is not translated otherwise.
  static func text(of source: String, _ preparation: Preparation, _ tree: @autoclosure () -> SourceFileSyntax) -> String {
    guard source.holds("import Quick") else { return source }
    let visitor = SpecTests(source, preparation)
    visitor.walk(tree())
    return visitor.edits.rendered()
  }

  /// Each example is a test of its own, as in Xcode, which runs in the one that the package manager finds.
  ///
  /// - Parameter beginning: Runs before each example, on the main thread.
  static func add(to node: ClassDeclSyntax, _ preparation: Preparation, beginning: String? = nil, _ edits: inout SourceEdits) {
    guard let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription, ["QuickSpec", "AsyncSpec"].contains(parent),
      !node.memberBlock.members.contains(where: { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "testSpec" })
    else { return }
    edits.insert(
      " func testSpec() throws { \(preparation.text)for (name, example) in Self.allTests {"
        + (beginning.map { " MainActor.assumeIsolated { \($0) };" } ?? "")
        + " Self(name: name, testClosure: { try example($0 as! \(parent))() }).run() } };",
      at: node.memberBlock.leftBrace.endByte)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    Self.add(to: node, preparation, &edits)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if !preparation.configurations.isEmpty { Self.openQuick(node, &edits) }
    return .skipChildren
  }

  /// Imports Quick with what only its own files see, which configures specs.
  static func openQuick(_ node: ImportDeclSyntax, _ edits: inout SourceEdits) {
    guard node.path.first?.name.text == "Quick", node.attributes.isEmpty else { return }
    edits.insert("@testable ", at: node.startByte)
  }
}
