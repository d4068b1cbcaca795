/// A value in braces, with the field's name where it is given: `.x = 1`. The name for `[2] = 1` is `[2]`.
public struct CField: Equatable, Sendable {
  public var name: String?
  public var value: CExpression

  public init(name: String? = nil, value: CExpression) { (self.name, self.value) = (name, value) }
}
