import SwiftSyntax

/// Overrides by the names that members had before Swift 4.2, and types that only Swift 3 accepts.
///
/// An override must have the name of UIKit's own member, and `super` must reach that member. Other calls find the extensions of
/// UIKit's `OlderNames`.
extension FileTranslator {
  private static let methods: [String: (base: String, labels: [String])] = [
    "willMove(toParentViewController:)": ("willMove", ["toParent"]), "didMove(toParentViewController:)": ("didMove", ["toParent"]),
    "addChildViewController(_:)": ("addChild", ["_"]), "removeFromParentViewController()": ("removeFromParent", []),
    "unwind(for:towardsViewController:)": ("unwind", ["for", "towards"]),
    "overrideTraitCollection(forChildViewController:)": ("overrideTraitCollection", ["forChild"]),
    "setOverrideTraitCollection(_:forChildViewController:)": ("setOverrideTraitCollection", ["_", "forChild"]),
    "bringSubview(toFront:)": ("bringSubviewToFront", ["_"]), "sendSubview(toBack:)": ("sendSubviewToBack", ["_"]),
  ]

  private static let properties = [
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle", "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "isMovingFromParentViewController": "isMovingFromParent", "isMovingToParentViewController": "isMovingToParent",
    "childViewControllers": "children",
  ]

  /// Methods without parameters that are properties since Swift 4.2.
  private static let methodsThatAreProperties = [
    "prefersHomeIndicatorAutoHidden": "prefersHomeIndicatorAutoHidden",
    "preferredScreenEdgesDeferringSystemGestures": "preferredScreenEdgesDeferringSystemGestures",
    "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
  ]

  private var acceptsOlderNames: Bool { options.languageMode == "4" }

  func renameOlderOverride(_ node: FunctionDeclSyntax) {
    guard acceptsOlderNames, node.modifiers.modifier("override") != nil else { return }
    let parameters = Array(node.signature.parameterClause.parameters)
    if parameters.isEmpty, let name = Self.methodsThatAreProperties[node.name.text], let result = node.signature.returnClause {
      edits.replace(node.funcKeyword.byteRange, with: "var")
      edits.replace(node.name.byteRange, with: name)
      edits.drop(node.signature.parameterClause)
      return edits.replace(result.arrow.byteRange, with: ":")
    }
    guard let new = Self.methods[Member(node).fullName] else { return }
    if node.name.text != new.base { edits.replace(node.name.byteRange, with: new.base) }
    for (parameter, label) in zip(parameters, new.labels) where parameter.firstName.text != label {
      // A parameter with one name keeps it inside of the method.
      let inner = parameter.secondName == nil ? " \(parameter.firstName.text)" : ""
      edits.replace(parameter.firstName.byteRange, with: label + inner)
    }
  }

  func renameOlderOverride(_ node: VariableDeclSyntax) {
    guard acceptsOlderNames, node.modifiers.modifier("override") != nil,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier, let new = Self.properties[name.text]
    else { return }
    edits.replace(name.byteRange, with: new)
  }

  func renameOlderSuper(_ node: FunctionCallExprSyntax) {
    guard acceptsOlderNames, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) == true
    else { return }
    let name = access.declName.baseName
    if node.arguments.isEmpty, let new = Self.methodsThatAreProperties[name.text] {
      edits.replace(name.byteRange, with: new)
      for parenthesis in [node.leftParen, node.rightParen] { if let parenthesis { edits.drop(parenthesis) } }
      return
    }
    let labels = node.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    guard let new = Self.methods["\(name.text)(\(labels))"] else { return }
    if name.text != new.base { edits.replace(name.byteRange, with: new.base) }
    for (argument, label) in zip(node.arguments, new.labels) {
      guard let old = argument.label, old.text != label else { continue }
      if label == "_" {
        edits.drop(old)
        if let colon = argument.colon { edits.drop(colon) }
      } else {
        edits.replace(old.byteRange, with: label)
      }
    }
  }

  func renameOlderSuper(_ node: MemberAccessExprSyntax) {
    guard acceptsOlderNames, node.base?.is(SuperExprSyntax.self) == true, let new = Self.properties[node.declName.baseName.text] else {
      return
    }
    edits.replace(node.declName.baseName.byteRange, with: new)
  }

  /// `(Void) -> Int` has no parameter in Swift 3, and one of type `Void` in Swift 4.
  func dropVoidParameter(_ node: FunctionTypeSyntax) {
    guard acceptsOlderNames, node.parameters.count == 1, let parameter = node.parameters.first, parameter.trimmedDescription == "Void"
    else { return }
    edits.drop(parameter)
  }

  /// `{ (Void) -> Int in … }` has no parameter in Swift 3, and one with the name `Void` in Swift 4.
  func dropVoidParameter(_ node: ClosureSignatureSyntax) {
    guard acceptsOlderNames, let parameters = node.parameterClause?.as(ClosureParameterClauseSyntax.self)?.parameters,
      parameters.count == 1,
      let parameter = parameters.first, parameter.trimmedDescription == "Void"
    else { return }
    edits.drop(parameter)
  }
}
