import Foundation
import UIKit

/// A value that a fetch computes, such as the sum of an attribute.
open class NSExpressionDescription: NSPropertyDescription {
  /// The expression. An aggregate, such as `sum:`, is computed from all objects that the fetch finds.
  open var expression: _Expression?
  /// The type of the value. On Linux the value has the type that the expression gives it.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}
