import CoreGraphics

/// What an optional method's default returns, so that the conformance itself tells whether the method was written.
///
/// Swift on Linux has no optional requirements. A requirement for which it matters *whether* it is there before it is called returns an
/// associated type; its default returns this. A type that writes the method fixes the associated type to what it returns, and
/// comparing the two types costs nothing. Where a question is harmless, its default answers with a sentinel instead.
///
/// Limits: a subclass that adds an optional method its conforming superclass lacks is not seen, unless the superclass is one of UIKit's
/// controllers; and a method whose result differs from the requirement's is no witness.
public struct _Unimplemented: Sendable {
  init() {}
}

/// The answers by which the defaults of harmless questions say that nobody wrote the method.
enum Unanswered {
  /// Of heights.
  static let height: CGFloat = -.greatestFiniteMagnitude
  /// Of indentation levels.
  static let level = Int.min

  /// The height somebody answered with.
  @inline(__always)
  static func answered(_ height: CGFloat) -> Bool { height != Self.height }
}
