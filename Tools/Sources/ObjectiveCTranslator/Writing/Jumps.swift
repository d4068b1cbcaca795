/// Makes blocks and loops of labels, which `goto` leaves and begins again.
enum Jumps {
  /// Returns statements whose labels, as far as Swift can express them, are blocks with names.
  ///
  /// Jumps forward leave a block that ends before their label. For jumps back the rest of the label's block becomes a loop, which ends after
  /// its first pass. A jump into another block stays, and cannot be translated.
  static func structured(_ statements: [CStatement]) -> [CStatement] {
    let statements = statements.map { $0.mappingBodies(structured) }
    // Blocks for so many labels would be nested too deeply; real sources do not have them.
    return statements.count { label(of: $0) != nil } > 50 ? statements : arranged(statements)
  }

  /// Arranges statements whose own bodies are structured.
  private static func arranged(_ statements: [CStatement]) -> [CStatement] {
    guard let last = statements.lastIndex(where: { label(of: $0) != nil }), let name = label(of: statements[last]) else {
      return statements
    }
    let isBackward = { (index: Int) in label(of: statements[index]).map { jumps(to: $0, in: statements[index...]) } ?? false }
    if let start = statements.indices.first(where: isBackward), let name = label(of: statements[start]) {
      let rest = arranged(Array(statements[(start + 1)...]))
      if !leavesLoop(rest) {
        let before = arranged(Array(statements[...start]))
        return before + [CStatement(.labelled(name, isLoop: true, rest), line: statements[start].line)]
      }
    }
    var (before, after) = (Array(statements[..<last]), Array(statements[(last + 1)...]))
    guard jumps(to: name, in: before[...]) else { return arranged(before) + after }
    let first = moveDeclarations(used: after, from: &before)
    return first + [CStatement(.labelled(name, isLoop: false, arranged(before)), line: before.first?.line ?? 0)] + after
  }

  private static func label(of statement: CStatement) -> String? {
    if case .label(let name) = statement.kind { return name }
    return nil
  }

  private static func jumps(to name: String, in statements: ArraySlice<CStatement>) -> Bool {
    statements.contains { $0.kind == .jump(name) || $0.bodies.contains { jumps(to: name, in: $0[...]) } }
  }

  /// Whether `break` or `continue` leaves a loop around the statements.
  private static func leavesLoop(_ statements: [CStatement]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .breaking, .continuing: true
      case .whileLoop, .doLoop, .forLoop, .forEach: false
      case .choice(_, let cases): cases.contains { leavesLoop($0.body.filter { $0.kind != .breaking }) }
      default: statement.bodies.contains(where: leavesLoop)
      }
    }
  }

  /// Moves declarations in front of a block if they are used behind it.
  private static func moveDeclarations(used after: [CStatement], from statements: inout [CStatement]) -> [CStatement] {
    var used: Set<String> = []
    ExpressionWalker.walk(after) { if case .name(let name) = $0 { used.insert(name) } }
    var moved: [CStatement] = []
    statements = statements.flatMap { statement -> [CStatement] in
      guard case .declaration(let variables) = statement.kind, variables.contains(where: { used.contains($0.name) }) else {
        return [statement]
      }
      return variables.compactMap { variable in
        var empty = variable
        guard let value = variable.value, !variable.isStatic, !hasFixedValue(variable) else {
          moved.append(CStatement(.declaration([variable]), line: statement.line))
          return nil
        }
        empty.value = nil
        moved.append(CStatement(.declaration([empty]), line: statement.line))
        return CStatement(.expression(.assignment(.name(variable.name), "=", value)), line: statement.line)
      }
    }
    return moved
  }

  /// Whether a variable needs its value where it is declared.
  private static func hasFixedValue(_ variable: CVariable) -> Bool {
    switch variable.type {
    case .array, .typeOf: true
    default: if case .compound(nil, _)? = variable.value { true } else { false }
    }
  }
}
