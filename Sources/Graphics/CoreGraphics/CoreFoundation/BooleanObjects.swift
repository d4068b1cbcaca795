import Foundation

public typealias CFBoolean = NSNumber
/// An allocator. It is not needed in Swift.
public typealias CFAllocator = NSObject

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The memory that objects come from by default.
public nonisolated(unsafe) let kCFAllocatorDefault: CFAllocator! = nil
