import SwiftSyntax

extension FileTranslator {
  /// Types and constants that Foundation on Linux lacks or marks as unavailable, or that are others here, and their replacements.
  private static let replacements = [
    "NSExpression": "UIKit._Expression", "NSComparisonPredicate": "UIKit._ComparisonPredicate",
    // UIKit's detectors of data give these. Foundation, which UIKit exports, has a type of the name as well.
    "NSTextCheckingKey": "UIKitViews.NSTextCheckingKey",
    // An offset in a file is a number on iOS, and a structure in the library of C here.
    "fpos_t": "Swift.Int64",
    // The constant of Core Foundation, whose type may be nil.
    "kCFNull": "Foundation.NSNull()",
    "NSIntegerMax": "Swift.Int.max", "NSIntegerMin": "Swift.Int.min",
  ]

  /// Members of structures in C that have other names on iOS.
  private static let members = ["st_atimespec": "st_atim", "st_mtimespec": "st_mtim", "st_ctimespec": "st_ctim"]

  /// Returns whether `Foundation.name` is in the module of the network here.
  private static func isOfNetwork(_ name: String) -> Bool {
    name != "NSURLConnection" && AppleFrameworks.networkingNames.contains { name.hasPrefix($0) }
  }

  func replaceFoundationName(_ node: IdentifierTypeSyntax) {
    if node.name.text == "Foundation", let member = node.parent?.as(MemberTypeSyntax.self), Self.isOfNetwork(member.name.text) {
      return edits.replace(node.name.byteRange, with: "FoundationNetworking")
    }
    guard let name = Self.replacements[node.name.text], lookup.type(named: node.name.text) == nil else { return }
    edits.replace(node.name.byteRange, with: name)
  }

  func replaceFoundationName(_ node: DeclReferenceExprSyntax) {
    if node.baseName.text == "Foundation", let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == ExprSyntax(node).id, Self.isOfNetwork(member.declName.baseName.text)
    {
      return edits.replace(node.baseName.byteRange, with: "FoundationNetworking")
    }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      if let name = Self.members[node.baseName.text] { edits.replace(node.baseName.byteRange, with: name) }
      // Foundation keeps the arguments of the process; a test of the interface launches the application with others.
      if node.baseName.text == "arguments", access.base?.trimmedDescription == "ProcessInfo.processInfo",
        lookup.type(named: "CommandLine") == nil
      {
        edits.replace(access.byteRange, with: "Swift.CommandLine.arguments")
      }
      if ["isoCountryCodes", "isoRegionCodes"].contains(node.baseName.text),
        ["Locale", "NSLocale"].contains(access.base?.trimmedDescription)
      {
        // The list of Foundation on Linux begins with the world and its continents.
        edits.insert("_", at: node.baseName.startByte)
      }
      if node.baseName.text == "preferredLocalizations", access.parent?.is(FunctionCallExprSyntax.self) != true,
        !lookup.declaredNames.contains("preferredLocalizations")
      {
        edits.insert("_", at: node.baseName.startByte)
      }
      // Foundation's string on Linux changes without the attributes beside it, whose next use ends the program.
      if node.baseName.text == "mutableString", access.base != nil, access.parent?.is(FunctionCallExprSyntax.self) != true,
        !lookup.declaredNames.contains("mutableString")
      {
        edits.insert("_", at: node.baseName.startByte)
        if let member = access.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "replaceOccurrences" {
          edits.insert("_", at: member.declName.startByte)
        }
      }
      if ["byWords", "bySentences"].contains(node.baseName.text) { enumeratePieces(node) }
      if isInvertedSet(access) { edits.replace(node.baseName.byteRange, with: "_inverted") }
      return
    }
    if scopes.last?.isExtension == true, scopes.last?.name == "stat", let name = Self.members[node.baseName.text] {
      return edits.replace(node.baseName.byteRange, with: name)
    }
    if convertSocketConstant(node) { return }
    guard let name = Self.replacements[node.baseName.text], lookup.type(named: node.baseName.text) == nil else { return }
    let forced = node.baseName.text == "kCFNull" ? node.parent?.as(ForceUnwrapExprSyntax.self)?.byteRange : nil
    edits.replace(forced ?? node.baseName.byteRange, with: name)
  }

  /// `text.enumerateSubstrings(in: range, options: .byWords)`: Foundation on Linux knows neither words nor sentences.
  private func enumeratePieces(_ node: DeclReferenceExprSyntax) {
    var current = node.parent
    while let parent = current, parent.as(LabeledExprSyntax.self)?.label?.text != "options" {
      guard parent.is(ExprSyntax.self) || parent.is(ArrayElementSyntax.self) || parent.is(ArrayElementListSyntax.self) else { return }
      current = parent.parent
    }
    guard let call = current?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), method.declName.baseName.text == "enumerateSubstrings"
    else { return }
    edits.insert("_", at: method.declName.startByte)
    edits.insert("_", at: node.startByte)
  }

  /// The arguments of `socket` are `Int32` on iOS. Here kinds of sockets are cases of C, and protocols are of the type `Int`.
  private func convertSocketConstant(_ node: DeclReferenceExprSyntax) -> Bool {
    let name = node.baseName.text
    let isKind = ["SOCK_STREAM", "SOCK_DGRAM", "SOCK_RAW"].contains(name)
    guard isKind || name.hasPrefix("IPPROTO_"), !lookup.declaredNames.contains(name), node.parent?.is(MemberAccessExprSyntax.self) != true
    else { return false }
    let call = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let isConverted = call?.calledExpression.trimmedDescription.contains(/^(Swift\.)?C?U?Int(32)?$/) == true
    if isKind { edits.insert(".rawValue", at: node.endByte) }
    if !isConverted {
      edits.insert("Swift.Int32(", at: node.startByte)
      edits.insert(")", at: node.endByte)
    }
    return true
  }

  /// `NSStringFromClass` of a private class, or of one in another type, ends the program here.
  func nameAnyClass(in text: String) {
    guard text.holds("NSStringFromClass("), !text.holds("func NSStringFromClass(") else { return }
    tables.declarations.append(
      """
      fileprivate func NSStringFromClass(_ aClass: AnyClass) -> String { let name = String(reflecting: aClass); \
      return name.split(separator: ".").count == 2 ? Foundation.NSStringFromClass(aClass) : \
      name.replacing(#/\\(unknown context at \\$?\\w+\\)\\./#, with: "") }
      """)
  }

  /// Returns whether a member is the complement of a set of characters: `CharacterSet.letters.inverted`.
  ///
  /// Foundation's complement of a set of the system cannot be changed here: a program that does it is ended.
  private func isInvertedSet(_ access: MemberAccessExprSyntax) -> Bool {
    guard access.declName.baseName.text == "inverted", access.parent?.as(FunctionCallExprSyntax.self) == nil,
      var base = access.base
    else { return false }
    while true {
      if let member = base.as(MemberAccessExprSyntax.self) {
        guard let inner = member.base else {
          return Self.characterSets.contains(member.declName.baseName.text) && !lookup.declaredNames.contains("inverted")
        }
        base = inner
      } else if let call = base.as(FunctionCallExprSyntax.self) {
        base = call.calledExpression
      } else {
        return base.trimmedDescription == "CharacterSet"
      }
    }
  }

  private static let characterSets: Set<String> = [
    "alphanumerics", "capitalizedLetters", "controlCharacters", "decimalDigits", "decomposables", "illegalCharacters", "letters",
    "lowercaseLetters", "newlines", "nonBaseCharacters", "punctuationCharacters", "symbols", "uppercaseLetters", "urlFragmentAllowed",
    "urlHostAllowed", "urlPasswordAllowed", "urlPathAllowed", "urlQueryAllowed", "urlUserAllowed", "whitespaces", "whitespacesAndNewlines",
  ]

  /// `Generator.Element` is the element of a sequence's iterator in Swift 4 and earlier.
  func replaceGenerator(_ node: IdentifierTypeSyntax) {
    guard node.name.text == "Generator", node.parent?.as(MemberTypeSyntax.self)?.name.text == "Element", scopes.last?.isExtension == true,
      lookup.type(named: "Generator", in: typeName) == nil, !isGenericParameter(node)
    else { return }
    edits.replace(node.name.byteRange, with: "Iterator")
  }

  /// Returns whether a name is a parameter of a generic function around it.
  private func isGenericParameter(_ node: IdentifierTypeSyntax) -> Bool {
    var current = node.parent
    while let parent = current {
      let function = parent.as(FunctionDeclSyntax.self)?.genericParameterClause
      let clause = function ?? parent.as(InitializerDeclSyntax.self)?.genericParameterClause
      if clause?.parameters.contains(where: { $0.name.text == node.name.text }) == true { return true }
      current = parent.parent
    }
    return false
  }

  /// `Unmanaged<CFString>` holds an object: strings of Core Foundation are values here.
  func holdStringObject(_ node: IdentifierTypeSyntax) {
    guard node.name.text == "CFString",
      node.parent?.parent?.parent?.parent?.as(IdentifierTypeSyntax.self)?.name.text == "Unmanaged"
    else { return }
    edits.replace(node.name.byteRange, with: "NSString")
  }

  /// `Unmanaged.passRetained(text as CFString)` passes an object.
  func passStringObject(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "Unmanaged",
      ["passRetained", "passUnretained"].contains(access.declName.baseName.text), node.arguments.count == 1,
      let cast = node.arguments.first?.expression.as(SequenceExprSyntax.self),
      let type = cast.elements.last?.as(TypeExprSyntax.self)?.type, type.trimmedDescription == "CFString"
    else { return }
    edits.replace(type.byteRange, with: "NSString")
  }

  /// `locations as [NSNumber]` makes an object of each number. Elements of a literal are objects already.
  func bridgeNumbers(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }), place > 0, place + 1 < elements.count,
      elements[place].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
      let type = elements[place + 1].as(TypeExprSyntax.self)?.type.trimmedDescription, type == "[NSNumber]" || type == "[NSNumber]?",
      !elements[place - 1].is(ArrayExprSyntax.self), !elements[place - 1].trimmedDescription.hasPrefix("UIKit._numbers(")
    else { return }
    edits.insert("UIKit._numbers(", at: elements[place - 1].startByte)
    edits.insert(")", at: elements[place - 1].endByte)
  }

  /// `ProcessInfo()` is the process's own: its initializer is not public here.
  func shareProcessInfo(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ProcessInfo", node.arguments.isEmpty,
      lookup.type(named: "ProcessInfo") == nil
    else { return }
    edits.replace(node.byteRange, with: "ProcessInfo.processInfo")
  }

  /// Calls the free function `abs` in an extension of a number, whose own function iOS does not have.
  func callFreeFunction(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "abs", let scope = scopes.last,
      scope.isExtension, ["CGFloat", "Double", "Float", "Int"].contains(scope.name)
    else { return }
    edits.insert("Swift.", at: name.startByte)
  }

  /// Passes the type that the value of an expression is cast to. On iOS a number can be cast to any type of numbers.
  func castExpressionValue(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "expressionValue",
      node.arguments.map({ $0.label?.text }) == ["with", "context"], let close = node.rightParen,
      let elements = node.parent?.as(ExprListSyntax.self).map(Array.init), let place = elements.firstIndex(where: { $0.id == node.id }),
      place + 2 < elements.count, elements[place + 1].is(UnresolvedAsExprSyntax.self),
      let type = elements[place + 2].as(TypeExprSyntax.self)?.type
    else { return }
    edits.insert(", as: (\(type.singleLine)).self", at: close.startByte)
  }

  /// Converts the keys of a dictionary of attributes to those of Swift 4: in Swift 3 they were strings.
  func translateAttributes(_ node: DictionaryExprSyntax) {
    guard case .elements(let elements) = node.content,
      elements.contains(where: { element in
        element.key.as(DeclReferenceExprSyntax.self).map { Self.isAttributeName($0.baseName.text) } == true
      })
    else { return }
    var type: TypeSyntax?
    if let list = node.parent?.as(ExprListSyntax.self).map(Array.init), let place = list.firstIndex(where: { $0.id == node.id }),
      place + 2 < list.count, list[place + 1].is(UnresolvedAsExprSyntax.self)
    {
      type = list[place + 2].as(TypeExprSyntax.self)?.type
    }
    if type == nil {
      var current = Syntax(node).parent
      while let parent = current,
        parent.is(SequenceExprSyntax.self) || parent.is(ExprListSyntax.self) || parent.is(InitializerClauseSyntax.self)
      { current = parent.parent }
      type = current?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    }
    while let optional = type?.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
    guard let dictionary = type?.as(DictionaryTypeSyntax.self), dictionary.key.trimmedDescription == "String" else { return }
    edits.replace(dictionary.key.byteRange, with: "Foundation.NSAttributedString.Key")
  }

  private static func isAttributeName(_ name: String) -> Bool { name.hasPrefix("NS") && name.hasSuffix("AttributeName") }

  /// `formatter.monthSymbols!`: names of a formatter are implicitly unwrapped optionals on iOS, and not optional here.
  func unwrapFormatterSymbols(_ node: ForceUnwrapExprSyntax) {
    guard let access = node.expression.as(MemberAccessExprSyntax.self), isFormatterSymbol(access) else { return }
    edits.cut(node.exclamationMark)
  }

  /// `formatter.monthSymbols?[0]`.
  func chainFormatterSymbols(_ node: OptionalChainingExprSyntax) {
    guard let access = node.expression.as(MemberAccessExprSyntax.self), isFormatterSymbol(access) else { return }
    edits.insert("Optional(", at: access.startByte)
    edits.insert(")", at: access.endByte)
  }

  private func isFormatterSymbol(_ access: MemberAccessExprSyntax) -> Bool {
    let name = access.declName.baseName.text
    guard name.hasSuffix("Symbols"), access.base != nil, lookup.classes(declaring: name).isEmpty else { return false }
    return ["month", "weekday", "quarter", "era"].contains { name.lowercased().contains($0) }
  }

  /// `annotation.title!!`: the titles of an annotation are optional properties of optional type on iOS, and optional here.
  func unwrapAnnotationTitle(_ node: ForceUnwrapExprSyntax) {
    guard file.text.holds("MapKit"), let inner = node.expression.as(ForceUnwrapExprSyntax.self),
      let access = inner.expression.as(MemberAccessExprSyntax.self), ["title", "subtitle"].contains(access.declName.baseName.text)
    else { return }
    edits.drop(node.exclamationMark)
  }
}
