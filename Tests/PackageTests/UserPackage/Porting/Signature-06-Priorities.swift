import UIKit

@MainActor enum Priorities {
  static let almost = UILayoutPriority.required - 1
  static let more = UILayoutPriority.defaultLow + 10
  static let above = UIWindow.Level.alert + 1
  static let order = UIWindow.Level.normal < .statusBar && UIFont.Weight.light < .bold
  static let below = UIWindow.Level.statusBar - 1
}
