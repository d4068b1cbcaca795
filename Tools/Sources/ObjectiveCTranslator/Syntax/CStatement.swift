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
    case empty
  }

  public var kind: Kind
  public var line: Int

  public init(_ kind: Kind, line: Int) { (self.kind, self.line) = (kind, line) }
}
