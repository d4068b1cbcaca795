import UIKit

@MainActor enum Literals {
  static let accent: UIColor = #colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
  static var all: [UIColor] { [accent, #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)] }
}
