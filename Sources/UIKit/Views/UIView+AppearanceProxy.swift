extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self {
    proxy(traits: nil, containers: [])
  }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(traits: nil, containers: containerTypes)
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    proxy(traits: trait, containers: [])
  }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(traits: trait, containers: containerTypes)
  }

  private static func proxy(traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type]) -> Self {
    unsafeDowncast(AppearanceProxies.proxy(for: self, traits: traits, containers: containers), to: self)
  }

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
