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

  /// `extension CFDictionary { class func … }`: the class of Core Foundation is a value here.
  func extendValue(_ node: ExtensionDeclSyntax) {
    guard Self.values.contains(node.extendedType.trimmedDescription) else { return }
    for member in node.memberBlock.members {
      let modifiers = member.decl.as(FunctionDeclSyntax.self)?.modifiers ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
      if let modifier = modifiers?.first(where: { $0.name.text == "class" }) { edits.replace(modifier.name.byteRange, with: "static") }
    }
  }

  private static let values: Set<String> = ["CFArray", "CFString", "CFData", "CFURL", "CFDate", "CFDictionary", "CFSet", "CFLocale"]

  /// `query[kSecClass as String] = kSecClassGenericPassword` stores an object in a dictionary of objects.
  func assignConstantObject(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self), Self.isConstant(elements[2]),
      let target = elements[0].as(SubscriptCallExprSyntax.self),
      let name = target.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      isDictionaryOfObjects(name) || isMadeByFunctionReturningObjects(name)
    else { return }
    edits.insert(" as AnyObject", at: elements[2].endByte)
  }

  /// The same for `[kSecClass as String: kSecClassGenericPassword]`, a literal of type `[String: AnyObject]`.
  func holdConstantObjects(_ node: DictionaryExprSyntax) {
    guard case .elements(let elements) = node.content, elements.contains(where: { Self.isConstant($0.value) }) else { return }
    let type: TypeSyntax?
    if let list = node.parent?.as(ExprListSyntax.self).map(Array.init), list.count == 3, list[1].is(UnresolvedAsExprSyntax.self) {
      type = list[2].as(TypeExprSyntax.self)?.type
    } else {
      type = node.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    }
    guard let dictionary = type?.as(DictionaryTypeSyntax.self), dictionary.value.trimmedDescription == "AnyObject" else { return }
    for element in elements where Self.isConstant(element.value) { edits.insert(" as AnyObject", at: element.value.endByte) }
  }

  /// `query as CFDictionary` with an object of Foundation, which on Linux is not one of Core Foundation.
  func bridgeCollections(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated().dropFirst().dropLast() {
      guard element.as(UnresolvedAsExprSyntax.self).map({ $0.questionOrExclamationMark == nil }) == true,
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription, ["CFArray", "CFDictionary"].contains(type)
      else { continue }
      var first = index - 1
      while first > 1, elements[first - 1].is(UnresolvedAsExprSyntax.self) { first -= 2 }
      let operand = elements[first]
      guard !operand.is(DictionaryExprSyntax.self) || first < index - 1, !operand.is(ArrayExprSyntax.self) || first < index - 1,
        !operand.singleLine.hasPrefix("UIKit._bridged(")
      else { continue }
      edits.insert("UIKit._bridged(", at: operand.startByte)
      edits.insert(")", at: elements[index - 1].endByte)
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
    guard readsAddresses else { return }
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
