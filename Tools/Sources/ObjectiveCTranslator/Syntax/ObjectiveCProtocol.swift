/// A `@protocol` with its members.
public struct ObjectiveCProtocol: Equatable, Sendable {
  public var name: String
  public var protocols: [String]
  public var properties: [ObjectiveCProperty] = []
  public var methods: [ObjectiveCMethod] = []
  public var swiftName: String?
  public var line: Int

  func hasOptional(_ key: String) -> Bool {
    methods.contains { $0.isOptional && ($0.isClassMethod ? "+" : "-") + $0.selector == key }
  }

  public init(name: String, protocols: [String], line: Int = 0) { (self.name, self.protocols, self.line) = (name, protocols, line) }
}
