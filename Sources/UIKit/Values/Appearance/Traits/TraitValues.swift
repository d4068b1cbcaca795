import Foundation

/// The set traits.
///
/// The built-in traits are stored properties, so that frequent queries (style, scale, direction) cost a load; custom traits are in a
/// dictionary by type.
package struct TraitValues {
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  package var userInterfaceStyle: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var forceTouchCapability: UIForceTouchCapability?
  package var preferredContentSizeCategory: UIContentSizeCategory?
  var displayGamut: UIDisplayGamut?
  var accessibilityContrast: UIAccessibilityContrast?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var legibilityWeight: UILegibilityWeight?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  var imageDynamicRange: UIImageDynamicRange?
  var listEnvironment: UIListEnvironment?
  var design: UIDesign?
  /// The tint of the views, for ``UIColor/tintColor``. It is set only once an app has used that color.
  package var tint: UIColor?
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  package var isEmpty: Bool {
    self == TraitValues()
  }

  /// Returns these values, overridden by those that `other` has set.
  package func overlaid(with other: TraitValues) -> TraitValues {
    var result = self
    result.userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
    result.userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
    result.layoutDirection = other.layoutDirection ?? layoutDirection
    result.displayScale = other.displayScale ?? displayScale
    result.horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
    result.verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    result.forceTouchCapability = other.forceTouchCapability ?? forceTouchCapability
    result.preferredContentSizeCategory = other.preferredContentSizeCategory ?? preferredContentSizeCategory
    result.displayGamut = other.displayGamut ?? displayGamut
    result.accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
    result.userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
    result.legibilityWeight = other.legibilityWeight ?? legibilityWeight
    result.activeAppearance = other.activeAppearance ?? activeAppearance
    result.imageDynamicRange = other.imageDynamicRange ?? imageDynamicRange
    result.listEnvironment = other.listEnvironment ?? listEnvironment
    result.design = other.design ?? design
    result.tint = other.tint ?? tint
    if !other.custom.isEmpty { result.custom.merge(other.custom) { _, new in new } }
    return result
  }

  package init(
    userInterfaceIdiom: UIUserInterfaceIdiom? = nil, userInterfaceStyle: UIUserInterfaceStyle? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil, displayScale: CGFloat? = nil,
    horizontalSizeClass: UIUserInterfaceSizeClass? = nil, verticalSizeClass: UIUserInterfaceSizeClass? = nil,
    forceTouchCapability: UIForceTouchCapability? = nil, preferredContentSizeCategory: UIContentSizeCategory? = nil,
    displayGamut: UIDisplayGamut? = nil, accessibilityContrast: UIAccessibilityContrast? = nil,
    userInterfaceLevel: UIUserInterfaceLevel? = nil, legibilityWeight: UILegibilityWeight? = nil,
    activeAppearance: UIUserInterfaceActiveAppearance? = nil, imageDynamicRange: UIImageDynamicRange? = nil,
    listEnvironment: UIListEnvironment? = nil, design: UIDesign? = nil, tint: UIColor? = nil, custom: [ObjectIdentifier: CustomTrait] = [:]
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.forceTouchCapability = forceTouchCapability
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayGamut = displayGamut
    self.accessibilityContrast = accessibilityContrast
    self.userInterfaceLevel = userInterfaceLevel
    self.legibilityWeight = legibilityWeight
    self.activeAppearance = activeAppearance
    self.imageDynamicRange = imageDynamicRange
    self.listEnvironment = listEnvironment
    self.design = design
    self.tint = tint
    self.custom = custom
  }
}

extension TraitValues: Equatable {
  package func differsByTintOnly(from other: TraitValues) -> Bool {
    var copy = self
    copy.tint = other.tint
    return copy == other
  }
}

/// A value of a custom trait with its comparison.
package struct CustomTrait: Equatable {
  let value: Any
  let definition: UITrait

  package static func == (left: CustomTrait, right: CustomTrait) -> Bool {
    guard left.definition == right.definition else { return false }
    if let first = left.value as? AnyHashable, let second = right.value as? AnyHashable { return first == second }
    if let first = left.value as? any Equatable { return Self.equal(first, right.value) }
    return false
  }

  private static func equal<T: Equatable>(_ first: T, _ second: Any) -> Bool {
    second as? T == first
  }
}
