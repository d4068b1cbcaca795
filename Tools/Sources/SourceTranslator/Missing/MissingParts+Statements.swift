import SwiftSyntax

extension MissingParts {
  /// Returns the replacement of a statement for a reason; nil if its value cannot be replaced.
  func statement(_ item: CodeBlockItemSyntax) -> ((String) -> String)? {
    let subject = Self.subject(around: Syntax(item))
    func mark(_ reason: String) -> String { "\(Self.mark)(\(subject.debugDescription), \(reason.debugDescription))" }
    if item.item.is(ThrowStmtSyntax.self) {
      let isTyped = Self.function(around: Syntax(item)).map { Self.throwsClause(of: $0)?.type != nil } ?? false
      return { "\(isTyped ? Self.end : "throw \(Self.error)")(\(subject.debugDescription), \($0.debugDescription))" }
    }
    let isReturn = item.item.is(ReturnStmtSyntax.self)
    guard isReturn || isValue(item) else { return mark }
    guard let function = Self.function(around: Syntax(item)), !function.is(ClosureExprSyntax.self) else { return nil }
    if !isReturn,
      item.parent?.parent?.is(IfExprSyntax.self) == true || item.parent?.parent?.is(SwitchCaseSyntax.self) == true
        || item.parent?.parent?.parent?.is(IfExprSyntax.self) == true
    {
      return nil
    }
    return { Self.body(of: function, subject: subject, because: $0, isWhole: false) }
  }

  /// Returns the replacement of a function's body, or of a statement that ends it.
  static func body(of function: Syntax, subject: String, because reason: String, isWhole: Bool = true) -> String {
    let arguments = "(\(subject.debugDescription), \(reason.debugDescription))"
    // The type of the result may follow from the place of the closure.
    if let closure = function.as(ClosureExprSyntax.self) {
      guard let value = typeOfValue(closure).flatMap({ emptyValue(of: $0) }) else { return Self.value + arguments }
      return "\(Self.mark)\(arguments); return \(value)"
    }
    if emptyValue(of: function) == nil, let clause = throwsClause(of: function), clause.type == nil,
      clause.throwsSpecifier.text == "throws"
    {
      return "throw \(Self.error)\(arguments)"
    }
    if function.is(InitializerDeclSyntax.self), emptyValue(of: function) == nil { return Self.end + arguments }
    guard let value = emptyValue(of: function) else { return "return \(Self.value)\(arguments)" }
    return "\(Self.mark)\(arguments)" + (value.isEmpty ? isWhole ? "" : "; return" : "; return \(value)")
  }

  /// Returns whether a function can return without a value, or throw instead.
  static func hasEmptyResult(_ function: Syntax) -> Bool { emptyValue(of: function) != nil || throwsClause(of: function) != nil }

  /// Returns whether a function has neither a result nor errors.
  static func hasEffectsAlone(_ function: Syntax) -> Bool { emptyValue(of: function)?.isEmpty == true && throwsClause(of: function) == nil }

  private static func throwsClause(of function: Syntax) -> ThrowsClauseSyntax? {
    if let node = function.as(FunctionDeclSyntax.self) { return node.signature.effectSpecifiers?.throwsClause }
    if let node = function.as(InitializerDeclSyntax.self) { return node.signature.effectSpecifiers?.throwsClause }
    if let node = function.as(ClosureExprSyntax.self) { return node.signature?.effectSpecifiers?.throwsClause }
    return function.as(AccessorDeclSyntax.self)?.effectSpecifiers?.throwsClause
  }

  /// Returns the type of a property whose value a closure makes at once.
  private static func typeOfValue(_ closure: ClosureExprSyntax) -> TypeSyntax? {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == closure.id else { return nil }
    return call.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
  }

  /// Returns whether an expression without `return` is the value of its function, closure or branch.
  func isValue(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else { return false }
    if owner.is(ClosureExprSyntax.self) { return true }
    if owner.is(AccessorBlockSyntax.self) { return true }
    if let branch = owner.as(SwitchCaseSyntax.self) {
      return branch.parent?.parent?.as(SwitchExprSyntax.self).map { isValue(Syntax($0)) } ?? false
    }
    guard let parent = owner.parent else { return false }
    if let function = parent.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause.map { !$0.type.isVoid } ?? false
    }
    if let accessor = parent.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    if let branch = parent.as(IfExprSyntax.self) { return isValue(Syntax(branch)) }
    return false
  }

  /// Returns whether an `if` or `switch` is used for its value.
  func isValue(_ expression: Syntax) -> Bool {
    if let outer = expression.parent?.as(IfExprSyntax.self) { return isValue(Syntax(outer)) }
    let parent = expression.parent?.is(ExpressionStmtSyntax.self) == true ? expression.parent?.parent : expression.parent
    return parent?.as(CodeBlockItemSyntax.self).map { isValue($0) } ?? true
  }

  /// Returns the function, accessor or closure around a node.
  static func function(around node: Syntax) -> Syntax? {
    var current = node.parent
    while let parent = current {
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self) || parent.is(DeinitializerDeclSyntax.self)
        || parent.is(AccessorDeclSyntax.self) || parent.is(ClosureExprSyntax.self)
      {
        return parent
      }
      if let block = parent.as(AccessorBlockSyntax.self), case .getter = block.accessors { return parent }
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      current = parent.parent
    }
    return nil
  }

  /// Returns an empty value of a function's result: an empty text for none, nil if there is no such value.
  static func emptyValue(of function: Syntax) -> String? {
    let type: TypeSyntax?
    if let node = function.as(FunctionDeclSyntax.self) {
      type = node.signature.returnClause?.type
    } else if let node = function.as(InitializerDeclSyntax.self) {
      return node.optionalMark != nil ? "nil" : nil
    } else if let node = function.as(AccessorDeclSyntax.self), node.accessorSpecifier.text != "get" {
      return ""
    } else if function.is(DeinitializerDeclSyntax.self) {
      return ""
    } else {
      var current = function.parent
      while let node = current, !node.is(PatternBindingSyntax.self), !node.is(SubscriptDeclSyntax.self) { current = node.parent }
      type = current?.as(PatternBindingSyntax.self)?.typeAnnotation?.type ?? current?.as(SubscriptDeclSyntax.self)?.returnClause.type
      if type == nil { return nil }
    }
    guard let type, !type.isVoid else { return "" }
    return emptyValue(of: type)
  }

  /// Returns an empty value of a type, or nil if there is no known one.
  static func emptyValue(of type: TypeSyntax) -> String? {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count > 1 {
      let values = tuple.elements.compactMap { emptyValue(of: $0.type) }
      return values.count == tuple.elements.count ? "(\(values.joined(separator: ", ")))" : nil
    }
    let name = type.trimmedDescription
    if let value = emptyValues[name] { return value }
    return made.contains(name) ? "UIKit.\(name)()" : nil
  }

  private static let emptyValues = [
    "Bool": "false", "String": "\"\"", "Int": "0", "Int64": "0", "UInt": "0", "Double": "0", "Float": "0", "CGFloat": "0",
    "TimeInterval": "0", "CGSize": ".zero", "CGRect": ".zero", "CGPoint": ".zero", "UIEdgeInsets": ".zero",
    "UIColor": "UIKit.UIColor.clear",
    "Data": "Data()", "Date": "Date()", "NSAttributedString": "NSAttributedString()", "IndexPath": "IndexPath()", "UUID": "UUID()",
    "UIInterfaceOrientationMask": "UIKit.UIInterfaceOrientationMask.all", "UIStatusBarStyle": "UIKit.UIStatusBarStyle.default",
  ]

  /// The classes that an empty object is made of.
  private static let made: Set<String> = [
    "UIView", "UILabel", "UIButton", "UIImageView", "UIImage", "UIStackView", "UIScrollView", "UITextField", "UITextView", "UISwitch",
    "UISlider", "UIProgressView", "UIPageControl", "UISegmentedControl", "UISearchBar", "UIControl", "UITableView", "UITableViewCell",
    "UICollectionViewCell", "UIBarButtonItem", "UIViewController", "UINavigationController", "UITabBarController",
    "UIActivityIndicatorView",
  ]

  // MARK: Names

  static func subject(of declaration: DeclSyntax, in scope: String) -> String {
    let prefix = scope.isEmpty ? "" : scope + "."
    if let node = declaration.as(ExtensionDeclSyntax.self) { return "the extension of \(node.extendedType.singleLine)" }
    if let node = declaration.as(FunctionDeclSyntax.self) {
      let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
      return "\(prefix)\(node.name.text)(\(labels))"
    }
    if let node = declaration.as(InitializerDeclSyntax.self) {
      return "\(prefix)init(\(node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
    }
    if declaration.is(SubscriptDeclSyntax.self) { return "\(prefix)subscript" }
    if declaration.is(DeinitializerDeclSyntax.self) { return "\(prefix)deinit" }
    if let node = declaration.as(VariableDeclSyntax.self) {
      return prefix + node.bindings.map(\.pattern.singleLine).joined(separator: ", ")
    }
    return declaration.asProtocol((any NamedDeclSyntax).self).map { prefix + $0.name.text } ?? "this declaration"
  }

  static func subject(around node: Syntax) -> String {
    var current = node.parent
    while let parent = current {
      let isFunction =
        parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self) || parent.is(SubscriptDeclSyntax.self)
        || parent.is(DeinitializerDeclSyntax.self) || parent.is(VariableDeclSyntax.self)
      if isFunction, let declaration = parent.as(DeclSyntax.self) { return subject(of: declaration, in: scope(of: parent)) }
      current = parent.parent
    }
    return "the file"
  }
}
