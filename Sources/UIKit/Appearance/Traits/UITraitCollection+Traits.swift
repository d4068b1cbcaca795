import Foundation

extension UITraitCollection {
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  public var displayScale: CGFloat { values.displayScale ?? 0 }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }
  public var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
  public var imageDynamicRange: UIImageDynamicRange { values.imageDynamicRange ?? .unspecified }
  /// The look that standard parts are drawn in.
  public var design: UIDesign { values.design ?? .modern }

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }
}

extension UITraitCollection {
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = style } }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
  /// A collection that says only which design is meant.
  public convenience init(design: UIDesign) { self.init { $0.design = design } }

  /// The traits of all `traitCollections`; where several set one, the last wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overlaid(with: $1.values) })
  }
}

extension UITraitCollection {
  /// This collection with the traits that `mutations` sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.mutated(by: mutations))
  }

  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var changed = values
    changed[trait] = value
    return UITraitCollection(changed)
  }

  /// Whether every trait that `trait` sets has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overlaid(with: trait.values) == values
  }

  /// Whether a dynamic colour may resolve differently here than with `traitCollection`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    if traitCollection === self { return false }
    let first = values
    let second = traitCollection.values
    return first.userInterfaceStyle != second.userInterfaceStyle || first.userInterfaceLevel != second.userInterfaceLevel
      || first.accessibilityContrast != second.accessibilityContrast || first.displayGamut != second.displayGamut
      || first.activeAppearance != second.activeAppearance || first.design != second.design
      || first.customColorTraits != second.customColorTraits
  }

  /// Runs `actions` with this as the current collection.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    actions()
  }

  /// The traits whose values differ from those of `traitCollection`, which each registration is compared with.
  func changed(_ traits: [UITrait], from traitCollection: UITraitCollection) -> Bool {
    traits.contains { values.boxed($0) != traitCollection.values.boxed($0) }
  }
}

extension UITraitCollection {
  /// The traits that colours depend on, for registrations.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
      UITraitActiveAppearance.self, UITraitDesign.self,
    ]
  }

  /// The traits that picking an image depends on, for registrations.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
    ]
  }
}

extension TraitValues {
  fileprivate var customColorTraits: [ObjectIdentifier: CustomTrait] {
    custom.isEmpty ? [:] : custom.filter { $0.value.definition.affectsColorAppearance }
  }
}
