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
}
