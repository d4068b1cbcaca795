/// A `@catch` with its variable; nil in `@catch (...)`.
public struct CCatch: Equatable, Sendable {
  public var parameter: CParameter?
  public var body: [CStatement]

  public init(parameter: CParameter?, body: [CStatement]) { (self.parameter, self.body) = (parameter, body) }
}
