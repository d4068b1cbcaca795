import UIKit

extension UIView {
  func shake() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, -10, 10, -5, 5, 0]
    animation.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
    animation.isAdditive = true
    animation.duration = 0.4
    layer.add(animation, forKey: "shake")
  }
}
