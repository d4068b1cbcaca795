import Foundation

public typealias CFBoolean = NSNumber
/// An allocator. It is not needed in Swift.
public typealias CFAllocator = NSObject

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The memory that objects come from by default.
public nonisolated(unsafe) let kCFAllocatorDefault: CFAllocator! = nil

/// Nothing, as an object; Core Foundation's name for Foundation's object.
public typealias CFNull = NSNull
/// The one object for nothing.
public nonisolated(unsafe) let kCFNull: CFNull! = NSNull()
