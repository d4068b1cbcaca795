extension CALayer {
  /// Returns the value of an `@NSManaged` property of a layer: the value stored under its name, which can be animated like any other.
  ///
  /// The translator of imported projects writes this call. Before a value is set, numbers and geometry are zero and optional values nil.
  public func managedValue<Value>(forKey key: String, of type: Value.Type = Value.self) -> Value {
    if let value = ManagedValue.convert(value(forKey: key), to: type) { return value }
    preconditionFailure("The property \(key) of \(Swift.type(of: self)) has no value of the type \(type).")
  }
}
