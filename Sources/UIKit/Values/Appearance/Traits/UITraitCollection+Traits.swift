import Foundation

extension UITraitCollection {
  /// The kind of device; `.unspecified` if the collection does not state it.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// The light or dark appearance; `.unspecified` if the collection does not state it.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// The direction in which the interface is laid out; `.unspecified` if the collection does not state it.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// The number of pixels per point; 0 if the collection does not state it.
  public var displayScale: CGFloat { values.displayScale ?? 0 }
  /// The class of the width; `.unspecified` if the collection does not state it.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// The class of the height; `.unspecified` if the collection does not state it.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// The ability of the screen to measure force; `.unknown` if the collection does not state it.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
  /// The text size the user prefers; `.unspecified` if the collection does not state it.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }
  /// The range of colors of the display; `.unspecified` if the collection does not state it.
  public var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  /// The contrast the user prefers; `.unspecified` if the collection does not state it.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  /// The base or elevated level, which decides dark backgrounds; `.unspecified` if the collection does not state it.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  /// The weight of text the user prefers; `.unspecified` if the collection does not state it.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  /// The active or inactive look of the window; `.unspecified` if the collection does not state it.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
  /// The range of brightness of images; `.unspecified` if the collection does not state it.
  public var imageDynamicRange: UIImageDynamicRange { values.imageDynamicRange ?? .unspecified }
  /// The kind of list that the view is in; `.none` outside of lists, `.unspecified` if the collection does not state it.
  public var listEnvironment: UIListEnvironment { values.listEnvironment ?? .unspecified }
  /// The look that standard parts are drawn in.
  public var design: UIDesign { values.design ?? .modern }

  /// The value of a trait; its default if the collection does not state it.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }
}

extension UITraitCollection {
  /// Creates a collection that states only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
  /// Creates a collection that states only the light or dark appearance.
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = style } }
  /// Creates a collection that states only the direction in which the interface is laid out.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
  /// Creates a collection that states only the number of pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// Creates a collection that states only the class of the width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
  /// Creates a collection that states only the class of the height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
  /// Creates a collection that states only the ability of the screen to measure force.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  /// Creates a collection that states only the text size the user prefers.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Creates a collection that states only the range of colors of the display.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  /// Creates a collection that states only the contrast the user prefers.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Creates a collection that states only the base or elevated level, which decides dark backgrounds.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
  /// Creates a collection that states only the weight of text the user prefers.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
  /// Creates a collection that states only the active or inactive look of the window.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
  /// Creates a collection that states only the design.
  public convenience init(design: UIDesign) { self.init { $0.design = design } }

  /// Creates a collection with the traits of all `traitCollections`; if several set a trait, the last one applies.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overlaid(with: $1.values) })
  }
}

extension UITraitCollection {
  /// Returns this collection with the traits that `mutations` sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.mutated(by: mutations))
  }

  /// Returns a copy with another value of a trait.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var changed = values
    changed[trait] = value
    return UITraitCollection(changed)
  }

  /// Returns whether every trait that `trait` sets has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overlaid(with: trait.values) == values
  }

  /// Returns whether a dynamic color may resolve differently than with `traitCollection`.
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

  /// Returns the traits whose values differ from those of `traitCollection`.
  package func changed(_ traits: [UITrait], from traitCollection: UITraitCollection) -> Bool {
    traits.contains { values.boxed($0) != traitCollection.values.boxed($0) }
  }
}

extension UITraitCollection {
  /// The traits on which colors depend, for registrations.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
      UITraitActiveAppearance.self, UITraitDesign.self,
    ]
  }

  /// The traits on which the choice of an image depends, for registrations.
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
