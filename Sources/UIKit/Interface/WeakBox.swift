/// A weak reference that can be stored in a collection or an interface.
struct WeakBox<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object? = nil) {
    self.object = object
  }
}
