import SwiftSyntax

extension FileTranslator {
  /// A global `<` of two numbers as objects would be ambiguous: Linux's `NSNumber` has one. That of Foundation is taken.
  func yieldToFoundation(_ node: FunctionDeclSyntax) {
    guard scopes.isEmpty, node.name.text == "<", !node.attributes.contains("_disfavoredOverload") else { return }
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    if types == ["NSNumber", "NSNumber"] { edits.insert("@_disfavoredOverload ", at: node.startByte) }
  }
}
