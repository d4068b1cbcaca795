import UIKit

func exchange(_ first: Method, _ second: Method) {
  method_exchangeImplementations(first, second)
}
