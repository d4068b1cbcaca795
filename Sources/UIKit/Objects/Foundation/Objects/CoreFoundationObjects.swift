import CoreGraphics

/// Creates data that can be changed. The capacity is a hint, 0 for any size.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData(capacity: capacity) }
