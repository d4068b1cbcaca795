import SwiftSyntax

extension FileTranslator {
  /// Makes `#if os(iOS)` true and keeps what is meant for other systems out.
  func translateCondition(_ node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      switch call.singleLine.filter({ $0 != " " }) {
      case "os(iOS)": edits.replace(call.byteRange, with: "canImport(UIKit)")
      case "os(Linux)", "targetEnvironment(macCatalyst)": edits.replace(call.byteRange, with: "false")
      case "targetEnvironment(simulator)": edits.replace(call.byteRange, with: "true")
      default: break
      }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { translateCondition(child) }
  }

  /// Whether the clause is compiled, or nil if that depends on the build.
  func isCompiled(_ condition: ExprSyntax?) -> Bool? {
    guard let condition else { return true }
    let text = condition.singleLine.filter { $0 != " " }
    switch text {
    case "os(iOS)", "canImport(UIKit)", "targetEnvironment(simulator)", "!os(macOS)", "!os(tvOS)", "!os(watchOS)", "!os(OSX)",
      "!targetEnvironment(macCatalyst)", "true":
      return true
    case "os(Linux)", "os(macOS)", "os(OSX)", "os(tvOS)", "os(watchOS)", "!os(iOS)", "targetEnvironment(macCatalyst)", "false",
      "!canImport(UIKit)", "!targetEnvironment(simulator)":
      return false
    default:
      if text.contains("os(iOS)"), text.contains("||"), !text.contains("&&"), !text.contains("!") { return true }
      return text.hasPrefix("swift(>=") || text.hasPrefix("compiler(>=") ? true : nil
    }
  }

  /// The declarations of a member list, with those of the compiled clauses of `#if`.
  func compiledMembers(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { item -> [DeclSyntax] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      for clause in conditional.clauses {
        guard let isCompiled = isCompiled(clause.condition) else { return [] }
        if isCompiled, case .decls(let members) = clause.elements { return compiledMembers(members) }
      }
      return []
    }
  }
}
