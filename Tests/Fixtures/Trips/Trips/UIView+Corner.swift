import UIKit

extension UIView {
  @IBInspectable var corner: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
