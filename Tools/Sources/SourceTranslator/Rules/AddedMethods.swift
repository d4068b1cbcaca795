import Foundation
import SwiftSyntax

/// An optional method that a subclass adds to a protocol which its superclass conforms to.
///
/// A conformance is fixed where it is declared, so the method would not be called. The translator declares it in the conforming class,
/// where the subclass overrides it.
struct AddedMethod: Sendable {
  /// The class that conforms to the protocol.
  var owner: String
  var conformance: String
  /// The declaration for the conforming class; nil if there is no neutral result.
  var declaration: String?
  /// Whether the presence of the method changes UIKit's behavior, so that the conforming class must mark it as unimplemented.
  var presenceMatters = false
}

extension DeclarationLookup {
  /// Returns a description of `member` of the class `name` if it adds an optional method, itself or as an override of such a method.
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
        let answers = type(named: conformance) == nil && Self.answered.contains(conformance)
        found = AddedMethod(
          owner: ancestor, conformance: conformance,
          declaration: neutral(member, isPublic: declaration.isPublic, asksUIKit: answers),
          presenceMatters: answers && Self.meaningful.contains(member.fullName))
      }
    }
    return found
  }

  /// Returns the declarations that a class needs for the optional methods its subclasses add, by the methods' names.
  private func addedBySubclasses(of name: String) -> [String: AddedMethod] {
    var methods: [String: AddedMethod] = [:]
    func collect(_ name: String, _ owner: String) {
      for subclass in subclasses(of: name) {
        for member in members(of: subclass.name) {
          guard let added = addedMethod(member, in: subclass.name), added.owner == owner, added.declaration != nil else { continue }
          methods[member.fullName] = methods[member.fullName] ?? added
        }
        collect(subclass.name, owner)
      }
    }
    collect(name, name)
    return methods
  }

  /// Returns the declarations that a class needs for the optional methods that its subclasses add.
  func declarationsForSubclasses(of name: String) -> [String] {
    addedBySubclasses(of: name).sorted { $0.key < $1.key }.compactMap(\.value.declaration)
  }

  /// Returns the property with which UIKit determines the methods that a class and its superclasses have not implemented, and whether the
  /// class is the first that needs it. Nil for a class without such methods.
  func unwrittenMethods(of name: String) -> (declaration: String, isFirst: Bool)? {
    func declared(_ name: String) -> [String] { addedBySubclasses(of: name).filter(\.value.presenceMatters).keys.sorted() }
    let ancestors = ancestry(of: name).dropFirst().filter { type(named: $0)?.module == module }
    let isFirst = !ancestors.contains { !declared($0).isEmpty }
    let unwritten = declared(name)
    let written = members(of: name).filter { addedMethod($0, in: name)?.presenceMatters == true }.map(\.fullName).sorted()
    guard !unwritten.isEmpty || !written.isEmpty else { return nil }
    func list(_ names: [String]) -> String { "[\(names.map { "\"\($0)\"" }.joined(separator: ", "))]" }
    let access = type(named: name)?.isPublic == true ? "public " : ""
    if isFirst {
      return ("@MainActor \(access)class var _unwrittenMethods: Set<String> { \(list(unwritten)) }", true)
    }
    var value = "super._unwrittenMethods"
    if !written.isEmpty { value += ".subtracting(\(list(written)))" }
    if !unwritten.isEmpty { value += ".union(\(list(unwritten)))" }
    return ("\(access)override class var _unwrittenMethods: Set<String> { \(value) }", false)
  }

  private func declares(_ name: String, _ member: Member) -> Bool {
    if let declaration = type(named: name) {
      return declaration.kind == .protocol && declaration.members.contains { $0.isOptional && $0.fullName == member.fullName }
    }
    guard UIKitProtocols.names.contains(name), let parameter = member.parameters.first,
      member.parameters.allSatisfy({ Self.isOfFrameworks($0.type) })
    else { return false }
    // `UITableViewDelegate` and similar protocols name the view that calls them.
    let view = parameter.type.filter { $0 != "?" && $0 != "!" }
    let isOfList = view == "UIScrollView" && ["UITableView", "UICollectionView", "UITextView"].contains { name.hasPrefix($0) }
    return (name.hasPrefix(view) || isOfList) && ["Delegate", "DelegateFlowLayout", "DataSource"].contains { name.hasSuffix($0) }
  }

  /// Returns whether a parameter of UIKit's protocols may have a type. One of the project or of generic parameters is in no requirement.
  private static func isOfFrameworks(_ type: String) -> Bool {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map { $0.prefix { $0 != "." } }.allSatisfy { word in
      word.first?.isLowercase != false || ["UI", "NS", "CG", "CA", "WK"].contains(word.prefix(2)) || frameworkTypes.contains(String(word))
    }
  }

  private static let frameworkTypes: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Error", "Float", "Foundation", "IndexPath",
    "IndexSet", "Int", "Range", "Selector", "Set", "String", "Swift", "TimeInterval", "URL", "UnsafeMutablePointer", "UnsafePointer",
    "Void",
  ]

  /// Returns a declaration with the result that UIKit assumes for a missing method.
  ///
  /// - Parameter asksUIKit: Whether the conformance is to a protocol of UIKit that `_MissingMethods` supports.
  private func neutral(_ member: Member, isPublic: Bool, asksUIKit: Bool) -> String? {
    guard let forwarder = member.forwarder, let body = forwarder.range(of: " { "), !member.throws, !member.isAsync else { return nil }
    let answer: String
    if member.type == nil {
      answer = ""
    } else if asksUIKit {
      let call = forwarder[body.upperBound...].dropLast(2).replacingOccurrences(of: ExtensionForwarder.prefix, with: "")
      answer = " UIKit._MissingMethods.shared.\(call) "
    } else if member.type?.hasSuffix("?") == true {
      answer = " nil "
    } else {
      return nil
    }
    var signature = String(forwarder[..<body.lowerBound])
    for word in [ExtensionForwarder.overridePlace, "public ", "open ", "nonisolated ", "@MainActor "] {
      signature = signature.replacingOccurrences(of: word, with: "")
    }
    return "@MainActor \(isPublic ? "public " : "")\(signature) {\(answer)}"
  }

  /// The protocols that UIKit's `_MissingMethods` supports.
  private static let answered: Set<String> = [
    "UICollectionViewDataSource", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UIGestureRecognizerDelegate",
    "UINavigationControllerDelegate", "UIPageViewControllerDelegate", "UIPickerViewDataSource", "UIPickerViewDelegate",
    "UIPopoverPresentationControllerDelegate", "UIScrollViewDelegate", "UISearchBarDelegate", "UISplitViewControllerDelegate",
    "UITabBarControllerDelegate", "UITabBarDelegate", "UITableViewDataSource", "UITableViewDelegate", "UITextFieldDelegate",
    "UITextViewDelegate",
  ]

  /// Methods whose presence changes the behavior of a list.
  private static let meaningful: Set<String> = [
    "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:moveItemAt:to:)", "tableView(_:accessoryTypeForRowWith:)",
    "tableView(_:commit:forRowAt:)", "tableView(_:editActionsForRowAt:)", "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
    "tableView(_:moveRowAt:to:)", "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", "tableView(_:viewForFooterInSection:)",
    "tableView(_:viewForHeaderInSection:)",
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
      // An override in a public class is as accessible as the public declaration.
      let isPublic = [added.owner, scope.fullName].allSatisfy { lookup.type(named: $0)?.isPublic == true }
      let isLimited = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
      edits.insert(isPublic && !isLimited ? "public override " : "override ", at: node.funcKeyword.startByte)
    }
  }
}
