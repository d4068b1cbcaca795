import UIKit

enum LocalizedTexts {
  static func words() -> [String] {
    [
      NSLocalizedString("Title", comment: "of the first screen"), String(localized: "Title"),
      Bundle.main.localizedString(forKey: "Title", value: nil, table: nil),
    ]
  }
}
