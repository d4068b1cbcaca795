internal import CCairo

/// How much care is spent on an image that is drawn larger or smaller than it is.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`
  case none
  case low
  case high
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
