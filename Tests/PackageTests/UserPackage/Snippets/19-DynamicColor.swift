import UIKit

extension UIColor {
  static let paper = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .black : .white
  }

  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255, alpha: 1)
  }
}
