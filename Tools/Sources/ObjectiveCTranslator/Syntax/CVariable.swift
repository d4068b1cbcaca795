/// A variable: of a file, of a body, or an instance variable.
public struct CVariable: Equatable, Sendable {
  public var name: String
  public var type: CType
  public var value: CExpression?
  public var isStatic = false
  public var isExtern = false
  /// `__weak`.
  public var isWeak = false
  public var line: Int

  public init(name: String, type: CType, value: CExpression? = nil, line: Int = 0) {
    (self.name, self.type, self.value, self.line) = (name, type, value, line)
  }
}
