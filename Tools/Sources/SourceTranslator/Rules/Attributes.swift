import SwiftSyntax

extension FileTranslator {
  /// Removes attributes of Objective-C and Interface Builder. Their information is in the class tables.
  func translateAttribute(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.trimmedDescription {
    case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "NSManaged",
      "GKInspectable", "LSOverride":
      edits.drop(node)
      return .skipChildren
    case "NSCopying":
      edits.leaveOut(node, "@NSCopying", because: "the property keeps the object that is set, not a copy of it.")
      return .skipChildren
    case "convention":
      // A selector is no value of C here. Functions of this kind are casts of implementations, which cannot be called.
      guard let function = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self),
        function.parameters.contains(where: { $0.type.trimmedDescription.hasPrefix("Selector") })
      else { return .visitChildren }
      edits.leaveOut(node, "@convention", because: "a method's implementation cannot be called as a function of C without Objective-C.")
      return .skipChildren
    case "UIApplicationMain":
      edits.replace(node.byteRange, with: "@main")
      return .skipChildren
    case "Test", "Testing.Test":
      beginTest(node)
      return .visitChildren
    default: return .visitChildren
    }
  }

  /// Adapts the declaration of a class whose members are used in the file's last line.
  func openClass(_ node: ClassDeclSyntax) {
    // A private nested class would be inaccessible there.
    guard scopes.count > 1, let modifier = node.modifiers.accessLimit, modifier.name.text == "private" else { return }
    guard !entries(of: node.memberBlock, in: scopes[scopes.count - 1]).isEmpty else { return }
    edits.replace(modifier.byteRange, with: "fileprivate")
  }
}
