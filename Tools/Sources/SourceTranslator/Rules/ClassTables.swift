import Foundation
import SwiftSyntax

/// The contents of a file's last line: the tables of its classes.
struct FileTables {
  /// Expressions of type `UIKit._ClassTable`.
  var tables: [String] = []
  /// Expressions of type `[UIKit._ClassTable]`.
  var lists: [String] = []
  /// Declarations that the expressions need.
  var declarations: [String] = []
  var aliases: [String: String] = [:]
  var extensionCount = 0

  var isEmpty: Bool { tables.isEmpty && lists.isEmpty }
}

extension FileTranslator {
  /// Writes the table of a class's outlets, inspectable properties and actions on the line of its closing brace.
  func writeTable(of node: ClassDeclSyntax) {
    guard let scope = scopes.last, !scope.isLocal else { return }
    if let name = node.attributes.attribute("objc")?.arguments?.trimmedDescription, !scope.isGeneric, scopes.count == 1,
      node.modifiers.accessLimit == nil, isUnconditional(node)
    {
      tables.aliases[name] = scope.fullName
    }
    let entries = entries(of: node.memberBlock, in: scope)
    let function = "_trestleTable_\(scope.fullName.replacingOccurrences(of: ".", with: "_"))"
    guard !entries.isEmpty, !hasFunction(function, in: node.memberBlock) else { return }
    write(entries, function, node.memberBlock, scope)
    if scope.isGeneric {
      registerGeneric(scope, function)
    } else {
      register("\(scope.fullName).\(function)()", node, node.memberBlock)
    }
  }

  func writeTable(of node: ExtensionDeclSyntax) {
    guard let scope = scopes.last, scope.kind == .class, !scope.isGeneric, node.genericWhereClause == nil else { return }
    let entries = entries(of: node.memberBlock, in: scope)
    guard !entries.isEmpty else { return }
    tables.extensionCount += 1
    let type = scope.fullName.replacingOccurrences(of: ".", with: "_")
    let function = "_trestleTable_\(type)_\(identifier)_\(tables.extensionCount)"
    guard !hasFunction(function, in: node.memberBlock) else { return }
    write(entries, function, node.memberBlock, scope)
    register("\(scope.name).\(function)()", node, node.memberBlock)
  }

  private func write(_ entries: [String], _ function: String, _ block: MemberBlockSyntax, _ scope: TypeScope) {
    let text =
      "@MainActor static func \(function)() -> UIKit._ClassTable "
      + "{ var t = UIKit._ClassTable(\(scope.name).self); \(entries.joined(separator: "; ")); return t }"
    insertAtEnd(of: block, text)
  }

  /// Returns whether the table exists already, because the text was translated before or written manually.
  private func hasFunction(_ name: String, in block: MemberBlockSyntax) -> Bool {
    block.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == name }
  }

  /// Inserts a declaration before the closing brace.
  func insertAtEnd(of block: MemberBlockSyntax, _ text: String) {
    let last = block.members.last?.endByte ?? block.leftBrace.endByte
    let between = edits.original(last..<block.rightBrace.startByte)
    let separator = block.members.isEmpty || between.contains("\n") ? "" : "; "
    edits.insert("\(separator)\(text) ", at: block.rightBrace.startByte)
  }

  /// Registers the table in the file's last line. In a clause of `#if` an overload beside the class does this, because the clause is
  /// conditional.
  private func register(_ expression: String, _ node: some DeclSyntaxProtocol, _ block: MemberBlockSyntax) {
    if isUnconditional(node) {
      tables.tables.append(expression)
      return
    }
    let function = "_trestleConditional_\(identifier)_\(tables.lists.count)"
    var outermost = Syntax(node)
    while let parent = outermost.parent, !parent.is(CodeBlockItemSyntax.self) { outermost = parent }
    edits.insert(
      "; @MainActor private func \(function)(_: Int) -> [UIKit._ClassTable] { [\(expression)] }", at: outermost.endByte)
    tables.declarations.append("@MainActor private func \(function)(_: Any) -> [UIKit._ClassTable] { [] }")
    tables.lists.append("\(function)(0)")
  }

  /// A generic class provides its table through a protocol, because each set of type arguments is a class of its own.
  private func registerGeneric(_ scope: TypeScope, _ function: String) {
    let marker = "_TrestleGeneric_\(scope.fullName.replacingOccurrences(of: ".", with: "_"))"
    tables.declarations.append("private protocol \(marker) { @MainActor static func \(function)() -> UIKit._ClassTable }")
    tables.declarations.append("extension \(scope.fullName): \(marker) {}")
    tables.tables.append("UIKit._ClassTable(generic: { ($0 as? any \(marker).Type)?.\(function)() })")
  }

  private func isUnconditional(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        guard let conditional = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
          conditional.clauses.first?.id == clause.id, isCompiled(clause.condition) == true
        else { return false }
      }
      current = parent.parent
    }
    return true
  }

  /// Adds the function that lists the file's tables behind the last line.
  func finishTables(_ text: String) -> String {
    let separator = text.hasSuffix("\n") ? "" : "\n"
    guard !tables.isEmpty else {
      return tables.declarations.isEmpty ? text : text + separator + tables.declarations.joined(separator: "; ")
    }
    var lists = tables.lists
    if !tables.tables.isEmpty { lists.insert("[\(tables.tables.joined(separator: ", "))]", at: 0) }
    let function = "@MainActor func _trestleTables_\(identifier)() -> [UIKit._ClassTable] { \(lists.joined(separator: " + ")) }"
    return text + separator + (tables.declarations + [function]).joined(separator: "; ")
  }

  // MARK: Entries

  /// Returns the statements that add a type's members to its table `t`.
  func entries(of block: MemberBlockSyntax, in scope: TypeScope) -> [String] {
    let isObjCExtension = block.parent?.as(ExtensionDeclSyntax.self)?.attributes.contains("objc") == true
    let exposesAll = isObjCExtension || lookup.declaration(scope.fullName)?.hasObjCMembers == true
    var seen: Set<String> = []
    if isUnavailable(Syntax(block)) { return [] }
    return compiledMembers(block.members).flatMap { declaration -> [String] in
      if let node = declaration.as(VariableDeclSyntax.self) { return entries(node, exposesAll, scope) }
      if let node = declaration.as(FunctionDeclSyntax.self) { return entries(node, exposesAll, scope) }
      return []
    }.filter { seen.insert($0).inserted }
  }

  /// Returns whether a type around the place may not be named.
  private func isUnavailable(_ node: Syntax) -> Bool {
    var current: Syntax? = node
    while let place = current {
      if let declaration = place.asProtocol((any WithAttributesSyntax).self), declaration.attributes.isUnavailable { return true }
      current = place.parent
    }
    return false
  }

  private func entries(_ node: VariableDeclSyntax, _ exposesAll: Bool, _ scope: TypeScope) -> [String] {
    guard !node.modifiers.isTypeMember, !node.attributes.contains("nonobjc"), !node.attributes.isUnavailable else { return [] }
    let isMarked = ["objc", "IBOutlet", "IBInspectable"].contains { node.attributes.contains($0) }
    guard isMarked || (exposesAll && node.modifiers.accessLimit == nil) else { return [] }
    let isUnowned = node.modifiers.contains("unowned")
    return Member.properties(node).map { member in
      let name = member.objcName.map { $0.hasSuffix(":") ? member.name : $0 } ?? member.name
      if !member.isSettable || node.modifiers.contains("async") { return "t.getter(\"\(name)\", \\\(scope.name).\(member.name))" }
      if isUnowned, let type = member.type {
        return "t.setter(\"\(name)\") { (c: \(scope.name), v: \(type)) in c.\(member.name) = v }"
      }
      return "t.property(\"\(name.trimmingBackticks)\", \\\(scope.name).\(member.name))"
    }
  }

  private func entries(_ node: FunctionDeclSyntax, _ exposesAll: Bool, _ scope: TypeScope) -> [String] {
    guard !node.modifiers.isTypeMember, !node.attributes.contains("nonobjc"), node.genericParameterClause == nil,
      !node.attributes.isUnavailable
    else { return [] }
    let isMarked = ["objc", "IBAction", "IBSegueAction"].contains { node.attributes.contains($0) }
    let member = Member(node)
    let isAwake = member.name == "awakeFromNib" && member.parameters.isEmpty && !lookup.isUIKitClass(scope.fullName)
    let selector = SelectorName.of(member)
    let isKeyed = ["setValue:forKey:", "setValue:forUndefinedKey:"].contains(selector)
    if isKeyed, member.parameters.map(\.type).map({ $0.replacingOccurrences(of: " ", with: "") }) == ["Any?", "String"] {
      return ["t.method(\"\(selector)\") { (c: \(scope.name), a: [Any?]) in \(call(member)) }"]
    }
    guard isMarked || isAwake || (exposesAll && node.modifiers.accessLimit == nil && !member.isOverride) else { return [] }
    guard !member.parameters.contains(where: { $0.isVariadic || $0.type.hasPrefix("inout ") }) else { return [] }
    let isOverloaded = lookup.members(named: member.name, of: scope.fullName).filter { $0.kind == .method }.count > 1
    if member.parameters.count <= 3, !member.throws, !member.isAsync, !node.attributes.contains("IBSegueAction") {
      return ["t.action(\"\(selector)\", \(methodReference(member, of: scope.name, isOverloaded: isOverloaded)))"]
    }
    return ["t.method(\"\(selector)\") { (c: \(scope.name), a: [Any?]) in \(call(member)) }"]
  }

  /// Returns the statements that call a method with arguments of any type and return its result.
  private func call(_ member: Member) -> String {
    var conditions = ["a.count >= \(member.parameters.count)"]
    var arguments: [String] = []
    for (index, parameter) in member.parameters.enumerated() {
      var type = withExistentials(parameter.type.withoutAttributes)
      if type.hasSuffix("!") { type = type.dropLast() + "?" }
      if ["Any?", "Optional<Any>"].contains(type) {
        conditions.append("case let p\(index) = a[\(index)]")
      } else {
        conditions.append("let p\(index) = a[\(index)] as? \(type.contains("->") ? "(\(type))" : type)")
      }
      arguments.append(parameter.label == "_" ? "p\(index)" : "\(parameter.label): p\(index)")
    }
    let call = "c.\(member.name)(\(arguments.joined(separator: ", ")))"
    let guarded = member.parameters.isEmpty ? "" : "guard \(conditions.joined(separator: ", ")) else { return nil }; "
    if member.isAsync { return "\(guarded)Task { \(member.throws ? "try? " : "_ = ")await \(call) }; return nil" }
    let attempt = member.throws ? "try? " : ""
    if member.type == nil { return "\(guarded)\(attempt)\(call); return nil" }
    return "\(guarded)return \(attempt)\(call)"
  }

  /// Returns the unapplied method, as a reference or closure that the compiler checks.
  ///
  /// Before Swift 6 the reference to a main-actor method is not `Sendable`, and each would give a warning.
  func methodReference(_ member: Member, of type: String, isOverloaded: Bool) -> String {
    let isSendable = options.languageMode.hasPrefix("6")
    let takesClosure = member.parameters.contains { $0.type.isNonescapingClosure }
    guard isOverloaded || member.throws || member.isAsync || takesClosure || !isSendable else {
      if member.parameters.isEmpty { return "\(type).\(member.name)" }
      return "\(type).\(member.fullName)"
    }
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in member.parameters.enumerated() {
      let type = withExistentials(parameter.type.replacingOccurrences(of: "some ", with: "any "))
      // The table keeps the type as a generic one, which a closure that does not escape cannot be.
      parameters.append("p\(index): \(type.isNonescapingClosure ? "@escaping " : "")\(type)")
      arguments.append(parameter.label == "_" ? "p\(index)" : "\(parameter.label): p\(index)")
    }
    var call = "o.\(member.name)(\(arguments.joined(separator: ", ")))"
    if member.isAsync {
      call = "Task { \(member.throws ? "try? " : "_ = ")await \(call) }"
    } else if member.throws {
      call = "_ = try? \(call)"
    }
    return parameters.isEmpty
      ? "{ (o: \(type)) in { \(call) } }" : "{ (o: \(type)) in { (\(parameters.joined(separator: ", "))) in \(call) } }"
  }
}

extension String {
  fileprivate var trimmingBackticks: String { replacingOccurrences(of: "`", with: "") }

  /// Whether it is the type of a parameter for a closure that is not kept.
  fileprivate var isNonescapingClosure: Bool {
    var rest = self[...]
    while rest.hasPrefix("@"), !rest.hasPrefix("@escaping"), !rest.hasPrefix("@autoclosure"), let space = rest.firstIndex(of: " ") {
      rest = rest[rest.index(after: space)...]
    }
    guard rest.hasPrefix("(") else { return false }
    var open = 0
    for index in rest.indices {
      if rest[index] == "(" { open += 1 } else if rest[index] == ")" { open -= 1 }
      guard open == 0 else { continue }
      let after = rest[rest.index(after: index)...].drop { $0 == " " }
      return ["->", "throws", "rethrows", "async"].contains { after.hasPrefix($0) }
    }
    return false
  }

  /// A parameter's type without attributes that a cast does not permit.
  fileprivate var withoutAttributes: String {
    replacingOccurrences(of: "@escaping ", with: "").replacingOccurrences(of: "some ", with: "any ")
  }
}
