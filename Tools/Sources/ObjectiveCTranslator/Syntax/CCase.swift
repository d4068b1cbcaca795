/// The part of a `switch` for some values: the statements up to the next label, with the `break` that ends them.
public struct CCase: Equatable, Sendable {
  /// More than one where labels follow each other; with `isDefault` also `default` is among them.
  public var values: [CExpression]
  public var isDefault: Bool
  public var body: [CStatement]

  public init(values: [CExpression], isDefault: Bool = false, body: [CStatement]) {
    (self.values, self.isDefault, self.body) = (values, isDefault, body)
  }
}
