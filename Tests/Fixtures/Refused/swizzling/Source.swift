import UIKit

func add(_ selector: Selector, to type: AnyClass, _ block: Any) {
  class_addMethod(type, selector, imp_implementationWithBlock(block), nil)
}
