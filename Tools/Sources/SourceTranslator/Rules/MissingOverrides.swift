import SwiftSyntax

extension FileTranslator {
  private static let objectValue = "getObjectValue(_:for:errorDescription:)"
  private static let partialText =
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)"

  /// The methods of formatters that Foundation on Linux does not have. In an extension they need no place in the class.
  static let missingFormatterMethods: Set<String> = [objectValue, partialText]

  /// Removes `override` if Linux's `NSObject` or `Formatter` has no such method.
  func dropMissingOverride(_ node: FunctionDeclSyntax) {
    guard let modifier = node.modifiers.modifier("override"), let scope = scopes.last, scope.kind == .class else { return }
    let name = Member(node).fullName
    switch name {
    case "observeValue(forKeyPath:of:change:context:)":
      // Responders have the method. Of other classes, the topmost one that has it conforms to the protocol of observers.
      let ancestry = lookup.ancestry(of: scope.fullName)
      guard !ancestry.contains("UIResponder") else { return }
      let isInherited = ancestry.dropFirst().contains { !lookup.members(named: "observeValue", of: $0).isEmpty }
      guard !isInherited else { return }
      if !scope.isLocal, !scope.isExtension { tables.declarations.append("extension \(scope.fullName): UIKit._KeyPathObserver {}") }
    case "awakeFromNib()", "prepareForInterfaceBuilder()":
      guard !lookup.isUIKitClass(scope.fullName) else { return }
    case "responds(to:)", "setValue(_:forKey:)", "setValue(_:forUndefinedKey:)", "value(forUndefinedKey:)", "value(forKey:)",
      "setNilValueForKey(_:)", "perform(_:)", "perform(_:with:)", "method(for:)", "doesNotRecognizeSelector(_:)":
      break
    case "forwardingTarget(for:)":
      guard !scope.isLocal, !scope.isExtension else { break }
      let access = lookup.declaration(scope.fullName)?.isPublic == true ? "public " : ""
      tables.declarations.append(
        "extension \(scope.fullName): UIKit._MessageForwarding { \(access)func _forwardingTarget(for selector: Selector) -> Any? {"
          + " forwardingTarget(for: selector) } }")
    case "getObjectValue(_:for:range:)":
      // Formatters call those that conform to the protocol.
      if !scope.isLocal, !scope.isExtension { tables.declarations.append("extension \(scope.fullName): UIKit._RangeParsing {}") }
    case Self.objectValue:
      if !scope.isLocal { tables.declarations.append("extension \(scope.fullName): UIKit._ObjectParsing {}") }
    case Self.partialText: break
    case "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)", "accessInstanceVariablesDirectly()":
      // Observed values are compared, so the method is never called.
      guard node.modifiers.isTypeMember else { return }
    case "initialize()", "load()":
      // Not called: iOS does not call them for Swift classes either.
      guard node.modifiers.isTypeMember else { return }
    default: return
    }
    let isInherited = lookup.ancestry(of: scope.fullName).dropFirst().contains { ancestor in
      lookup.members(of: ancestor).contains { $0.kind == .method && $0.fullName == name }
    }
    if isInherited, name != "observeValue(forKeyPath:of:change:context:)" { return }
    edits.drop(modifier)
    // UIKit's extension of NSObject has these.
    if ["setValue(_:forKey:)", "value(forKey:)"].contains(name) { return }
    let calls = SuperCallFinder(name: node.name.text)
    if let body = node.body { calls.walk(body) }
    for call in calls.found {
      edits.leaveOut(
        call, "super.\(name)", because: "NSObject has no such method on Linux.", instead: Self.inheritedResults[name] ?? "()")
    }
  }

  /// Drops `override` of accessibility's properties, which only responders declare here, and of a property that Xcode's templates for tests have.
  func dropMissingOverride(_ node: VariableDeclSyntax) {
    if options.isTestTarget, let modifier = node.modifiers.modifier("override"),
      node.bindings.first?.pattern.trimmedDescription == "runsForEachTargetApplicationUIConfiguration"
    {
      return edits.drop(modifier)
    }
    guard let modifier = node.modifiers.modifier("override"), let scope = scopes.last, scope.kind == .class,
      !lookup.isUIKitClass(scope.fullName), node.bindings.count == 1,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      name.hasPrefix("accessibility") || name == "isAccessibilityElement"
    else { return }
    let isInherited = lookup.ancestry(of: scope.fullName).dropFirst().contains { !lookup.members(named: name, of: $0).isEmpty }
    if !isInherited { edits.drop(modifier) }
  }

  /// The results of `NSObject`'s own methods, where they are used.
  private static let inheritedResults = [
    "keyPathsForValuesAffectingValue(forKey:)": "Swift.Set<String>()", "automaticallyNotifiesObservers(forKey:)": "true",
    "forwardingTarget(for:)": "Any?.none",
  ]
}

/// Finds the expressions that call the superclass's method, which does not exist.
private final class SuperCallFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: [FunctionCallExprSyntax] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  private static let withResult: Set<String> = [
    "keyPathsForValuesAffectingValue", "automaticallyNotifiesObservers", "forwardingTarget",
  ]

  private func isStatement(_ node: FunctionCallExprSyntax) -> Bool { node.parent?.is(CodeBlockItemSyntax.self) == true }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base?.is(SuperExprSyntax.self) == true,
      access.declName.baseName.text == name, isStatement(node) || Self.withResult.contains(name)
    {
      found.append(node)
    }
    return .visitChildren
  }
}
