import SwiftSyntax

extension FileTranslator {
  /// Makes `#if os(iOS)` true and removes code for other systems.
  func translateCondition(_ node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      switch call.singleLine.filter({ $0 != " " }) {
      case "os(iOS)", "canImport(ObjectiveC)": edits.replace(call.byteRange, with: "canImport(UIKit)")
      case "os(Linux)", "targetEnvironment(macCatalyst)": edits.replace(call.byteRange, with: "false")
      case "targetEnvironment(simulator)": edits.replace(call.byteRange, with: "true")
      default: break
      }
      return
    }
    if let name = node.as(DeclReferenceExprSyntax.self), name.baseName.text == "SWIFT_PACKAGE", !options.isPackage {
      edits.replace(name.byteRange, with: "false")
    }
    for child in node.children(viewMode: .sourceAccurate) { translateCondition(child) }
  }

  /// Returns whether a condition of `#if` holds on Linux, or nil if that depends on the build.
  func isCompiled(_ condition: ExprSyntax?) -> Bool? { conditions.isCompiled(condition) }

  private var conditions: BuildConditions {
    BuildConditions(isPackage: options.isPackage, availableModules: options.availableModules, names: options.conditions)
  }

  /// Warns of a clause of `#if` that is written for Linux, or for systems without Objective-C: the code for iOS is compiled instead. Packages
  /// for all systems have many of these.
  func leaveOutLinux(_ node: IfConfigClauseSyntax) {
    guard !options.isPackage, !(node.elements?.hasOnlyImports ?? true),
      let conditional = node.parent?.parent?.as(IfConfigDeclSyntax.self)
    else { return }
    var native = conditions
    native.isNative = true
    var isNamed = false
    for clause in conditional.clauses {
      if clause.condition?.tokens(viewMode: .sourceAccurate).contains(where: { ["Linux", "ObjectiveC"].contains($0.text) }) == true {
        isNamed = true
      }
      let holds = native.isCompiled(clause.condition)
      if clause.id == node.id {
        if holds == false { return }
        break
      }
      if holds == true { return }
    }
    guard isNamed, isClauseLeftOut(node, of: conditional) else { return }
    edits.leaveOut(node, "the code for Linux in this '\(node.poundKeyword.text)'", because: "the code for iOS is compiled.", parts: [])
  }

  private func isClauseLeftOut(_ node: IfConfigClauseSyntax, of conditional: IfConfigDeclSyntax) -> Bool {
    for clause in conditional.clauses {
      let holds = isCompiled(clause.condition)
      if clause.id == node.id { return holds == false }
      if holds == true { return true }
    }
    return false
  }

  /// Returns whether the build alone decides if the node is compiled, by a condition of `#if` that is unknown here.
  func isUndecided(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if let clause = parent.as(IfConfigClauseSyntax.self), let conditional = clause.parent?.parent?.as(IfConfigDeclSyntax.self) {
        for other in conditional.clauses {
          if isCompiled(other.condition) == nil { return true }
          if other.id == clause.id { break }
        }
      }
      current = parent.parent
    }
    return false
  }

  /// Returns whether the node is in a clause of `#if` that is removed.
  func isLeftOut(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if let clause = parent.as(IfConfigClauseSyntax.self), let conditional = clause.parent?.parent?.as(IfConfigDeclSyntax.self) {
        if isClauseLeftOut(clause, of: conditional) { return true }
      }
      current = parent.parent
    }
    return false
  }

  /// Returns the declarations of a member list, with those of the compiled clauses of `#if`.
  func compiledMembers(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { item -> [DeclSyntax] in
      if missing?.parts[item.id] != nil { return [] }
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      for clause in conditional.clauses {
        guard let isCompiled = isCompiled(clause.condition) else { return [] }
        if isCompiled, case .decls(let members) = clause.elements { return compiledMembers(members) }
      }
      return []
    }
  }
}

extension IfConfigClauseSyntax.Elements {
  /// Whether a clause declares and does nothing.
  fileprivate var hasOnlyImports: Bool {
    switch self {
    case .statements(let statements): statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
    case .decls(let members): members.isEmpty
    default: false
    }
  }
}
