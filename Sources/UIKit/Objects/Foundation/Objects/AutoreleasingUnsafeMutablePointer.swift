/// A pointer through which a callback may replace an object. Swift on Linux has no autorelease pools, so it is a plain mutable pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
