internal import CCairo

/// How new paint mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// The color covers what is there.
  case normal
  /// Multiplies both colors, which makes the result darker.
  case multiply
  /// Multiplies the inverses, which makes the result lighter.
  case screen
  /// Multiplies or screens, by what is there.
  case overlay
  /// The darker of both colors.
  case darken
  /// The lighter of both colors.
  case lighten
  /// Brightens what is there.
  case colorDodge
  /// Darkens what is there.
  case colorBurn
  /// Darkens or lightens, as a diffuse light does.
  case softLight
  /// Multiplies or screens, by the color.
  case hardLight
  /// The difference of both colors.
  case difference
  /// A difference with less contrast.
  case exclusion
  /// The hue of the color with saturation and luminosity of what is there.
  case hue
  /// The saturation of the color with hue and luminosity of what is there.
  case saturation
  /// Hue and saturation of the color with the luminosity of what is there.
  case color
  /// The luminosity of the color with hue and saturation of what is there.
  case luminosity
  /// Nothing remains.
  case clear
  /// The color replaces what is there, transparency included.
  case copy
  /// The color where something is there.
  case sourceIn
  /// The color where nothing is there.
  case sourceOut
  /// The color over what is there, only where something is there.
  case sourceAtop
  /// The color under what is there.
  case destinationOver
  /// What is there, where the color is opaque.
  case destinationIn
  /// What is there, where the color is transparent.
  case destinationOut
  /// What is there over the color, only where the color is opaque.
  case destinationAtop
  /// Either of both, where the other is transparent.
  case xor
  /// The sum of both, kept dark.
  case plusDarker
  /// The sum of both.
  case plusLighter
}

extension CGBlendMode {
  /// Cairo's operator; `plusDarker` has none and is computed by us.
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
