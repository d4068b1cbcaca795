import Foundation

extension UIApplication {
  /// The user's language and region: for section indexes, sorting, keyboard layouts, and writing directions.
  ///
  /// It is the system's unless an app sets another one, for example an app with its own settings on a panel. Setting it posts
  /// `NSLocale.currentLocaleDidChangeNotification`; observers reload their localized texts.
  public var locale: Locale {
    get { UILocalizedIndexedCollation.locale() }
    set {
      UILocalizedIndexedCollation.locale = { newValue }
      KeyboardPresenter.shared.language = newValue.identifier
      let isRightToLeft = newValue.language.characterDirection == .rightToLeft
      UIScreen.setTraitsOfAll { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
      NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
  }
}
