import UIKitObjects

/// A value that a fetch computes, such as the sum of an attribute.
nonisolated open class NSExpressionDescription: NSPropertyDescription {
  /// The expression. An aggregate, such as `sum:`, is computed from all results of the fetch.
  open var expression: _Expression?
  /// The type of the value. It is stored only: on Linux the value has the type of the expression's result.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}
