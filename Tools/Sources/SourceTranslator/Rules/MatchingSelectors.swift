import SwiftSyntax

/// Methods that UIKit finds on iOS by their selector alone.
///
/// A method with `@objc` whose labels still name the type of the parameter, as before Swift 3, has the selector of an optional requirement
/// under another name. A class with methods of a flow layout's delegate need not conform to its protocol either.
extension FileTranslator {
  func matchSelector(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, scope.kind == .class, node.modifiers.modifier("override") == nil, !node.modifiers.isTypeMember,
      UIKitProtocols.optionalMethods.contains(node.name.text)
    else { return }
    let member = Member(node)
    guard member.isObjC || options.languageMode == "4" else { return }
    let labels = member.parameters.map { Self.imported($0.label, $0.type) }
    let isOfLayout = node.name.text == "collectionView" && labels.dropFirst().first == "layout"
    if labels != member.parameters.map(\.label) {
      let name = "\(member.name)(\(labels.map { $0 + ":" }.joined()))"
      guard !lookup.members(named: member.name, of: scope.fullName).contains(where: { $0.fullName == name }) else { return }
      edits.insert("; " + forwarder(of: node, labels), at: node.endByte)
    }
    let types = lookup.ancestry(of: scope.fullName)
    let inherited = types.flatMap { (lookup.declaration($0)?.inherited ?? []) + lookup.extensions(of: $0).flatMap(\.inherited) }
    let conformance = "extension \(scope.fullName): UICollectionViewDelegateFlowLayout {}"
    guard isOfLayout, inherited.contains("UICollectionViewDelegate"), !inherited.contains("UICollectionViewDelegateFlowLayout"),
      !tables.declarations.contains(conformance)
    else { return }
    tables.declarations.append(conformance)
  }

  /// Swift leaves out the name of a parameter's type at the end of its label.
  private static func imported(_ label: String, _ type: String) -> String {
    for (suffix, types) in [("IndexPath", ["IndexPath", "NSIndexPath"]), ("Index", ["Int"])]
    where label.hasSuffix("At" + suffix) && types.contains(type) {
      return String(label.dropLast(suffix.count))
    }
    return label
  }

  private func forwarder(of node: FunctionDeclSyntax, _ labels: [String]) -> String {
    let parameters = node.signature.parameterClause.parameters
    let written = zip(parameters, labels).enumerated().map { "\($1.1) _p\($0): \($1.0.type.singleLine)" }
    let passed = parameters.enumerated().map { index, parameter in
      parameter.firstName.text == "_" ? "_p\(index)" : "\(parameter.firstName.text): _p\(index)"
    }
    let access = scopes.last.flatMap { lookup.type(named: $0.fullName) }?.isPublic == true ? "public " : ""
    let result = node.signature.returnClause.map { " -> \($0.type.singleLine)" } ?? ""
    return
      "\(access)func \(node.name.text)(\(written.joined(separator: ", ")))\(result) { \(node.name.text)(\(passed.joined(separator: ", "))) }"
  }
}
