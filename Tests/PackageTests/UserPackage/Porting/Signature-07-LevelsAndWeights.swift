import UIKit

@MainActor enum LevelsAndWeights {
  static let overlay = UIWindow.Level.alert + 1
  static let below = UIWindow.Level.statusBar - 1
  static let isHigher = UIWindow.Level.alert > .normal
  static let heaviest = [UIFont.Weight.bold, .light, .black].max { $0 < $1 }
}
