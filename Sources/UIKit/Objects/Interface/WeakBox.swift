/// A weak reference that can be stored in a collection or an interface.
package struct WeakBox<Object: AnyObject> {
  package weak var object: Object?

  package init(_ object: Object? = nil) {
    self.object = object
  }
}
