/// An `@implementation` of a class or a category.
public struct ObjectiveCImplementation: Equatable, Sendable {
  public var name: String
  public var category: String?
  public var superclass: String?
  public var variables: [CVariable] = []
  public var methods: [ObjectiveCMethod] = []
  /// `@synthesize name = _name`: the instance variable by property.
  public var synthesized: [String: String] = [:]
  /// The names after `@dynamic`.
  public var dynamic: [String] = []
  public var line: Int

  public init(name: String, category: String? = nil, line: Int = 0) { (self.name, self.category, self.line) = (name, category, line) }
}
