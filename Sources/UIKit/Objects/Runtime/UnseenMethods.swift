/// Finds a delegate's methods that are never called, in debug builds.
///
/// A protocol's witness table belongs to the conforming class. Where a subclass of that class adds an optional method, the table has the
/// protocol's empty default for it and the method is never called, whereas on iOS it would be. Nothing at run time names the methods of a
/// class but the symbol table of the executable, which debug builds have: it is read once, when the first such subclass becomes a delegate
/// or data source.
@MainActor package enum UnseenMethods {
  #if DEBUG
    private static var checked: Set<String> = []

    /// Warns once of each method of `object`'s class that the protocol requires and the conforming superclass does not implement.
    ///
    /// - Parameters:
    ///   - protocolName: The name of a protocol of UIKit.
    ///   - conforms: Whether a class conforms to it.
    package static func warn(of object: AnyObject?, _ protocolName: String, conforms: (AnyClass) -> Bool) {
      guard let object else { return }
      let type: AnyClass = Swift.type(of: object)
      guard let parent = superclass(of: type), conforms(parent), checked.insert("\(protocolName) \(type)").inserted else { return }
      var chain: [AnyClass] = [type]
      while let next = chain.last.flatMap(superclass(of:)), conforms(next) { chain.append(next) }
      // UIKit's own classes implement every method, for overriding.
      guard let conforming = chain.last, !isFromUIKit(conforming) else { return }
      let optional = ExecutableSymbols.shared.methods(prefix: "$s5UIKit\(protocolName.utf8.count)\(protocolName)PAAE")
      var seen = ExecutableSymbols.shared.methods(of: conforming)
      for added in chain.dropLast().reversed() {
        let own = ExecutableSymbols.shared.methods(of: added)
        for name in own.subtracting(seen).intersection(optional).sorted() {
          UIKitErrorHandler.warn(
            "\(added) adds \(name), which \(protocolName) never calls: \(conforming), which conforms to the protocol, does not have the"
              + " method. Add it there and override it.")
        }
        seen.formUnion(own)
      }
    }

    private static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

    private static func isFromUIKit(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }
  #else
    @inline(__always)
    package static func warn(of object: AnyObject?, _ protocolName: String, conforms: (AnyClass) -> Bool) {}
  #endif
}
