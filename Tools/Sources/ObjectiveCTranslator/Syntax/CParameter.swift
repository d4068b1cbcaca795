/// A parameter of a function, a method or a block.
public struct CParameter: Equatable, Sendable {
  /// Empty where a block's type does not name it.
  public var name: String
  public var type: CType

  public init(name: String, type: CType) { (self.name, self.type) = (name, type) }
}
