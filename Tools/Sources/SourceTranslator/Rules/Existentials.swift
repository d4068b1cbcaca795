import SwiftParser
import SwiftSyntax

extension FileTranslator {
  /// Writes `any` before a protocol with associated types that is used as a type.
  func translateExistential(_ node: IdentifierTypeSyntax) {
    guard isExistential(node.name.text), node.genericArgumentClause == nil else { return }
    guard let text = Self.existential(Syntax(node)) else { return }
    // `(any P.Type)?`
    let metatype = node.parent.flatMap { $0.is(MetatypeTypeSyntax.self) && Self.needsParentheses($0) ? $0 : nil }
    edits.replace(node.byteRange, with: metatype == nil ? text : "(\(text)")
    if let metatype { edits.insert(")", at: metatype.endByte) }
  }

  /// `(some P)?` of an `@objc` protocol is `(any P)?` here: on iOS an optional of type `any P` can be passed for it, as the protocol conforms
  /// to itself. A plain `some P` takes the value of `any P` here as well.
  func translateOpaque(_ node: SomeOrAnyTypeSyntax) {
    guard node.someOrAnySpecifier.text == "some", let name = node.constraint.nominalName,
      let type = lookup.type(named: name, in: typeName), type.kind == .protocol, type.isObjC,
      let tuple = node.parent?.parent?.parent, tuple.is(TupleTypeSyntax.self), tuple.parent?.is(OptionalTypeSyntax.self) == true
    else { return }
    edits.replace(node.someOrAnySpecifier.byteRange, with: "any")
  }

  func translateExistential(_ node: CompositionTypeSyntax) {
    let names = node.elements.compactMap { $0.type.nominalName }
    guard names.contains(where: isExistential), !Self.isConstraint(Syntax(node)) else { return }
    let needsParentheses = Self.needsParentheses(Syntax(node))
    // The parentheses may be there already: `(A & B)?`.
    edits.insert(needsParentheses ? "(any " : "any ", at: node.startByte)
    if needsParentheses { edits.insert(")", at: node.endByte) }
  }

  /// `extension Array where Element: P` of an `@objc` protocol extends `[any P]` on iOS, as the protocol conforms to itself.
  func translateElementRequirement(_ node: ConformanceRequirementSyntax) {
    guard node.leftType.trimmedDescription == "Element", node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true,
      let name = node.rightType.nominalName, let type = lookup.type(named: name, in: typeName), type.kind == .protocol, type.isObjC
    else { return }
    edits.replace(node.colon.byteRange, with: " ==")
    edits.insert("any ", at: node.rightType.startByte)
  }

  /// `where Proxy.Delegate: AnyObject` of a protocol's associated type: the existential of an `@objc` protocol is an object on iOS alone.
  func translateObjectRequirement(_ node: ConformanceRequirementSyntax) {
    guard let type = node.leftType.as(MemberTypeSyntax.self), node.rightType.trimmedDescription == "AnyObject",
      type.name.text.hasSuffix("Delegate") || type.name.text.hasSuffix("DataSource"),
      let body = node.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self)?.body,
      !body.tokens(viewMode: .sourceAccurate).contains(where: { token in
        let next = token.nextToken(viewMode: .sourceAccurate)?.text ?? ""
        return token.text == "ObjectIdentifier" || ["weak", "unowned"].contains(token.text) && ["var", "let"].contains(next)
      })
    else { return }
    edits.replace(node.rightType.byteRange, with: "Any")
    let identity = "fileprivate func === (first: AnyObject?, second: Any?) -> Bool { first === second.map { $0 as AnyObject } }"
    if !tables.declarations.contains(identity) { tables.declarations.append(identity) }
  }

  /// `P.self` and `[P]()` in expressions.
  func translateExistential(_ node: DeclReferenceExprSyntax) {
    guard isExistential(node.baseName.text), node.argumentNames == nil, let parent = node.parent else { return }
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == node.id, access.declName.baseName.text == "self" {
      edits.replace(node.byteRange, with: "(any \(node.baseName.text))")
    } else if let collection = parent.parent?.parent, collection.is(ArrayExprSyntax.self) || collection.is(DictionaryExprSyntax.self),
      collection.parent?.is(FunctionCallExprSyntax.self) == true
    {
      edits.replace(node.byteRange, with: "any \(node.baseName.text)")
    }
  }

  private func isExistential(_ name: String) -> Bool { lookup.existentials.contains(name) }

  /// Returns a type or declaration with `any` where it is needed.
  func withExistentials(_ text: String) -> String {
    guard
      text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains(where: { lookup.existentials.contains(String($0)) }
      )
    else { return text }
    let isDeclaration = text.contains("func ") || text.contains("var ")
    let prefix = isDeclaration ? "" : "let _: "
    let tree = Parser.parse(source: prefix + text)
    let collector = ExistentialCollector(lookup.existentials, Array((prefix + text).utf8))
    collector.walk(tree)
    return String(collector.edits.rendered().dropFirst(prefix.count))
  }

  /// Returns the text for the name of a protocol, or nil if the name is a constraint and needs no `any`.
  fileprivate static func existential(_ node: Syntax) -> String? {
    if isConstraint(node) || node.parent?.is(CompositionTypeElementSyntax.self) == true { return nil }
    let name = node.trimmedDescription
    return needsParentheses(node) ? "(any \(name))" : "any \(name)"
  }

  private static func needsParentheses(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    return parent.is(OptionalTypeSyntax.self) || parent.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  private static func isConstraint(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    switch parent.kind {
    case .inheritedType, .genericParameter, .conformanceRequirement, .someOrAnyType, .extensionDecl, .attribute, .memberType: return true
    case .metatypeType: return parent.parent?.is(SomeOrAnyTypeSyntax.self) == true
    case .typeInitializerClause: return parent.parent?.is(TypeAliasDeclSyntax.self) == true
    case .tupleTypeElement, .tupleType:
      // `any (P)` and `(P)` of a constraint in parentheses.
      return parent.parent.map { isConstraint($0) && $0.kind != .tupleTypeElementList } ?? false
    default: return false
    }
  }
}

/// Finds the protocols in text that the translator writes itself.
private final class ExistentialCollector: SyntaxVisitor {
  private let names: Set<String>
  var edits: SourceEdits

  init(_ names: Set<String>, _ source: [UInt8]) {
    self.names = names
    edits = SourceEdits(source)
    super.init(viewMode: .sourceAccurate)
  }

  override func visitPost(_ node: IdentifierTypeSyntax) {
    guard names.contains(node.name.text), let text = FileTranslator.existential(Syntax(node)) else { return }
    edits.replace(node.byteRange, with: text)
  }
}
