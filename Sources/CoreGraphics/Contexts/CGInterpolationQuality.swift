internal import CCairo

/// How much care is spent on an image that is drawn larger or smaller than it is.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default quality.
  case `default`
  /// The nearest pixel is used.
  case none
  /// Neighboring pixels are mixed.
  case low
  /// More pixels are mixed.
  case high
  /// Neighboring pixels are mixed.
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
