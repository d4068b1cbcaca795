/// An `enum`, also by `NS_ENUM` and `NS_OPTIONS`.
public struct CEnumeration: Equatable, Sendable {
  public enum Kind: Equatable, Sendable { case plain, closed, options }

  /// Nil if it has no name.
  public var name: String?
  public var kind: Kind
  /// The type of its values, where it is written.
  public var rawType: CType?
  public var cases: [CVariable]
  public var swiftName: String?
  public var line: Int

  public init(name: String?, kind: Kind, rawType: CType? = nil, cases: [CVariable], line: Int = 0) {
    (self.name, self.kind, self.rawType, self.cases, self.line) = (name, kind, rawType, cases, line)
  }
}
