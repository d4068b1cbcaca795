/// A `struct`, by the name of its typedef where it has one.
public struct CStructure: Equatable, Sendable {
  public var name: String
  public var fields: [CVariable]
  public var isUnion = false
  public var line: Int

  public init(name: String, fields: [CVariable], line: Int = 0) { (self.name, self.fields, self.line) = (name, fields, line) }
}
