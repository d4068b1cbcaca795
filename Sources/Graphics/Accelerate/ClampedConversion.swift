extension FixedWidthInteger {
  /// Converts by rounding toward zero, limited to the type's range; NaN becomes 0.
  init<Real: BinaryFloatingPoint>(towardZero value: Real) {
    if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
    }
  }
}
