/// Visits all expressions of a body.
struct ExpressionWalker {
  /// The variables that are assigned or whose address is taken.
  static func assigned(in statements: [CStatement], parts: Bool = false) -> Set<String> {
    var result: Set<String> = []
    func root(_ expression: CExpression) {
      switch expression {
      case .name(let name): result.insert(name)
      case .cast(_, let value): root(value)
      case .member(let value, _), .element(let value, _): if parts { root(value) }
      default: break
      }
    }
    walk(statements) { expression in
      switch expression {
      case .assignment(let target, _, _): root(target)
      case .prefix(let sign, let value) where ["++", "--", "&"].contains(sign): root(value)
      case .postfix(let value, _): root(value)
      default: break
      }
    }
    return result
  }

  static func walk(_ statements: [CStatement], _ visit: (CExpression) -> Void) {
    for statement in statements {
      switch statement.kind {
      case .declaration(let variables): for variable in variables { if let value = variable.value { walk(value, visit) } }
      case .expression(let value), .conditional(let value, _, _), .whileLoop(let value, _), .doLoop(_, let value),
        .synchronized(let value, _), .choice(let value, _):
        walk(value, visit)
      case .forLoop(let start, let condition, let step, _):
        if let start { walk([start], visit) }
        if let condition { walk(condition, visit) }
        if let step { walk(step, visit) }
      case .forEach(let name, let type, let value, _):
        if type == nil { visit(.assignment(.name(name), "=", .null)) }
        walk(value, visit)
      case .returning(let value), .throwing(let value): if let value { walk(value, visit) }
      case .block, .autoreleasePool, .attempt, .breaking, .continuing, .label, .jump, .labelled, .unread, .empty: break
      }
      for body in statement.bodies { walk(body, visit) }
    }
  }

  static func walk(_ expression: CExpression, _ visit: (CExpression) -> Void) {
    visit(expression)
    switch expression {
    case .boxed(let value), .member(let value, _), .arrow(let value, _), .prefix(_, let value), .postfix(let value, _), .cast(_, let value),
      .sizeOfValue(let value):
      walk(value, visit)
    case .array(let values): for value in values { walk(value, visit) }
    case .dictionary(let pairs):
      for pair in pairs {
        walk(pair.key, visit)
        walk(pair.value, visit)
      }
    case .message(let message):
      walk(message.receiver, visit)
      for value in message.arguments + message.more { walk(value, visit) }
    case .element(let left, let right), .binary(let left, _, let right), .assignment(let left, _, let right):
      walk(left, visit)
      walk(right, visit)
    case .call(let function, let arguments):
      walk(function, visit)
      for value in arguments { walk(value, visit) }
    case .conditional(let condition, let yes, let no):
      walk(condition, visit)
      if let yes { walk(yes, visit) }
      walk(no, visit)
    case .block(_, _, let body), .statements(let body): walk(body, visit)
    case .compound(_, let fields): for field in fields { walk(field.value, visit) }
    default: break
    }
  }
}
