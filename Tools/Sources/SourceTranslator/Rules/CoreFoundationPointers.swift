import SwiftSyntax

extension FileTranslator {
  /// Passes a constant of Core Foundation to a parameter of type `AnyObject` of the source's own method. Its texts are values here.
  func passConstantObject(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, let typeName,
      node.arguments.contains(where: { Self.isConstant($0.expression) }),
      let member = lookup.members(called: name, from: typeName)?.members.first, member.parameters.count == node.arguments.count
    else { return }
    for (argument, parameter) in zip(node.arguments, member.parameters)
    where Self.isConstant(argument.expression) && ["AnyObject", "AnyObject?", "AnyObject!"].contains(parameter.type) {
      edits.insert(" as AnyObject", at: argument.expression.endByte)
    }
  }

  private static func isConstant(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("kSec") == true
  }

  /// Translates the keys and values of `CFDictionaryGetValue`, which are addresses of objects on iOS.
  ///
  /// `Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()` makes the address of a constant, and
  /// `unsafeBitCast(value, to: CFDictionary.self)` reads an object at an address.
  func translatePointers(_ node: FunctionCallExprSyntax) {
    guard file.text.holds("CFDictionaryGetValue") || file.text.holds("CFDictionaryGetValueIfPresent") else { return }
    switch node.calledExpression.singleLine {
    case "Unmanaged.passUnretained" where node.arguments.count == 1 && isConstantOfC(node.arguments.first?.expression):
      edits.replace(node.calledExpression.byteRange, with: "UIKit._UnmanagedKey")
    case "unsafeBitCast" where node.arguments.count == 2 && node.arguments.last?.label?.text == "to":
      guard let type = node.arguments.last?.expression, Self.objectTypes.contains(type.singleLine) else { return }
      edits.replace(node.calledExpression.byteRange, with: "UIKit._pointee")
      if type.singleLine == "AnyObject.self", let access = node.parent?.as(MemberAccessExprSyntax.self),
        Self.lookedUpMembers.contains(access.declName.baseName.text)
      {
        edits.replace(type.byteRange, with: "UIKit._AnyObjectMembers.self")
      }
    default: break
    }
  }

  /// Returns whether an expression is a constant such as `kCGImagePropertyGIFDictionary`, or a string as one of Core Foundation.
  private func isConstantOfC(_ expression: ExprSyntax?) -> Bool {
    if let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.hasPrefix("k") && name.dropFirst().first?.isUppercase == true
    }
    return expression?.singleLine.hasSuffix(" as CFString") == true
  }

  private static let objectTypes: Set<String> = [
    "AnyObject.self", "CFDictionary.self", "CFString.self", "CFArray.self", "CFNumber.self", "CFBoolean.self", "CFTypeRef.self",
    "NSDictionary.self", "NSNumber.self", "NSString.self",
  ]
}
