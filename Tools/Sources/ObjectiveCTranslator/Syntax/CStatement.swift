/// A statement of a body, with the line that it begins in.
public struct CStatement: Equatable, Sendable {
  public indirect enum Kind: Equatable, Sendable {
    case expression(CExpression)
    case declaration([CVariable])
    case block([CStatement])
    case conditional(CExpression, then: [CStatement], otherwise: [CStatement]?)
    case whileLoop(CExpression, [CStatement])
    case doLoop([CStatement], CExpression)
    case forLoop(start: CStatement?, condition: CExpression?, step: CExpression?, body: [CStatement])
    /// `for (NSString *name in names)`: the type is nil where a variable is used that was declared before.
    case forEach(name: String, type: CType?, collection: CExpression, body: [CStatement])
    case choice(CExpression, [CCase])
    case breaking, continuing
    case returning(CExpression?)
    case autoreleasePool([CStatement])
    case synchronized(CExpression, [CStatement])
    case throwing(CExpression?)
    case attempt([CStatement], catches: [CCatch], finally: [CStatement]?)
    /// A label, before the statement that it names, and the `goto` that leads to it.
    case label(String), jump(String)
    /// Statements that a jump to the label leaves, or begins again if they are a loop.
    case labelled(String, isLoop: Bool, [CStatement])
    /// A statement that is not understood, with the reason.
    case unread(String)
    case empty
  }

  public var kind: Kind
  public var line: Int

  public init(_ kind: Kind, line: Int) { (self.kind, self.line) = (kind, line) }

  /// The statements within it, without those of blocks in expressions.
  var bodies: [[CStatement]] {
    switch kind {
    case .block(let body), .autoreleasePool(let body), .synchronized(_, let body), .whileLoop(_, let body), .doLoop(let body, _),
      .forLoop(_, _, _, let body), .forEach(_, _, _, let body), .labelled(_, _, let body):
      [body]
    case .conditional(_, let then, let otherwise): [then, otherwise ?? []]
    case .choice(_, let cases): cases.map(\.body)
    case .attempt(let body, let catches, let finally): [body] + catches.map(\.body) + [finally ?? []]
    case .expression, .declaration, .breaking, .continuing, .returning, .throwing, .label, .jump, .unread, .empty: []
    }
  }

  /// Returns the statement with other statements within it, without those of blocks in expressions.
  func mappingBodies(_ map: ([CStatement]) -> [CStatement]) -> CStatement {
    var result = self
    result.kind =
      switch kind {
      case .block(let body): .block(map(body))
      case .autoreleasePool(let body): .autoreleasePool(map(body))
      case .synchronized(let value, let body): .synchronized(value, map(body))
      case .whileLoop(let value, let body): .whileLoop(value, map(body))
      case .doLoop(let body, let value): .doLoop(map(body), value)
      case .labelled(let name, let isLoop, let body): .labelled(name, isLoop: isLoop, map(body))
      case .forLoop(let start, let condition, let step, let body):
        .forLoop(start: start, condition: condition, step: step, body: map(body))
      case .forEach(let name, let type, let collection, let body):
        .forEach(name: name, type: type, collection: collection, body: map(body))
      case .conditional(let condition, let then, let otherwise):
        .conditional(condition, then: map(then), otherwise: otherwise.map(map))
      case .choice(let value, let cases):
        .choice(value, cases.map { CCase(values: $0.values, isDefault: $0.isDefault, body: map($0.body)) })
      case .attempt(let body, let catches, let finally):
        .attempt(
          map(body), catches: catches.map { CCatch(parameter: $0.parameter, body: map($0.body)) },
          finally: finally.map(map))
      default: kind
      }
    return result
  }
}
