extension CALayer {
  /// The value that an `@NSManaged` property of a layer reads: the value kept under its name, which animates like any other.
  ///
  /// The translator of imported projects writes this call. Until something was set, numbers and geometry are zero and optional
  /// values nil.
  public func managedValue<Value>(forKey key: String, of type: Value.Type = Value.self) -> Value {
    if let value = ManagedValue.convert(value(forKey: key), to: type) { return value }
    preconditionFailure("The property \(key) of \(Swift.type(of: self)) has no value of the type \(type).")
  }
}
