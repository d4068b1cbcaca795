import UIKit

extension UIScreen {
  static var isSmall: Bool { UIScreen.main.bounds.width <= 320 }
}

@MainActor func hairline() -> CGFloat {
  1 / UIScreen.main.scale
}
