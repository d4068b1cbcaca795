import UIKit

extension UILabel {
  override open func layoutSubviews() {
    super.layoutSubviews()
  }
}
