import UIKit

final class DecodedRecognizer: UIPanGestureRecognizer {
  override init?(coder: NSCoder) { super.init(coder: coder) }
}

final class DecodedTabItem: UITabBarItem {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class DecodedGuide: UILayoutGuide {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
