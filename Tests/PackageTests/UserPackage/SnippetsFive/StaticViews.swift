import UIKit

class Appearance {
  static let separator = UIView()
  static var spacing: CGFloat = 8

  static func apply(to view: UIView) {
    view.layer.cornerRadius = spacing
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
  }
}
