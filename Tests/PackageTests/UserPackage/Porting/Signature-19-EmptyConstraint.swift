import UIKit

final class LaterConstrained: UIView {
  var height = NSLayoutConstraint()
  func constrain() {
    height = heightAnchor.constraint(equalToConstant: 44)
    height.isActive = true
  }
}
