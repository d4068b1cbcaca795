import Foundation
import SwiftSyntax

/// Writes the declaration that replaces in a class a member moved to `_ext_<name>` in an extension.
///
/// On Linux a member of an extension can neither override nor be overridden.
enum ExtensionForwarder {
  static let prefix = "_ext_"
  /// A placeholder for `override`, which is written if the member overrides one of the superclass.
  static let overridePlace = "<override>"

  /// Returns the forwarding method, or nil if the method cannot be forwarded.
  static func text(for node: FunctionDeclSyntax) -> String? {
    guard !node.name.tokenKind.isOperator, !node.signature.parameterClause.parameters.contains(where: { $0.ellipsis != nil }) else {
      return nil
    }
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
      let label = parameter.firstName.text
      var name = (parameter.secondName ?? parameter.firstName).text
      if name == "_" { name = "_p\(index)" }
      let written = label == name ? label : "\(label) \(name)"
      let initial = parameter.defaultValue.map { " \($0.singleLine)" } ?? ""
      parameters.append("\(written): \(parameter.type.singleLine)\(initial)")
      var argument = name
      let type = parameter.type.as(AttributedTypeSyntax.self)
      if type?.specifiers.contains(where: { $0.trimmedDescription == "inout" }) == true { argument = "&\(name)" }
      if type?.attributes.contains("autoclosure") == true { argument = "\(name)()" }
      arguments.append(label == "_" ? argument : "\(label): \(argument)")
    }
    var text = lead(node.attributes, node.modifiers)
    text += "func \(node.name.text)\(node.genericParameterClause?.singleLine ?? "")(\(parameters.joined(separator: ", ")))"
    let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    let throwsClause = node.signature.effectSpecifiers?.throwsClause
    if isAsync { text += " async" }
    if let throwsClause { text += " \(throwsClause.singleLine)" }
    if let result = node.signature.returnClause { text += " -> \(result.type.singleLine)" }
    if let condition = node.genericWhereClause { text += " \(condition.singleLine)" }
    text +=
      " { \(throwsClause == nil ? "" : "try ")\(isAsync ? "await " : "")\(prefix)\(node.name.text)(\(arguments.joined(separator: ", "))) }"
    return text
  }

  /// Returns the method that an observer of a property becomes in the extension.
  static func observerName(_ property: String, _ observer: AccessorDeclSyntax) -> String {
    "\(prefix)\(property)_\(observer.accessorSpecifier.text)"
  }

  /// Returns the forwarding property, or nil if its type is inferred.
  static func text(for node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> String? {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type else { return nil }
    let name = pattern.identifier.text
    if let observers = binding.observers {
      let calls = observers.map { observer in
        "\(observer.accessorSpecifier.text) { \(observerName(name, observer))(\(observer.accessorSpecifier.text == "willSet" ? "newValue" : "oldValue")) }"
      }
      return "\(lead(node.attributes, node.modifiers))var \(name): \(type.singleLine) { \(calls.joined(separator: " ")) }"
    }
    let accessors =
      binding.isSettable(node) ? "{ get { \(prefix)\(name) } set { \(prefix)\(name) = newValue } }" : "{ \(prefix)\(name) }"
    return "\(lead(node.attributes, node.modifiers))var \(name): \(type.singleLine) \(accessors)"
  }

  /// Returns a forwarding declaration with the access of its public extension, unless it has one of its own.
  static func madePublic(_ text: String) -> String {
    let words = text.components(separatedBy: "{")[0].split(separator: " ").map { $0.replacingOccurrences(of: overridePlace, with: "") }
    if words.contains(where: { ["public", "open", "internal"].contains($0) }) { return text }
    return text.replacingOccurrences(of: overridePlace, with: "\(overridePlace)public ")
  }

  /// Attributes and modifiers that both declarations need.
  private static func lead(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
    var text = ""
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.trimmedDescription
      if ["available", "discardableResult", "MainActor", "preconcurrency"].contains(name) { text += "\(attribute.singleLine) " }
    }
    text += overridePlace
    for modifier in modifiers where ["public", "open", "internal", "class", "static", "nonisolated"].contains(modifier.name.text) {
      text += "\(modifier.singleLine) "
    }
    return text
  }
}

extension TokenKind {
  fileprivate var isOperator: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
