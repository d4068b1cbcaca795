extension UIView: UIAppearance, UIAppearanceContainer {
  /// The properties of this class and its superclasses.
  static var allAppearanceProperties: [UIAppearanceProperty] {
    guard let above = _getSuperclass(self) as? UIView.Type else { return appearanceProperties }
    // A class without its own properties returns those of its superclass.
    return above.allAppearanceProperties + appearanceProperties
  }

  final var isAppearanceProxy: Bool { flags.contains(.appearanceProxy) }

  final func applyAppearanceProxies() {
    flags.insert(.styledByProxy)
    AppearanceProxies.style(self)
  }

  /// The background color as a property that proxies can compare.
  final var ownBackground: UIColor? {
    get { ownBackgroundColor }
    set { backgroundColor = newValue }
  }

  final var ownTint: UIColor? {
    get { ownTintColor }
    set { setTintColor(newValue) }
  }
}
