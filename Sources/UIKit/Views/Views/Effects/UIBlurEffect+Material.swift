import QuartzCore

extension UIBlurEffect {
  /// Returns the backdrop effect of the material under `traits`.
  @MainActor func backdrop(for traits: UITraitCollection) -> BackdropEffect {
    let materials = traits.design.materials
    let tint = tint(materials, isDark: isDark(traits)).resolvedColor(with: traits).cgColor
    if UIAccessibility.isReduceTransparencyEnabled {
      return BackdropEffect(radius: 0, saturation: 1, tint: tint.copy(alpha: 1) ?? tint)
    }
    guard let radius = materials.blurRadius else { return BackdropEffect(radius: 0, saturation: 1, tint: tint) }
    return BackdropEffect(radius: radius, saturation: materials.saturation, tint: tint)
  }

  func isDark(_ traits: UITraitCollection) -> Bool {
    switch style {
    case .extraLight, .light: false
    case .dark: true
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
      .systemChromeMaterialLight:
      false
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    default: traits.userInterfaceStyle == .dark && !traits.design.colors.isAlwaysLight
    }
  }

  private func tint(_ materials: UIDesign.Materials, isDark: Bool) -> UIColor {
    if style == .extraLight { return materials.extraLight }
    var base = isDark ? materials.dark : materials.light
    switch style {
    case .systemChromeMaterial, .systemChromeMaterialDark: if isDark { base = materials.darkChrome }
    default: break
    }
    let strength: CGFloat =
      switch style {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: materials.ultraThin
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: materials.thin
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: materials.thick
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: materials.chrome
      default: 1
      }
    return base.withAlphaComponent(min(1, base.cgColor.alpha * strength))
  }
}
