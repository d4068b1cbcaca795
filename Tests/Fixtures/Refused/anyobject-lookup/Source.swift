import UIKit

func count(_ value: Any) -> Any {
  (value as AnyObject).reload()
}
