import Foundation

extension TraitValues: UIMutableTraits {
  /// The value of `trait`, or its default if it is not set.
  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { set(trait) ?? T.defaultValue }
    set { store(newValue, for: trait) }
  }

  func set<T: UITraitDefinition>(_ trait: T.Type) -> T.Value? {
    let value: Any? =
      switch trait {
      case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom
      case is UITraitUserInterfaceStyle.Type: userInterfaceStyle
      case is UITraitLayoutDirection.Type: layoutDirection
      case is UITraitDisplayScale.Type: displayScale
      case is UITraitHorizontalSizeClass.Type: horizontalSizeClass
      case is UITraitVerticalSizeClass.Type: verticalSizeClass
      case is UITraitForceTouchCapability.Type: forceTouchCapability
      case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory
      case is UITraitDisplayGamut.Type: displayGamut
      case is UITraitAccessibilityContrast.Type: accessibilityContrast
      case is UITraitUserInterfaceLevel.Type: userInterfaceLevel
      case is UITraitLegibilityWeight.Type: legibilityWeight
      case is UITraitActiveAppearance.Type: activeAppearance
      case is UITraitImageDynamicRange.Type: imageDynamicRange
      case is UITraitListEnvironment.Type: listEnvironment
      case is UITraitDesign.Type: design
      default: custom[ObjectIdentifier(trait)]?.value
      }
    return value as? T.Value
  }

  /// Sets `trait`, or with nil removes it.
  mutating func store<T: UITraitDefinition>(_ value: T.Value?, for trait: T.Type) {
    switch trait {
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = value as? UIUserInterfaceIdiom
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle = value as? UIUserInterfaceStyle
    case is UITraitLayoutDirection.Type: layoutDirection = value as? UITraitEnvironmentLayoutDirection
    case is UITraitDisplayScale.Type: displayScale = value as? CGFloat
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass = value as? UIUserInterfaceSizeClass
    case is UITraitVerticalSizeClass.Type: verticalSizeClass = value as? UIUserInterfaceSizeClass
    case is UITraitForceTouchCapability.Type: forceTouchCapability = value as? UIForceTouchCapability
    case is UITraitPreferredContentSizeCategory.Type: preferredContentSizeCategory = value as? UIContentSizeCategory
    case is UITraitDisplayGamut.Type: displayGamut = value as? UIDisplayGamut
    case is UITraitAccessibilityContrast.Type: accessibilityContrast = value as? UIAccessibilityContrast
    case is UITraitUserInterfaceLevel.Type: userInterfaceLevel = value as? UIUserInterfaceLevel
    case is UITraitLegibilityWeight.Type: legibilityWeight = value as? UILegibilityWeight
    case is UITraitActiveAppearance.Type: activeAppearance = value as? UIUserInterfaceActiveAppearance
    case is UITraitImageDynamicRange.Type: imageDynamicRange = value as? UIImageDynamicRange
    case is UITraitListEnvironment.Type: listEnvironment = value as? UIListEnvironment
    case is UITraitDesign.Type: design = value as? UIDesign
    default:
      custom[ObjectIdentifier(trait)] = value.map { CustomTrait(value: $0, definition: trait) }
    }
  }

  /// Returns the value of a trait whose type is known only at run time, boxed for comparison.
  func boxed(_ trait: UITrait) -> CustomTrait {
    func open<T: UITraitDefinition>(_ type: T.Type) -> CustomTrait { CustomTrait(value: self[type], definition: type) }
    return open(trait)
  }
}
