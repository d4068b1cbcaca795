import UIKit

struct Theme {
  var accent: UIColor = .systemBlue
  var title: UIFont = .boldSystemFont(ofSize: 17)
  static let standard = Theme()
}

class Badge {
  let color: UIColor
  let inset: UIEdgeInsets

  init(color: UIColor, inset: UIEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)) {
    self.color = color
    self.inset = inset
  }
}
