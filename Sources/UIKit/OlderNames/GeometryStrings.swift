import CoreGraphics

// The functions of Swift 4 that convert geometry to strings and back.

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
/// The older form of `NSCoder.string(for: transform)`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
/// The older form of `NSCoder.string(for: vector)`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
/// The older form of `NSCoder.string(for: insets)`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.string(for:)")
/// The older form of `NSCoder.string(for: offset)`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgAffineTransform(for:)")
/// The older form of `NSCoder.cgAffineTransform(for: string)`.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform { NSCoder.cgAffineTransform(for: string) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.cgVector(for:)")
/// The older form of `NSCoder.cgVector(for: string)`.
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.uiEdgeInsets(for:)")
/// The older form of `NSCoder.uiEdgeInsets(for: string)`.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }

@available(swift, obsoleted: 4.2, renamed: "NSCoder.uiOffset(for:)")
/// The older form of `NSCoder.uiOffset(for: string)`.
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
