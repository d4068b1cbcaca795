import UIKit

@MainActor enum PositionPairs {
  static func pair(_ view: UIView, _ other: UIView) {
    NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .right, multiplier: 1, constant: 8
    ).isActive = true
    NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: other, attribute: .bottom, multiplier: 1, constant: 8
    ).isActive = true
  }
}
