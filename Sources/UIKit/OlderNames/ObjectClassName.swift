/// Returns the name of an object's class, without its module; `nil` for no object.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }
