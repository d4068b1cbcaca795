/// An `@interface`: of a class, of a category, or the extension of a class.
public struct ObjectiveCClass: Equatable, Sendable {
  public var name: String
  /// Nil in categories.
  public var superclass: String?
  /// The category's name: nil for a class, empty for its extension.
  public var category: String?
  public var protocols: [String]
  /// The names of parameters of a generic class.
  public var typeParameters: [String] = []
  public var variables: [CVariable] = []
  public var properties: [ObjectiveCProperty] = []
  public var methods: [ObjectiveCMethod] = []
  public var swiftName: String?
  public var isDesignable = false
  public var line: Int

  public init(name: String, superclass: String?, category: String? = nil, protocols: [String] = [], line: Int = 0) {
    (self.name, self.superclass, self.category, self.protocols, self.line) = (name, superclass, category, protocols, line)
  }
}
