import Foundation

/// A pointer through which a callback may replace an object. Swift on Linux has no autorelease pools, so it is a plain mutable pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
/// A place for an error, or nil.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
