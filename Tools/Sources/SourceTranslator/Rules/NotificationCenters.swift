import SwiftSyntax

extension FileTranslator {
  /// Lets `NotificationCenter`, which is no `NSObject` on Linux, adopt what `extension NSObject: P {}` adopts, if extensions of P declare all
  /// that it requires.
  func adoptByNotificationCenter(_ node: ExtensionDeclSyntax) {
    guard typeName == "NSObject", let clause = node.inheritanceClause, node.memberBlock.members.isEmpty, node.genericWhereClause == nil
    else { return }
    let names = clause.inheritedTypes.map(\.type.trimmedDescription)
    let known = Set(lookup.extensions(of: "NotificationCenter").flatMap(\.inherited))
    guard known.isDisjoint(with: names), names.allSatisfy(lookup.isImplementedByExtensions) else { return }
    edits.insert("; extension NotificationCenter: \(names.joined(separator: ", ")) {}", at: node.endByte)
  }
}
