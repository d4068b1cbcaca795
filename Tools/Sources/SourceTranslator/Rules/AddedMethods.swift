import Foundation
import SwiftSyntax

/// An optional method that a subclass adds to a protocol which its superclass conforms to.
///
/// A conformance is fixed where it is declared, so the method would not be called. The translator declares it in the conforming class,
/// where the subclass overrides it.
struct AddedMethod: Sendable {
  /// The class that conforms to the protocol.
  var owner: String
  /// The protocol.
  var conformance: String
  /// What the conforming class declares; nil if there is no neutral answer to give there.
  var declaration: String?
}

extension DeclarationLookup {
  /// Describes `member` of the class `name` if it adds an optional method, itself or as an override of such a method.
  func addedMethod(_ member: Member, in name: String) -> AddedMethod? {
    guard member.kind == .method, !member.isOverride, !member.isStatic, !member.isPrivate,
      UIKitProtocols.optionalMethods.contains(member.name) || optionalRequirements[member.name] != nil
    else { return nil }
    var found: AddedMethod?
    for ancestor in ancestry(of: name).dropFirst() {
      guard let declaration = declaration(ancestor), declaration.module == module else { break }
      if members(named: member.name, of: ancestor).contains(where: {
        $0.fullName == member.fullName && addedMethod($0, in: ancestor) == nil
      }) {
        return nil
      }
      let conformances = declaration.inherited + extensions(of: ancestor).flatMap(\.inherited)
      if let conformance = conformances.first(where: { declares($0, member) }) {
        found = AddedMethod(owner: ancestor, conformance: conformance, declaration: neutral(member, isPublic: declaration.isPublic))
      }
    }
    return found
  }

  /// The declarations that a class needs for the optional methods its subclasses add.
  func declarationsForSubclasses(of name: String) -> [String] {
    var declarations: [String: String] = [:]
    func collect(_ name: String, _ owner: String) {
      for subclass in subclasses(of: name) {
        for member in members(of: subclass.name) {
          guard let added = addedMethod(member, in: subclass.name), added.owner == owner, let text = added.declaration else { continue }
          declarations[member.fullName] = declarations[member.fullName] ?? text
        }
        collect(subclass.name, owner)
      }
    }
    collect(name, name)
    return declarations.sorted { $0.key < $1.key }.map(\.value)
  }

  private func declares(_ name: String, _ member: Member) -> Bool {
    if let declaration = type(named: name) {
      return declaration.kind == .protocol && declaration.members.contains { $0.isOptional && $0.fullName == member.fullName }
    }
    guard UIKitProtocols.names.contains(name), let parameter = member.parameters.first else { return false }
    // `UITableViewDelegate` and its siblings name the view that calls them.
    let view = parameter.type.filter { $0 != "?" && $0 != "!" }
    let isOfList = view == "UIScrollView" && ["UITableView", "UICollectionView", "UITextView"].contains { name.hasPrefix($0) }
    return (name.hasPrefix(view) || isOfList) && ["Delegate", "DelegateFlowLayout", "DataSource"].contains { name.hasSuffix($0) }
  }

  /// A declaration with the answer that UIKit assumes where the method is missing.
  private func neutral(_ member: Member, isPublic: Bool) -> String? {
    guard let forwarder = member.forwarder, let end = forwarder.range(of: " { ")?.lowerBound, !member.throws, !member.isAsync,
      !Self.meaningful.contains(member.fullName)
    else { return nil }
    let answer: String
    switch member.type {
    case nil: answer = ""
    case let type? where type.hasSuffix("?"): answer = " nil "
    case "Bool" where member.fullName.contains("should") || member.fullName.contains("Should"): answer = " true "
    case "Int" where member.name == "numberOfSections": answer = " 1 "
    default: return nil
    }
    var signature = String(forwarder[..<end])
    for word in [ExtensionForwarder.overridePlace, "public ", "open "] { signature = signature.replacingOccurrences(of: word, with: "") }
    return "\(isPublic ? "public " : "")\(signature) {\(answer)}"
  }

  /// Methods whose mere presence changes what a list does.
  private static let meaningful: Set<String> = [
    "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)", "collectionView(_:moveItemAt:to:)",
    "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
  ]
}

extension FileTranslator {
  /// Makes a method override the one declared for it in the conforming superclass, or warns that it is never called.
  func overrideAddedMethod(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, scope.kind == .class else { return }
    let member = Member(node, forwarding: true)
    guard let added = lookup.addedMethod(member, in: scope.fullName) else { return }
    if added.declaration == nil {
      report(
        node.name, .warning, "added-optional-method",
        "'\(member.fullName)' is not called: '\(added.owner)' conforms to '\(added.conformance)' without it. Declare it there and override it."
      )
    } else if !scope.isExtension {
      edits.insert("override ", at: node.funcKeyword.startByte)
    }
  }
}
