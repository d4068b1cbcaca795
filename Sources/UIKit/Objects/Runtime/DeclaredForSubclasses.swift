/// A class that declares optional methods only for overriding. They count as not implemented.
@MainActor public protocol _DeclaresForSubclasses: AnyObject {
  /// The names of methods that neither the class nor its superclasses implement.
  static var _unwrittenMethods: Set<String> { get }
}

/// The optional methods whose presence matters, in classes that declare them for their subclasses.
@MainActor package enum DeclaredForSubclasses {
  /// Returns whether the method is implemented by the class of `object` or a superclass; true for classes without such declarations.
  package static func isWritten(_ name: String, by object: AnyObject) -> Bool {
    guard let type = type(of: object) as? any _DeclaresForSubclasses.Type else { return true }
    return !type._unwrittenMethods.contains(name)
  }
}
