import UIKit

func count(_ value: Any) -> Int {
  (value as AnyObject).count
}
