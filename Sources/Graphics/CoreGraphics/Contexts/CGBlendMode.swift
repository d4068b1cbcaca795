internal import TrestleCCairo

/// The way in which new colors are combined with existing ones.
public enum CGBlendMode: Int32, Sendable {
  /// The color covers the existing one.
  case normal
  /// Multiplies both colors, which makes the result darker.
  case multiply
  /// Multiplies the inverses, which makes the result lighter.
  case screen
  /// Multiplies or screens, depending on the existing color.
  case overlay
  /// The darker of both colors.
  case darken
  /// The lighter of both colors.
  case lighten
  /// Brightens the existing color.
  case colorDodge
  /// Darkens the existing color.
  case colorBurn
  /// Darkens or lightens, like a diffuse light.
  case softLight
  /// Multiplies or screens, depending on the new color.
  case hardLight
  /// The difference of both colors.
  case difference
  /// A difference with less contrast.
  case exclusion
  /// The hue of the color with the saturation and luminosity of the existing color.
  case hue
  /// The saturation of the color with the hue and luminosity of the existing color.
  case saturation
  /// Hue and saturation of the color with the luminosity of the existing color.
  case color
  /// The luminosity of the color with the hue and saturation of the existing color.
  case luminosity
  /// Clears the pixels.
  case clear
  /// The color replaces the existing one, including transparency.
  case copy
  /// The color where existing pixels are opaque.
  case sourceIn
  /// The color where existing pixels are transparent.
  case sourceOut
  /// The color over the existing one, only where that is opaque.
  case sourceAtop
  /// The color under the existing one.
  case destinationOver
  /// The existing color, where the new color is opaque.
  case destinationIn
  /// The existing color, where the new color is transparent.
  case destinationOut
  /// The existing color over the new one, only where the new one is opaque.
  case destinationAtop
  /// Either of both, where the other is transparent.
  case xor
  /// The sum of both, biased to dark.
  case plusDarker
  /// The sum of both.
  case plusLighter
}

extension CGBlendMode {
  /// Cairo's operator; `plusDarker` has none and is computed separately.
  var cairo: cairo_operator_t {
    switch self {
    case .normal, .plusDarker: return CAIRO_OPERATOR_OVER
    case .multiply: return CAIRO_OPERATOR_MULTIPLY
    case .screen: return CAIRO_OPERATOR_SCREEN
    case .overlay: return CAIRO_OPERATOR_OVERLAY
    case .darken: return CAIRO_OPERATOR_DARKEN
    case .lighten: return CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
    case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
    case .difference: return CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: return CAIRO_OPERATOR_EXCLUSION
    case .hue: return CAIRO_OPERATOR_HSL_HUE
    case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
    case .color: return CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: return CAIRO_OPERATOR_CLEAR
    case .copy: return CAIRO_OPERATOR_SOURCE
    case .sourceIn: return CAIRO_OPERATOR_IN
    case .sourceOut: return CAIRO_OPERATOR_OUT
    case .sourceAtop: return CAIRO_OPERATOR_ATOP
    case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: return CAIRO_OPERATOR_DEST_IN
    case .destinationOut: return CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: return CAIRO_OPERATOR_DEST_ATOP
    case .xor: return CAIRO_OPERATOR_XOR
    case .plusLighter: return CAIRO_OPERATOR_ADD
    }
  }
}
