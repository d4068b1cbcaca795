import CoreGraphics

/// The result of an optional method's default, so that the conformance itself shows whether the method is implemented.
///
/// Swift on Linux has no optional requirements. A requirement whose *presence* matters before it is called returns an associated type,
/// which is this type in its default. A type that implements the method fixes the associated type to its result type, and comparing the two
/// types costs nothing. Where a call is harmless, the default returns a sentinel instead.
///
/// Limits: an optional method that a subclass adds to its conforming superclass is not detected, unless the superclass is one of UIKit's
/// controllers; and a method whose result differs from the requirement's is not a witness.
public struct _Unimplemented: Sendable {
  package init() {}
}

/// The sentinels that the defaults of harmless methods return.
package enum Unanswered {
  /// The result of a method for heights that no subclass implements.
  package static let height: CGFloat = -.greatestFiniteMagnitude
  /// The result of a method for indentation levels that no subclass implements.
  package static let level = Int.min

  /// Returns whether a height was provided.
  @inline(__always)
  package static func answered(_ height: CGFloat) -> Bool { height != Self.height }
}
