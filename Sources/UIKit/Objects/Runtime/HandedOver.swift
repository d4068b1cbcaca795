/// Values passed to initializers that are called through C, which take ownership of their parameters.
package enum HandedOver {
  /// Returns the two words of an optional string, owned by the called function.
  package static func words(of string: String?) -> (UInt, UInt) {
    let box = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    box.initialize(to: string)
    defer { box.deallocate() }
    return UnsafeRawPointer(box).load(as: (UInt, UInt).self)
  }
}
