/// Values that are given to initialisers called through C, which take their parameters as owned.
package enum HandedOver {
  /// The two words of an optional string, owned by the function they are given to.
  package static func words(of string: String?) -> (UInt, UInt) {
    let box = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    box.initialize(to: string)
    defer { box.deallocate() }
    return UnsafeRawPointer(box).load(as: (UInt, UInt).self)
  }
}
