import UIKit

class ThemedView: UIView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle {
      layer.borderColor = UIColor.label.cgColor
    }
  }
}
