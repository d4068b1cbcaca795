extension FixedWidthInteger {
  /// The nearest integer toward zero that the type holds; 0 for what is not a number.
  init<Real: BinaryFloatingPoint>(towardZero value: Real) {
    if let exact = Self(exactly: value.rounded(.towardZero)) {
      self = exact
    } else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
    }
  }
}
