import SwiftSyntax

/// The parts of a file that cannot be compiled here, because they use SwiftUI or another framework that is not there.
///
/// Each use leaves out the smallest part that can be left out: a statement, else a member, an extension, and a type as the last. What then
/// refers to such a part is left out as well. A controller that hosts a view of SwiftUI is replaced by one that shows the view's name.
struct MissingParts {
  struct Part {
    var subject: String
    var reason: String
    /// The replacement, if the part needs one.
    var replacement: String?
    /// The number of functions and accessors that are left out as a whole.
    var functions = 0
  }

  /// The declarations and statements that are left out, and hosted views, which are replaced.
  var parts: [SyntaxIdentifier: Part] = [:]
  /// The functions of which statements are left out that the compiler rejected.
  var functionsInPart: Set<SyntaxIdentifier> = []
  /// Types that are replaced by others with the same use.
  private(set) var substitutes: [SyntaxIdentifier: String] = [:]
  /// The full names of the types, members and functions outside of functions that are left out.
  private(set) var names: Set<String> = []
  /// The last parts of the names of all that is left out, here and elsewhere.
  private(set) var simpleNames: Set<String>
  /// The type among them that starts the application.
  private(set) var start: TokenSyntax?
  private(set) var startReason = ""
  /// The number of members of a name that are left out, by `Type.member`.
  private var removedMembers: [String: Int] = [:]
  /// The names in functions that are left out, with the rest of the block that they are valid in.
  private(set) var locals: [(name: String, range: Range<Int>)] = []

  let frameworks: AbsentFrameworks
  let removed: Set<String>
  let isDeclared: (String) -> Bool
  /// Returns the members of a type that have a name, also those that are left out.
  let members: (_ type: String, _ name: String) -> [Member]
  /// The types, aliases and generic parameters that the file declares anywhere.
  let inner: Set<String>
  /// The modules that are not there, by their names that the file uses.
  let libraries: [String: String]

  static let controller = "_TrestleHostingController"
  static let configuration = "_TrestleHostingConfiguration"
  static let mark = "_trestleLeftOut"
  static let value = "_trestleLeftOutValue"
  static let error = "_trestleLeftOutError"
  static let end = "_trestleLeftOutEnd"
  static let condition = "_trestleLeftOutCondition"

  /// Whether a translated file needs ``MissingPartsSource``.
  static func isUsed(in text: String) -> Bool { text.holds(anyOf: [controller, configuration, mark]) }

  /// - Parameters:
  ///   - removed: The names of what is left out of other files and modules.
  ///   - members: Returns the members of a type that have a name.
  ///   - conditions: Decide which code is for other systems, and is not visited.
  ///   - held: The parts that the compiler rejected.
  ///   - hasHosts: Whether there may be a controller or a configuration that shows a view of SwiftUI.
  init(
    _ tree: SourceFileSyntax, frameworks: AbsentFrameworks, removed: Set<String>, isDeclared: @escaping (String) -> Bool,
    members: @escaping (_ type: String, _ name: String) -> [Member], conditions: BuildConditions, held: HeldParts = HeldParts(),
    hasHosts: Bool
  ) {
    (self.frameworks, self.removed, self.isDeclared, self.members) = (frameworks, removed, isDeclared, members)
    simpleNames = Set(removed.map(Self.simpleName))
    inner = Self.innerTypes(of: tree)
    libraries = held.names
    if !held.isEmpty { leaveOut(held, in: Syntax(tree)) }
    leaveOutPreviews(in: Syntax(tree))
    if hasHosts, frameworks.importsSwiftUI || !removed.isEmpty { replaceHosts(in: Syntax(tree)) }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for token in ImpossibleCasts.tokens(of: Syntax(tree), to: removed.union(names), conditions) {
        guard let reason = reason(for: token), !isCovered(Syntax(token)) else { continue }
        if leaveOut(token, because: reason) { hasChanged = true }
      }
    }
  }

  /// - Parameter tree: Returns the file's tree, which is read only if the file uses something that is missing.
  init?(of file: SourceFile, lookup: DeclarationLookup, options: TranslationOptions, tree: () -> SourceFileSyntax) {
    let text = file.text
    let held = options.held[file.path] ?? HeldParts()
    let frameworks = AbsentFrameworks(in: text, available: options.availableModules)
    let removed = lookup.leftOut
    let isConcerned =
      !frameworks.imported.isEmpty || text.holds("#Preview") || !held.isEmpty
      || !removed.isEmpty && text.holds(anyOf: Set(removed.map(Self.simpleName)).sorted())
    guard isConcerned else { return nil }
    self.init(
      tree(), frameworks: frameworks, removed: removed, isDeclared: { lookup.type(named: $0) != nil },
      members: { lookup.members(named: $1, of: $0) },
      // What imports a framework that is not there is visited, since code without a condition may use it.
      conditions: BuildConditions(isPackage: options.isPackage, names: options.conditions), held: held,
      hasHosts: text.holds(anyOf: ["UIHosting", "rootView"]))
  }

  static func simpleName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  private func isCovered(_ node: Syntax) -> Bool {
    var current: Syntax? = node
    while let node = current {
      if parts[node.id] != nil || substitutes[node.id] != nil { return true }
      current = node.parent
    }
    return false
  }

  // MARK: Replacing

  private mutating func leaveOutPreviews(in node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) {
      if let item = child.as(CodeBlockItemSyntax.self), item.isPreview {
        parts[item.id] = Part(subject: "the preview", reason: "Xcode alone shows it.")
      } else if child.is(CodeBlockItemListSyntax.self) || child.is(CodeBlockItemSyntax.self) || child.is(IfConfigDeclSyntax.self)
        || child.is(IfConfigClauseListSyntax.self) || child.is(IfConfigClauseSyntax.self)
      {
        leaveOutPreviews(in: child)
      }
    }
  }

  /// Replaces the controllers and configurations that show a view of SwiftUI.
  private mutating func replaceHosts(in node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) {
      if let call = child.as(FunctionCallExprSyntax.self), replaceHost(call) { continue }
      if let type = child.as(IdentifierTypeSyntax.self), type.name.text == "UIHostingController", !isDeclared("UIHostingController") {
        let whole = type.parent?.as(MemberTypeSyntax.self).map(Syntax.init) ?? Syntax(type)
        substitutes[whole.id] = Self.controller
        continue
      }
      if let type = child.as(MemberTypeSyntax.self), type.name.text == "UIHostingController", type.baseType.trimmedDescription == "SwiftUI"
      {
        substitutes[type.id] = Self.controller
        continue
      }
      replaceHosts(in: child)
    }
  }

  private mutating func replaceHost(_ call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
    let name = callee.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    let root = call.arguments.first { $0.label?.text == "rootView" }
    // A generic subclass is left out, since its parameter is a view.
    let isHost = name == "UIHostingController" ? !isDeclared(name) : name.hasSuffix("Controller") && simpleNames.contains(name)
    if isHost, let root {
      let view = Self.viewName(Syntax(root.expression))
      parts[call.id] = Part(
        subject: "the view \(view)",
        reason: "it needs SwiftUI, which does not exist on Linux; a controller that shows its name is in its place.",
        replacement: "\(Self.controller)(\(view.debugDescription))")
      return true
    }
    if callee.trimmedDescription == "super.init", let root {
      let view = Self.viewName(Syntax(root.expression))
      let coder = call.arguments.first { $0.label?.text == "coder" }?.expression.trimmedDescription
      parts[call.id] = Part(
        subject: "the view \(view)", reason: "it needs SwiftUI, which does not exist on Linux; its name is shown instead.",
        replacement: coder.map { "super.init(coder: \($0))" } ?? "super.init(\(view.debugDescription))")
      return true
    }
    if name == "UIHostingConfiguration", !isDeclared(name) {
      // Modifiers that follow are a part of it.
      var whole = Syntax(call)
      while let member = whole.parent?.as(MemberAccessExprSyntax.self), let outer = member.parent?.as(FunctionCallExprSyntax.self),
        outer.calledExpression.id == member.id
      {
        whole = Syntax(outer)
      }
      let view = (call.trailingClosure?.statements.first).map { Self.viewName(Syntax($0)) } ?? "UIHostingConfiguration"
      parts[whole.id] = Part(
        subject: "the view \(view)", reason: "it needs SwiftUI, which does not exist on Linux; a view that shows its name is in its place.",
        replacement: "\(Self.configuration)(\(view.debugDescription))")
      return true
    }
    return false
  }

  /// Returns the first type that is named in an expression.
  private static func viewName(_ node: Syntax) -> String {
    let names = node.tokens(viewMode: .sourceAccurate).map(\.text)
    return names.first { $0.first?.isUppercase == true } ?? names.first ?? "SwiftUI"
  }

  // MARK: Leaving out

  /// Leaves out the smallest part that holds a token; returns whether there is one.
  private mutating func leaveOut(_ token: TokenSyntax, because reason: String) -> Bool {
    var current = token.parent
    while let node = current {
      if let item = node.as(MemberBlockItemSyntax.self) {
        return leaveOut(Syntax(item), item.decl, because: reason)
      }
      if let item = node.as(CodeBlockItemSyntax.self) {
        if item.item.is(ImportDeclSyntax.self) || item.item.is(IfConfigDeclSyntax.self) { return false }
        if case .decl(let declaration) = item.item { return leaveOut(Syntax(item), declaration, because: reason) }
        if !libraries.isEmpty, leaveOut(conditionAt: token, of: item, because: reason) { return true }
        if let statement = statement(item) {
          let alternative = libraries[token.text].flatMap { _ in Self.alternative(of: item) } ?? ""
          parts[item.id] = Part(
            subject: "a statement of \(Self.subject(around: Syntax(item)))", reason: reason,
            replacement: statement(reason) + alternative + (item.semicolon?.text ?? ""))
          bindGuard(item)
          return true
        }
        if !libraries.isEmpty, let closure = item.parent?.parent?.as(ClosureExprSyntax.self) {
          leaveOut(bodyOf: Syntax(closure), closure.statements, because: reason)
          return true
        }
      }
      current = node.parent
    }
    return false
  }

  /// Returns the statements of a `guard` for a condition that does not hold, which is one of a library that is not there.
  private static func alternative(of item: CodeBlockItemSyntax) -> String? {
    guard let statements = item.item.as(GuardStmtSyntax.self)?.body.statements,
      !["fatalError", "preconditionFailure"].contains(where: { statements.trimmedDescription.contains($0) })
    else { return nil }
    return statements.map { "; \($0.item.singleLine)" }.joined()
  }

  /// The names that a `guard` makes are left out with it.
  mutating func bindGuard(_ item: CodeBlockItemSyntax) {
    guard let node = item.item.as(GuardStmtSyntax.self) else { return }
    for condition in node.conditions {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self) else { continue }
      addLocals(Syntax(binding.pattern), in: item)
    }
  }

  private mutating func addLocals(_ pattern: Syntax, in item: CodeBlockItemSyntax) {
    let end = item.parent?.endPosition.utf8Offset ?? item.endByte
    addLocals(pattern, in: item.endByte..<max(end, item.endByte))
  }

  mutating func addLocals(_ pattern: Syntax, in range: Range<Int>) {
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      locals.append((name, range))
    }
  }

  mutating func leaveOut(_ item: Syntax, _ declaration: DeclSyntax, because reason: String) -> Bool {
    if declaration.is(IfConfigDeclSyntax.self) { return false }
    // The compiler reports the uses of a property that it rejected.
    let isRejected = declaration.is(VariableDeclSyntax.self) && reason.hasPrefix("it does not compile")
    if item.is(MemberBlockItemSyntax.self), !isRejected, needsWhole(declaration), let outer = Self.unit(around: item) {
      return leaveOut(outer.item, outer.declaration, because: reason)
    }
    guard parts[item.id] == nil else { return false }
    let scope = Self.scope(of: Syntax(declaration))
    parts[item.id] = Part(
      subject: Self.subject(of: declaration, in: scope), reason: reason, functions: SourceShape(Syntax(declaration)).functions)
    // The other declaration of the name is there.
    if reason.contains("invalid redeclaration of") { return true }
    if let statement = item.as(CodeBlockItemSyntax.self), Self.function(around: item) != nil {
      if let node = declaration.as(VariableDeclSyntax.self) {
        for binding in node.bindings { addLocals(Syntax(binding.pattern), in: statement) }
      } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
        let end = item.parent?.endPosition.utf8Offset ?? 0
        locals.append((named.name.text, 0..<end))
      }
      return true
    }
    let isMember = item.is(MemberBlockItemSyntax.self)
    if let named = declaration.asProtocol((any NamedDeclSyntax).self), !isMember || !declaration.is(FunctionDeclSyntax.self) {
      add(scope.isEmpty ? named.name.text : "\(scope).\(named.name.text)")
      if Self.startsApplication(declaration) { (start, startReason) = (named.name, reason) }
    } else if let node = declaration.as(FunctionDeclSyntax.self) {
      removeMember(node.name.text, of: scope)
    } else if let node = declaration.as(VariableDeclSyntax.self) {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        if isMember { removeMember(name, of: scope) } else { add(name) }
      }
    }
    return true
  }

  /// A member's name is left out with the last of its overloads.
  private mutating func removeMember(_ name: String, of scope: String) {
    let full = "\(scope).\(name)"
    removedMembers[full, default: 0] += 1
    if removedMembers[full]! >= members(scope, name).count { add(full) }
  }

  private mutating func add(_ name: String) {
    names.insert(name)
    simpleNames.insert(Self.simpleName(name))
  }

  private static func startsApplication(_ declaration: DeclSyntax) -> Bool {
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    return attributes?.contains("main") == true || attributes?.contains("UIApplicationMain") == true
  }

  /// Returns whether a type does not compile without a member: a case, or a stored property that has no value of its own.
  private func needsWhole(_ declaration: DeclSyntax) -> Bool {
    if declaration.is(EnumCaseDeclSyntax.self) || declaration.is(AssociatedTypeDeclSyntax.self) { return true }
    guard let node = declaration.as(VariableDeclSyntax.self), !node.modifiers.isTypeMember, !node.modifiers.contains("lazy"),
      let group = declaration.parent?.parent?.parent?.parent, !group.is(ExtensionDeclSyntax.self), !group.is(ProtocolDeclSyntax.self)
    else { return false }
    return node.bindings.contains { binding in
      if binding.accessorBlock != nil || binding.initializer != nil { return false }
      let type = binding.typeAnnotation?.type
      return !(type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true)
    }
  }

  /// Returns the declaration around an item.
  private static func unit(around item: Syntax) -> (item: Syntax, declaration: DeclSyntax)? {
    var current = item.parent
    while let node = current {
      if let member = node.as(MemberBlockItemSyntax.self), !member.decl.is(IfConfigDeclSyntax.self) { return (node, member.decl) }
      if let block = node.as(CodeBlockItemSyntax.self), case .decl(let declaration) = block.item, !declaration.is(IfConfigDeclSyntax.self) {
        return (node, declaration)
      }
      current = node.parent
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isPreview: Bool {
    (item.as(MacroExpansionDeclSyntax.self)?.macroName ?? item.as(MacroExpansionExprSyntax.self)?.macroName)?.text == "Preview"
  }
}
