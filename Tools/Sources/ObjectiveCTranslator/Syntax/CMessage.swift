/// A message: `[receiver part:argument part:argument]`.
public struct CMessage: Equatable, Sendable {
  /// `self`, `super` and classes are names.
  public var receiver: CExpression
  /// `setTitle:forState:`, or `count`.
  public var selector: String
  public var arguments: [CExpression]
  /// The values after the last argument, as of `stringWithFormat:`, without the closing `nil` of lists that have one.
  public var more: [CExpression]

  public init(receiver: CExpression, selector: String, arguments: [CExpression], more: [CExpression] = []) {
    (self.receiver, self.selector, self.arguments, self.more) = (receiver, selector, arguments, more)
  }
}
