extension UIView: UIAppearance, UIAppearanceContainer {
  /// The properties of this class and of those above it.
  static var allAppearanceProperties: [UIAppearanceProperty] {
    guard let above = _getSuperclass(self) as? UIView.Type else { return appearanceProperties }
    // A class that says nothing answers with what its superclass says.
    return above.allAppearanceProperties + appearanceProperties
  }

  final func applyAppearanceProxies() {
    flags.insert(.styledByProxy)
    AppearanceProxies.style(self)
  }

  /// The background as a property that proxies can compare.
  final var ownBackground: UIColor? {
    get { ownBackgroundColor }
    set { backgroundColor = newValue }
  }

  final var ownTint: UIColor? {
    get { ownTintColor }
    set { setTintColor(newValue) }
  }
}
