import QuartzCore

// The class functions of Objective-C's runtime that apps call from Swift.

/// Returns the class of an object; `nil` for `nil`.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

/// Classes are objects in Objective-C.
public func === (first: AnyClass?, second: AnyClass?) -> Bool { first == second }
public func !== (first: AnyClass?, second: AnyClass?) -> Bool { first != second }

/// Changes an object's class to a subclass, whose overrides then apply, or to a superclass. Returns the previous class.
///
/// A class with additional stored properties is rejected with a warning: the object has no memory for them.
@discardableResult
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? {
  guard let object = object.map({ $0 as AnyObject }) else { return nil }
  let old: AnyClass = type(of: object)
  guard isKind(cls, of: old) || isKind(old, of: cls), ClassMetadata(cls).instanceSize == ClassMetadata(old).instanceSize else {
    UIKitErrorHandler.warn(
      "object_setClass: an object of \(old) has no room for what \(cls) stores, or they are not related; it keeps its class.")
    return old
  }
  // The first word of an object is its class. The instance sizes are equal, as was checked.
  Unmanaged.passUnretained(object).toOpaque().storeBytes(of: unsafeBitCast(cls, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  return old
}

private func isKind(_ type: AnyClass, of other: AnyClass) -> Bool {
  var ancestor: AnyClass? = type
  while let current = ancestor, current != other { ancestor = ClassMetadata(current).superclass }
  return ancestor != nil
}

/// Returns the superclass of a class; `nil` for a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { ClassMetadata($0).superclass } }

/// Returns the class of a name with its module, as `NSClassFromString` does; `nil` if there is none.
public func objc_getClass(_ name: String) -> Any! { NSClassFromString(name) }

extension NSObject {
  /// Returns the code of a method of the class's instances, for comparison with that of another class.
  @preconcurrency @MainActor public class func instanceMethod(for selector: Selector!) -> IMP! {
    selector.map { IMP(method: Method(ClassMethods.owner(of: $0.name, from: self), $0, isOfClass: false)) }
  }

  /// Returns whether instances of the class have a method for `selector`.
  @preconcurrency @MainActor public class func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { ClassTables.method($0.name, of: self) != nil } ?? false
  }
}
