import Foundation

extension UIApplication {
  /// The language and region of the user: what sections an index has, how names sort, which letters the keyboard shows, which way texts run.
  ///
  /// It is the system's until an app sets another, as one does that brings its own settings (a panel has no system settings). Setting it
  /// posts `NSLocale.currentLocaleDidChangeNotification`; who shows texts of the language reads them again then.
  public var locale: Locale {
    get { UILocalizedIndexedCollation.locale() }
    set {
      UILocalizedIndexedCollation.locale = { newValue }
      KeyboardPresenter.shared.language = newValue.identifier
      let isRightToLeft = newValue.language.characterDirection == .rightToLeft
      UIScreen.main.setTraits { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
      NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
  }
}
