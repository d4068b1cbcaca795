/// A key and a value of a dictionary's literal.
public struct CPair: Equatable, Sendable {
  public var key: CExpression
  public var value: CExpression

  public init(key: CExpression, value: CExpression) { (self.key, self.value) = (key, value) }
}
