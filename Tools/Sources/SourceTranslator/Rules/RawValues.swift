import SwiftSyntax

extension FileTranslator {
  /// `init(rawValue: Options.RawValue)` in `Options` does not compile if the compiler reads another file first: the type of the raw value is
  /// then looked for in the initializer itself. Without the name of the type it is found.
  func shortenRawValue(_ node: InitializerDeclSyntax) {
    guard let parameter = node.signature.parameterClause.parameters.first, parameter.firstName.text == "rawValue",
      let type = parameter.type.as(MemberTypeSyntax.self), type.name.text == "RawValue",
      type.baseType.trimmedDescription == scopes.last?.name
    else { return }
    edits.replace(type.byteRange, with: type.name.text)
  }
}
