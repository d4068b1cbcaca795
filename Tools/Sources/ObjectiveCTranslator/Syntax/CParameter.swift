/// A parameter of a function, a method or a block.
public struct CParameter: Equatable, Sendable {
  /// Empty where a block's type does not name it.
  public var name: String
  public var type: CType
  /// Whether it is a block that is not kept after the call.
  public var isNoescape = false

  public init(name: String, type: CType) { (self.name, self.type) = (name, type) }
}
