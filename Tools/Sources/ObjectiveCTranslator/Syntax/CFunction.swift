/// A function, or its prototype, which has no body.
public struct CFunction: Equatable, Sendable {
  public var name: String
  public var result: CType
  public var parameters: [CParameter]
  public var isVariadic = false
  public var isStatic = false
  public var body: CBody?
  public var line: Int

  public init(name: String, result: CType, parameters: [CParameter], body: CBody? = nil, line: Int = 0) {
    (self.name, self.result, self.parameters, self.body, self.line) = (name, result, parameters, body, line)
  }
}
