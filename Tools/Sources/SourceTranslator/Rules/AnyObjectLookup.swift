import SwiftSyntax

extension FileTranslator {
  /// `(x as AnyObject).name`, and `x.name` of a parameter of type `AnyObject`, find any member of any class by name on iOS.
  ///
  /// Commonly used members are read through `UIKit._AnyObjectMembers`; others are refused.
  func translateLookup(_ node: MemberAccessExprSyntax) {
    let member = node.declName.baseName.text
    if let name = node.base?.as(DeclReferenceExprSyntax.self), Self.lookedUpMembers.contains(member),
      isAnyObjectParameter(name) || isBoundAsAnyObject(name)
    {
      edits.replace(name.byteRange, with: "UIKit._AnyObjectMembers(\(name.baseName.text))")
      return
    }
    if castOwnProperty(node) || lookUpInValue(node) || readPriority(node) { return }
    guard
      let tuple = node.base?.as(TupleExprSyntax.self)
        ?? node.base?.as(OptionalChainingExprSyntax.self)?.expression.as(TupleExprSyntax.self),
      tuple.elements.count == 1, let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      cast.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject",
      let keyword = cast.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
      !["isEqual", "hash", "self"].contains(member), Self.preparedInvocation(cast) == nil
    else { return }
    if !Self.lookedUpMembers.contains(member), translateOwnLookup(node, tuple, cast) { return }
    guard Self.lookedUpMembers.contains(member), keyword.questionOrExclamationMark?.text != "?", let before = cast.elements.dropLast(2).last
    else {
      report(
        node, .error, "anyobject-lookup",
        "'\(node.declName.trimmedDescription)' cannot be looked up in AnyObject on Linux; cast to its class.")
      return
    }
    edits.replace(tuple.byteRange, with: "UIKit._AnyObjectMembers(\(edits.rendered(cast.startByte..<before.endByte)))")
  }

  /// `target?.perform(action, with: self)` sends a message to an object that is kept as `AnyObject`; `target?.responds(to:)` asks it.
  func sendToTarget(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["perform", "responds"].contains(access.declName.baseName.text), !node.arguments.isEmpty
    else { return }
    if let name = access.base?.as(DeclReferenceExprSyntax.self), isAnyObjectParameter(name) || isBoundAsAnyObject(name) {
      edits.replace(name.byteRange, with: "(\(name.baseName.text) as! NSObject)")
      return
    }
    guard let chain = access.base?.as(OptionalChainingExprSyntax.self),
      chain.expression.is(DeclReferenceExprSyntax.self) || chain.expression.is(MemberAccessExprSyntax.self)
    else { return }
    let name = chain.expression.singleLine.split(separator: ".").last.map(String.init) ?? ""
    let type = typeName.flatMap { lookup.members(called: name, from: $0)?.members.first?.type }
    let isTarget = access.declName.baseName.text == "perform" && name == "target" && !lookup.declaredNames.contains("perform")
    guard type.map({ ["AnyObject?", "AnyObject!"].contains($0) }) ?? isTarget else { return }
    edits.insert("(", at: chain.expression.startByte)
    edits.insert(" as? NSObject)", at: chain.expression.endByte)
  }

  /// `type(of: object).description()` of an object of type `AnyObject` is the name of its class.
  func translateClassDescription(_ node: FunctionCallExprSyntax) {
    if node.arguments.isEmpty, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description", let base = access.base?.as(MemberAccessExprSyntax.self),
      base.declName.baseName.text == "classForCoder"
    {
      edits.replace(node.byteRange, with: "NSStringFromClass(\(base.singleLine))")
      return
    }
    guard node.arguments.isEmpty, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description", let call = access.base?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "type", call.arguments.count == 1,
      let name = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      parameterType(of: name, around: Syntax(node)) == "AnyObject"
    else { return }
    edits.replace(node.byteRange, with: "NSStringFromClass(\(call.singleLine))")
  }

  /// Returns the type of a parameter of the innermost function.
  private func parameterType(of name: String, around node: Syntax) -> String? {
    var current = node.parent
    while let parent = current {
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type.trimmedDescription
      }
      current = parent.parent
    }
    return nil
  }

  /// `delegate?.menuOpened(self)` of a property of type `AnyObject?` calls a requirement of one of the module's protocols.
  ///
  /// Xcode's outlets cannot have the type of a protocol of Swift, so that libraries declare them as `AnyObject?`.
  private func castOwnProperty(_ node: MemberAccessExprSyntax) -> Bool {
    guard let chain = node.base?.as(OptionalChainingExprSyntax.self), let name = ownPropertyName(chain.expression),
      let type = typeName.flatMap({ lookup.members(called: name, from: $0)?.members.first?.type }),
      ["AnyObject?", "AnyObject!"].contains(type)
    else { return false }
    let member = node.declName.baseName.text
    // A message of NSObject, though a protocol of the module requires a method of that name: see `sendToTarget`.
    if member == "perform", let call = node.parent?.as(FunctionCallExprSyntax.self), call.arguments.first?.label == nil,
      !call.arguments.isEmpty
    {
      return false
    }
    let owners = lookup.protocols(declaring: member)
    guard owners.count < 2, let owner = owners.first ?? adoptedProtocol(declaring: member, around: Syntax(node)) else { return false }
    edits.replace(chain.expression.byteRange, with: "(\(edits.rendered(chain.expression.byteRange)) as? any \(owner))")
    return true
  }

  /// Returns the protocol of UIKit with an optional method that the type or extension around a node adopts: `UIScrollViewDelegate` for
  /// `scrollViewDidScroll`.
  private func adoptedProtocol(declaring member: String, around node: Syntax) -> String? {
    guard UIKitProtocols.optionalMethods.contains(member) else { return nil }
    var current = node.parent
    while let parent = current, parent.asProtocol((any DeclGroupSyntax).self) == nil { current = parent.parent }
    let names = current?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes.compactMap(\.type.nominalName) ?? []
    let found = names.filter { name in
      guard UIKitProtocols.names.contains(name), let kind = name.firstRange(of: /Delegate|DataSource/) else { return false }
      return member.lowercased().hasPrefix(name[..<kind.lowerBound].dropFirst(2).lowercased())
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the name in `name` and `self.name`.
  private func ownPropertyName(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let access = expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" else { return nil }
    return access.declName.baseName.text
  }

  /// Casts to the only class of the module that has the member, or to the only protocol that requires it.
  private func translateOwnLookup(_ node: MemberAccessExprSyntax, _ tuple: TupleExprSyntax, _ cast: SequenceExprSyntax) -> Bool {
    let name = node.declName.baseName.text
    var owners = lookup.classes(declaring: name)
    if owners.count != 1 { owners = lookup.protocols(declaring: name).map { "any \($0)" } }
    guard owners.count == 1, let owner = owners.first, let before = cast.elements.dropLast(2).last else { return false }
    var outer = Syntax(node).parent
    var isOptional = node.base?.is(OptionalChainingExprSyntax.self) == true
    if let chain = outer?.as(OptionalChainingExprSyntax.self) {
      isOptional = true
      edits.cut(chain.questionMark)
    }
    while let parent = outer, !parent.is(CodeBlockItemSyntax.self) {
      if parent.is(OptionalBindingConditionSyntax.self) { isOptional = true }
      outer = parent.parent
    }
    let value = edits.rendered(cast.startByte..<before.endByte)
    let needsMark = isOptional && node.base?.is(OptionalChainingExprSyntax.self) != true
    edits.replace(tuple.byteRange, with: "(\(value) as\(isOptional ? "?" : "!") \(owner))\(needsMark ? "?" : "")")
    return true
  }

  /// `x["key"]` of an element of `[AnyObject]` looks up a subscript by name on iOS: it reads the dictionary or array in `x`.
  func translateLookedUpSubscript(_ node: SubscriptCallExprSyntax) {
    if translateNestedSubscript(node) { return }
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), node.arguments.count == 1, let key = node.arguments.first,
      key.label == nil, isAnyObjectParameter(name) || isElementOfObjects(name)
    else { return }
    edits.replace(name.byteRange, with: "UIKit._subscripted(\(name.baseName.text), ")
    edits.cut(node.leftSquare)
    edits.replace(node.rightSquare.byteRange, with: ")")
  }

  /// `(x as AnyObject)["key"]`, and `x["a"]?["b"]` of a dictionary that was declared or cast as `[String: AnyObject]`.
  private func translateNestedSubscript(_ node: SubscriptCallExprSyntax) -> Bool {
    guard node.arguments.count == 1, let key = node.arguments.first, key.label == nil else { return false }
    let called = node.calledExpression
    let mark: TokenSyntax?
    if let chain = called.as(OptionalChainingExprSyntax.self), isValueOfObjects(chain.expression) {
      mark = chain.questionMark
    } else if let forced = called.as(ForceUnwrapExprSyntax.self), isValueOfObjects(forced.expression) {
      mark = forced.exclamationMark
    } else if let tuple = called.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      cast.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription == "AnyObject"
    {
      mark = nil
    } else {
      return false
    }
    edits.insert("UIKit._subscripted(", at: called.startByte)
    if let mark { edits.replace(mark.byteRange, with: " as AnyObject?") }
    edits.replace(node.leftSquare.byteRange, with: ", ")
    edits.replace(node.rightSquare.byteRange, with: ")")
    return true
  }

  /// `x["a"]?.count` and `x["a"]!.intValue` of a dictionary of objects read members of numbers, texts and collections.
  private func lookUpInValue(_ node: MemberAccessExprSyntax) -> Bool {
    guard Self.valueMembers.contains(node.declName.baseName.text), let base = node.base else { return false }
    let value = base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
    guard let value, isValueOfObjects(value) else { return false }
    edits.replace(base.byteRange, with: "UIKit._AnyObjectMembers(\(edits.rendered(value.byteRange)))")
    return true
  }

  /// `view.installed.first?.priority` of a property of type `[AnyObject]` finds a number: the priority of a layout constraint.
  private func readPriority(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.declName.baseName.text == "priority", let chain = node.base?.as(OptionalChainingExprSyntax.self),
      let element = chain.expression.as(MemberAccessExprSyntax.self), ["first", "last"].contains(element.declName.baseName.text),
      let list = element.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      lookup.extendedPropertyTypes(of: list) == ["[AnyObject]"]
    else { return false }
    edits.replace(chain.byteRange, with: "(\(edits.rendered(chain.expression.byteRange)) as? UIKit.NSLayoutConstraint)?")
    edits.replace(node.declName.byteRange, with: "priority.rawValue")
    return true
  }

  /// The members of `UIKit._AnyObjectMembers` that values of documents in JSON and of property lists have.
  private static let valueMembers: Set<String> = [
    "intValue", "integerValue", "floatValue", "doubleValue", "boolValue", "stringValue", "count", "length", "allKeys", "allValues",
    "firstObject", "lastObject",
  ]

  /// Returns whether an expression is a value of a dictionary of objects: `x["a"]`, or `x["a"]?["b"]`.
  private func isValueOfObjects(_ expression: ExprSyntax) -> Bool {
    guard let inner = expression.as(SubscriptCallExprSyntax.self) else { return false }
    if let element = inner.calledExpression.as(SubscriptCallExprSyntax.self),
      let name = element.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      return isTyped(name, as: Self.arraysOfDictionaries)
    }
    if let name = inner.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text { return isDictionaryOfObjects(name) }
    if let chain = inner.calledExpression.as(OptionalChainingExprSyntax.self) { return isValueOfObjects(chain.expression) }
    if let forced = inner.calledExpression.as(ForceUnwrapExprSyntax.self) { return isValueOfObjects(forced.expression) }
    return false
  }

  private static let dictionaries = ["[String: AnyObject]", "[String : AnyObject]", "[String:AnyObject]", "Dictionary<String, AnyObject>"]
  private static let arraysOfDictionaries = dictionaries.map { "[\($0)]" }

  /// Returns whether a name is declared or cast as a dictionary of objects, or is the variable of a loop over an array of those.
  func isDictionaryOfObjects(_ name: String) -> Bool {
    if isTyped(name, as: Self.dictionaries) { return true }
    return file.text.split(separator: "\n").contains { line in
      guard let range = line.firstRange(of: "for \(name) in ") else { return false }
      let sequence = line[range.upperBound...]
      if Self.arraysOfDictionaries.contains(where: { sequence.contains("as! \($0)") }) { return true }
      return isTyped(String(sequence.prefix { $0.isLetter || $0.isNumber || $0 == "_" }), as: Self.arraysOfDictionaries)
    }
  }

  /// Returns whether a variable is the result of a call, in a file with a function that returns a dictionary of objects.
  func isMadeByFunctionReturningObjects(_ name: String) -> Bool {
    let lines = file.text.split(separator: "\n")
    guard lines.contains(where: { line in Self.dictionaries.contains { line.contains("-> \($0)") } }) else { return false }
    return lines.contains { line in
      guard let range = line.firstRange(of: "var \(name) = ") else { return false }
      return line[range.upperBound...].first != "[" && line.hasSuffix(")")
    }
  }

  private func isTyped(_ name: String, as types: [String]) -> Bool {
    guard !name.isEmpty else { return false }
    return file.text.split(separator: "\n").contains { line in
      types.contains { type in
        line.contains("\(name): \(type)") || line.contains("\(name) : \(type)") || line.contains("\(name) = \(type)()")
          || (line.contains("let \(name) = ") || line.contains("var \(name) = ")) && ["as? ", "as! "].contains { line.contains($0 + type) }
      }
    }
  }

  /// Returns whether the name is the variable of a `for` loop over a constant that was declared or cast as `[AnyObject]`.
  private func isElementOfObjects(_ reference: DeclReferenceExprSyntax) -> Bool {
    var current = Syntax(reference).parent
    while let parent = current {
      if let loop = parent.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == reference.baseName.text {
        let sequence = loop.sequence.trimmedDescription
        if sequence.contains("as! [AnyObject]") { return true }
        let declaration = "let \(sequence) = "
        let typed = "\(sequence): [AnyObject]"
        return file.text.split(separator: "\n").contains { line in
          line.contains(typed) || (line.contains(declaration) && (line.contains("as! [AnyObject]") || line.contains("as? [AnyObject]")))
        }
      }
      current = parent.parent
    }
    return false
  }

  /// The members of `UIKit._AnyObjectMembers`.
  static let lookedUpMembers: Set<String> = [
    "tag", "frame", "bounds", "center", "superview", "isHidden", "isEnabled", "isSelected", "isOn", "selectedSegmentIndex", "currentPage",
    "currentTitle", "titleLabel", "date", "view", "text", "title", "identifier", "location", "intValue", "integerValue", "floatValue",
    "doubleValue", "boolValue", "stringValue", "count", "length", "localizedDescription", "object", "value",
    "alpha", "backgroundColor", "subviews", "window", "layer", "image", "state", "scale", "rotation", "contentOffset", "destination",
    "topViewController", "viewControllers", "accessibilityIdentifier", "placeholder", "translation", "velocity", "allKeys",
    "allValues", "firstObject", "lastObject", "code", "domain", "userInfo", "name", "absoluteString", "path", "lastPathComponent",
    "cgRectValue", "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue", "cgAffineTransformValue", "rangeValue", "components", "isKind",
    "setTitle", "setTitleColor", "setAttributedTitle", "setImage", "setBackgroundImage", "setOn", "titleForSegment", "beginRefreshing",
    "endRefreshing", "becomeFirstResponder", "resignFirstResponder", "removeFromSuperview", "setNeedsDisplay", "reloadData", "hasText",
    "isFirstResponder", "isHighlighted", "currentImage", "restorationIdentifier",
    "contains", "stroke", "fill", "hasPrefix", "hasSuffix", "replacingOccurrences", "pathExtension", "row", "section", "item", "font",
    "textColor", "size", "isAnimating", "startAnimating", "stopAnimating", "addSubview", "setNeedsLayout", "layoutIfNeeded", "sizeToFit",
    "invalidate", "description",
  ]

  /// Returns whether the nearest condition or declaration before the name, in the statements around it, binds it to a value cast as
  /// `AnyObject`.
  private func isBoundAsAnyObject(_ reference: DeclReferenceExprSyntax) -> Bool {
    let name = reference.baseName.text
    func isCast(_ value: ExprSyntax?) -> Bool {
      if let call = value?.as(FunctionCallExprSyntax.self), call.calledExpression.singleLine == "unsafeBitCast" {
        return call.arguments.last?.expression.singleLine == "AnyObject.self"
      }
      guard let cast = value?.as(SequenceExprSyntax.self), cast.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true else {
        return false
      }
      return ["AnyObject", "AnyObject?", "AnyObject!"].contains(cast.elements.last?.trimmedDescription)
    }
    func binding(in conditions: ConditionElementListSyntax) -> Bool? {
      for element in conditions.reversed() where element.startByte < reference.startByte {
        guard case .optionalBinding(let bound) = element.condition, bound.pattern.trimmedDescription == name else { continue }
        return isCast(bound.initializer?.value)
      }
      return nil
    }
    var current = Syntax(reference).parent
    while let parent = current {
      if let list = parent.as(ConditionElementListSyntax.self), let found = binding(in: list) { return found }
      if let condition = parent.as(IfExprSyntax.self), let found = binding(in: condition.conditions) { return found }
      if let statements = parent.as(CodeBlockItemListSyntax.self) {
        for statement in statements.reversed() where statement.startByte < reference.startByte {
          if let condition = statement.item.as(GuardStmtSyntax.self), let found = binding(in: condition.conditions) { return found }
          guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
          for bound in variable.bindings where bound.pattern.trimmedDescription == name {
            return bound.typeAnnotation?.type.trimmedDescription == "AnyObject" || isCast(bound.initializer?.value)
          }
        }
      }
      if parent.is(FunctionDeclSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }

  /// Returns whether the name is a parameter of type `AnyObject` of the innermost function, and nothing in its body has the same name.
  private func isAnyObjectParameter(_ reference: DeclReferenceExprSyntax) -> Bool {
    let name = reference.baseName.text
    var current = Syntax(reference).parent
    while let parent = current {
      if let function = parent.as(FunctionDeclSyntax.self) {
        let parameter = function.signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        guard let parameter, parameter.type.trimmedDescription == "AnyObject", let body = function.body else { return false }
        return !body.tokens(viewMode: .sourceAccurate).contains { token in
          token.text == name && ["let", "var", "in"].contains(token.previousToken(viewMode: .sourceAccurate)?.text ?? "")
        }
      }
      current = parent.parent
    }
    return false
  }
}
