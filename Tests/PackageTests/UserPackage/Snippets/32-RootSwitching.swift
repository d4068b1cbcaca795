import UIKit

extension UIWindow {
  func switchRoot(to controller: UIViewController) {
    rootViewController = controller
    UIView.transition(with: self, duration: 0.3, options: .transitionCrossDissolve, animations: nil, completion: nil)
  }
}
