import Foundation

// Colors that adapt to the interface style, the interface level and increased contrast. The values are those of iOS 15.

extension UIColor {
  /// The adaptable red: #FF3B30 in light, #FF453A in dark appearance.
  public static let systemRed = system("systemRed", 0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, darkContrast: 0xFF6961)
  /// The adaptable orange: #FF9500 in light, #FF9F0A in dark appearance.
  public static let systemOrange = system("systemOrange", 0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, darkContrast: 0xFFB340)
  /// The adaptable yellow: #FFCC00 in light, #FFD60A in dark appearance.
  public static let systemYellow = system("systemYellow", 0xFFCC00, dark: 0xFFD60A, contrast: 0xB25000, darkContrast: 0xFFD426)
  /// The adaptable green: #34C759 in light, #30D158 in dark appearance.
  public static let systemGreen = system("systemGreen", 0x34C759, dark: 0x30D158, contrast: 0x248A3D, darkContrast: 0x30DB5B)
  /// The adaptable mint: #00C7BE in light, #63E6E2 in dark appearance.
  public static let systemMint = system("systemMint", 0x00C7BE, dark: 0x63E6E2, contrast: 0x0C817B, darkContrast: 0x66D4CF)
  /// The adaptable teal: #30B0C7 in light, #40C8E0 in dark appearance.
  public static let systemTeal = system("systemTeal", 0x30B0C7, dark: 0x40C8E0, contrast: 0x008299, darkContrast: 0x5DE6FF)
  /// The adaptable cyan: #32ADE6 in light, #64D2FF in dark appearance.
  public static let systemCyan = system("systemCyan", 0x32ADE6, dark: 0x64D2FF, contrast: 0x0071A4, darkContrast: 0x70D7FF)
  /// The adaptable blue: #007AFF in light, #0A84FF in dark appearance.
  public static let systemBlue = system(
    "systemBlue", 0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF, own: { $0.link })
  /// The adaptable indigo: #5856D6 in light, #5E5CE6 in dark appearance.
  public static let systemIndigo = system("systemIndigo", 0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, darkContrast: 0x7D7AFF)
  /// The adaptable purple: #AF52DE in light, #BF5AF2 in dark appearance.
  public static let systemPurple = system("systemPurple", 0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, darkContrast: 0xDA8FFF)
  /// The adaptable pink: #FF2D55 in light, #FF375F in dark appearance.
  public static let systemPink = system("systemPink", 0xFF2D55, dark: 0xFF375F, contrast: 0xD30F45, darkContrast: 0xFF6482)
  /// The adaptable brown: #A2845E in light, #AC8E68 in dark appearance.
  public static let systemBrown = system("systemBrown", 0xA2845E, dark: 0xAC8E68, contrast: 0x7F6545, darkContrast: 0xB59469)
  /// The adaptable gray: #8E8E93 in light, #8E8E93 in dark appearance.
  public static let systemGray = system("systemGray", 0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, darkContrast: 0xAEAEB2)
  /// The adaptable gray, step 2 from medium to the background: #AEAEB2 in light, #636366 in dark appearance.
  public static let systemGray2 = system("systemGray2", 0xAEAEB2, dark: 0x636366, contrast: 0x8E8E93, darkContrast: 0x7C7C80)
  /// The adaptable gray, step 3 from medium to the background: #C7C7CC in light, #48484A in dark appearance.
  public static let systemGray3 = system("systemGray3", 0xC7C7CC, dark: 0x48484A, contrast: 0xAEAEB2, darkContrast: 0x545456)
  /// The adaptable gray, step 4 from medium to the background: #D1D1D6 in light, #3A3A3C in dark appearance.
  public static let systemGray4 = system("systemGray4", 0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, darkContrast: 0x444446)
  /// The adaptable gray, step 5 from medium to the background: #E5E5EA in light, #2C2C2E in dark appearance.
  public static let systemGray5 = system("systemGray5", 0xE5E5EA, dark: 0x2C2C2E, contrast: 0xD8D8DC, darkContrast: 0x363638)
  /// The adaptable gray, step 6 from medium to the background: #F2F2F7 in light, #1C1C1E in dark appearance.
  public static let systemGray6 = system("systemGray6", 0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, darkContrast: 0x242426)
}

extension UIColor {
  /// Text of main content: #000000 in light, #FFFFFF in dark appearance.
  public static let label = system("label", 0x000000, dark: 0xFFFFFF)
  /// Text of secondary content: #3C3C43 at opacity 0.6 in light, #EBEBF5 at opacity 0.6 in dark appearance.
  public static let secondaryLabel = system("secondaryLabel", 0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, darkAlpha: 0.6)
  /// Text of less important content: #3C3C43 at opacity 0.3 in light, #EBEBF5 at opacity 0.3 in dark appearance.
  public static let tertiaryLabel = system("tertiaryLabel", 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
  /// The faintest text: #3C3C43 at opacity 0.18 in light, #EBEBF5 at opacity 0.16 in dark appearance.
  public static let quaternaryLabel = system("quaternaryLabel", 0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, darkAlpha: 0.16)
  /// Placeholders in text fields: #3C3C43 at opacity 0.3 in light, #EBEBF5 at opacity 0.3 in dark appearance.
  public static let placeholderText = system("placeholderText", 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, darkAlpha: 0.3)
  /// Links: #007AFF in light, #0984FF in dark appearance.
  public static let link = system("link", 0x007AFF, dark: 0x0984FF, own: { $0.link })
  /// Thin lines that let content below show through: #3C3C43 at opacity 0.29 in light, #545458 at opacity 0.6 in dark appearance.
  public static let separator = system("separator", 0x3C3C43, alpha: 0.29, dark: 0x545458, darkAlpha: 0.6)
  /// Thin lines that hide content below: #C6C6C8 in light, #38383A in dark appearance.
  public static let opaqueSeparator = system("opaqueSeparator", 0xC6C6C8, dark: 0x38383A)
}

extension UIColor {
  /// The fill of small shapes, such as a slider track: #787880 at opacity 0.2 in light, #787880 at opacity 0.36 in dark appearance.
  public static let systemFill = system("systemFill", 0x787880, alpha: 0.2, dark: 0x787880, darkAlpha: 0.36)
  /// The fill of medium shapes, such as a switch: #787880 at opacity 0.16 in light, #787880 at opacity 0.32 in dark appearance.
  public static let secondarySystemFill = system("secondarySystemFill", 0x787880, alpha: 0.16, dark: 0x787880, darkAlpha: 0.32)
  /// The fill of large shapes, such as a search field: #767680 at opacity 0.12 in light, #767680 at opacity 0.24 in dark appearance.
  public static let tertiarySystemFill = system("tertiarySystemFill", 0x767680, alpha: 0.12, dark: 0x767680, darkAlpha: 0.24)
  /// The fill of large areas with complex content: #747480 at opacity 0.08 in light, #767680 at opacity 0.18 in dark appearance.
  public static let quaternarySystemFill = system("quaternarySystemFill", 0x747480, alpha: 0.08, dark: 0x767680, darkAlpha: 0.18)

  /// The main background: #FFFFFF in light, #000000 in dark appearance.
  public static let systemBackground = system("systemBackground", 0xFFFFFF, dark: 0x000000, raised: 0x1C1C1E)
  /// The background of content on the main background: #F2F2F7 in light, #1C1C1E in dark appearance.
  public static let secondarySystemBackground = system("secondarySystemBackground", 0xF2F2F7, dark: 0x1C1C1E, raised: 0x2C2C2E)
  /// The background of content on the secondary background: #FFFFFF in light, #2C2C2E in dark appearance.
  public static let tertiarySystemBackground = system("tertiarySystemBackground", 0xFFFFFF, dark: 0x2C2C2E, raised: 0x3A3A3C)
  /// The main background of grouped content: #F2F2F7 in light, #000000 in dark appearance.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground", 0xF2F2F7, dark: 0x000000, raised: 0x1C1C1E, own: { $0.groupedBackground })
  /// The background of groups; adapts to the appearance.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", 0xFFFFFF, dark: 0x1C1C1E, raised: 0x2C2C2E)
  /// The background of content in groups: #F2F2F7 in light, #2C2C2E in dark appearance.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground", 0xF2F2F7, dark: 0x2C2C2E, raised: 0x3A3A3C)

  /// Text on light backgrounds, independent of traits.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on dark backgrounds, independent of traits.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
  /// The classic design has no dark style, so its colors are always the light ones. `own` is a design's replacement of the color.
  private static func system(
    _ name: String, _ light: UInt32, alpha: CGFloat = 1, dark: UInt32, darkAlpha: CGFloat = 1, raised: UInt32? = nil,
    contrast: UInt32? = nil, darkContrast: UInt32? = nil, own: (@Sendable (UIDesign.Colors) -> UIColor?)? = nil
  ) -> UIColor {
    let lightColor = UIColor(light, alpha: alpha)
    let darkColor = UIColor(dark, alpha: darkAlpha)
    let raisedColor = raised.map { UIColor($0, alpha: darkAlpha) } ?? darkColor
    let contrastColor = contrast.map { UIColor($0, alpha: alpha) } ?? lightColor
    let darkContrastColor = darkContrast.map { UIColor($0, alpha: darkAlpha) }
    return UIColor(
      .dynamic(
        DynamicColor(name: name) { traits in
          if let own, let color = own(traits.design.colors) { return color }
          let hasContrast = traits.accessibilityContrast == .high
          guard traits.userInterfaceStyle == .dark, !traits.design.colors.isAlwaysLight else {
            return hasContrast ? contrastColor : lightColor
          }
          if hasContrast, let darkContrastColor { return darkContrastColor }
          return traits.userInterfaceLevel == .elevated ? raisedColor : darkColor
        }))
  }

  /// Creates a color from a hexadecimal value.
  convenience init(_ hex: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}
