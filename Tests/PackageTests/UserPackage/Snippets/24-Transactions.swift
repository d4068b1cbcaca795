import UIKit

extension CALayer {
  func move(to point: CGPoint, animated: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    CATransaction.setCompletionBlock { print("moved") }
    position = point
    CATransaction.commit()
  }
}
