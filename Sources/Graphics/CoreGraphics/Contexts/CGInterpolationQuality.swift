internal import TrestleCCairo

/// The quality of image scaling.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default quality.
  case `default`
  /// The nearest pixel is used.
  case none
  /// Neighboring pixels are interpolated.
  case low
  /// More pixels are interpolated.
  case high
  /// Neighboring pixels are interpolated.
  case medium
}

extension CGInterpolationQuality {
  var cairo: cairo_filter_t {
    switch self {
    case .none: return CAIRO_FILTER_NEAREST
    case .low: return CAIRO_FILTER_BILINEAR
    case .default, .medium: return CAIRO_FILTER_GOOD
    case .high: return CAIRO_FILTER_BEST
    }
  }
}
