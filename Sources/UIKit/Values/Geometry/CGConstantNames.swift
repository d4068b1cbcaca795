import CoreGraphics

// The names of Core Graphics in C, which Swift sources may use as well.

/// The point at the origin; the name in C of `CGPoint.zero`.
public let CGPointZero = CGPoint.zero
/// The empty size; the name in C of `CGSize.zero`.
public let CGSizeZero = CGSize.zero
/// The empty rectangle at the origin; the name in C of `CGRect.zero`.
public let CGRectZero = CGRect.zero
/// The rectangle that a union does not change; the name in C of `CGRect.null`.
public let CGRectNull = CGRect.null
/// The rectangle that contains every other; the name in C of `CGRect.infinite`.
public let CGRectInfinite = CGRect.infinite
/// The transform that changes nothing; the name in C of `CGAffineTransform.identity`.
public let CGAffineTransformIdentity = CGAffineTransform.identity
