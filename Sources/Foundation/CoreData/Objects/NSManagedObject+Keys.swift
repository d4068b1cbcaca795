import UIKitObjects

/// Lets predicates and sort descriptors read a managed object's values by their names.
extension NSManagedObject: _KeyedValues {}
