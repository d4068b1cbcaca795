import Foundation

/// A Boolean value as an object.
public typealias CFBoolean = NSNumber
/// An allocator. It is not needed in Swift.
public typealias CFAllocator = NSObject

/// The object for true.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The object for false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The memory that objects come from by default.
public nonisolated(unsafe) let kCFAllocatorDefault: CFAllocator! = nil
