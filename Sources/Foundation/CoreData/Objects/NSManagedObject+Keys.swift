import UIKitObjects

/// Predicates and sort descriptors read a managed object's attributes by their names.
extension NSManagedObject: _KeyedValues {}
