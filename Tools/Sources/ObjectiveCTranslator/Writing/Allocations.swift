/// Joins an `alloc` that is kept in a variable with the `init…` of a later statement: Swift makes an object in one step.
enum Allocations {
  static func joined(_ statements: [CStatement]) -> [CStatement] {
    var statements = statements
    for index in statements.indices {
      guard let (name, allocation) = allocation(statements[index]) else { continue }
      let rest = statements[(index + 1)...].map { initialized($0, name, allocation) }
      guard rest != Array(statements[(index + 1)...]) else { continue }
      statements.replaceSubrange((index + 1)..., with: rest)
      if case .declaration(var variables) = statements[index].kind {
        variables[0].value = nil
        statements[index].kind = .declaration(variables)
      } else {
        statements[index].kind = .empty
      }
    }
    return statements.map { $0.mappingBodies(joined) }
  }

  private static func allocation(_ statement: CStatement) -> (name: String, value: CExpression)? {
    switch statement.kind {
    case .declaration(let variables) where variables.count == 1:
      if let value = variables[0].value, isAllocation(value) { return (variables[0].name, value) }
    case .expression(.assignment(.name(let name), "=", let value)): if isAllocation(value) { return (name, value) }
    default: break
    }
    return nil
  }

  private static func isAllocation(_ value: CExpression) -> Bool {
    if case .message(let message) = value { message.selector == "alloc" } else { false }
  }

  /// Returns a statement in which the variable is assigned the object that the message initializes.
  private static func initialized(_ statement: CStatement, _ name: String, _ allocation: CExpression) -> CStatement {
    func made(_ value: CExpression) -> CExpression? {
      guard case .message(var message) = value, message.receiver == .name(name), message.selector.hasPrefix("init") else { return nil }
      message.receiver = allocation
      return .message(message)
    }
    var result = statement
    switch statement.kind {
    case .expression(.assignment(let target, "=", let value)):
      if let value = made(value) { result.kind = .expression(.assignment(target, "=", value)) }
    case .expression(let value):
      if let value = made(value) { result.kind = .expression(.assignment(.name(name), "=", value)) }
    case .returning(let value?): if let value = made(value) { result.kind = .returning(value) }
    case .declaration(var variables):
      for index in variables.indices { variables[index].value = variables[index].value.map { made($0) ?? $0 } }
      result.kind = .declaration(variables)
    default: break
    }
    return result.mappingBodies { $0.map { initialized($0, name, allocation) } }
  }
}
