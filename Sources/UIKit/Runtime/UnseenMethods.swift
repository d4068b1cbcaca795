import Foundation

/// Calls the methods of a delegate that its conformance does not know, in debug builds.
///
/// A protocol's witness table is made for the class that conforms. Where a subclass of that class adds an optional method, the table has
/// the protocol's empty default for it, whereas on iOS the method is called. Nothing at run time names the methods of a class but the
/// symbol table of the executable, which debug builds have: it is read once, when the first such subclass becomes a delegate or data
/// source. The protocol's defaults then look for an added method, and call it by its address. A method for which there is no such
/// default brings a warning.
@MainActor enum UnseenMethods {
  #if DEBUG
    private static var checked: Set<String> = []
    /// The methods that are called by their addresses, by the class of the object.
    private static var added: [ObjectIdentifier: [String: UInt]] = [:]

    /// The methods whose defaults look here.
    private static let served: Set<String> = [
      "tableView(_:willDisplay:forRowAt:)", "tableView(_:didEndDisplaying:forRowAt:)", "tableView(_:heightForRowAt:)",
      "tableView(_:heightForHeaderInSection:)", "tableView(_:heightForFooterInSection:)", "tableView(_:estimatedHeightForRowAt:)",
      "tableView(_:shouldHighlightRowAt:)", "tableView(_:willSelectRowAt:)", "tableView(_:didSelectRowAt:)",
      "tableView(_:didDeselectRowAt:)", "tableView(_:editingStyleForRowAt:)", "tableView(_:accessoryButtonTappedForRowWith:)",
      "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
      "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)",
    ]

    /// Finds the methods of `object`'s class that the protocol asks for and the conforming superclass does not have.
    ///
    /// - Parameters:
    ///   - protocolName: The name of a protocol of UIKit.
    ///   - conforms: Whether a class conforms to it.
    static func find(in object: AnyObject, _ protocolName: String, conforms: (AnyClass) -> Bool) {
      let type: AnyClass = Swift.type(of: object)
      guard let parent = superclass(of: type), conforms(parent), checked.insert("\(protocolName) \(type)").inserted else { return }
      var chain: [AnyClass] = [type]
      while let next = chain.last.flatMap(superclass(of:)), conforms(next) { chain.append(next) }
      // UIKit's own classes have every method, so that subclasses override them.
      guard let conforming = chain.last, !isFromUIKit(conforming) else { return }
      let optional = ExecutableSymbols.shared.methods(prefix: "$s5UIKit\(protocolName.utf8.count)\(protocolName)PAAE")
      let known = ExecutableSymbols.shared.methods(of: conforming)
      for adding in chain.dropLast().reversed() {
        for (name, address) in ExecutableSymbols.shared.methods(of: adding) where known[name] == nil {
          // The library's own symbols are not in every executable: what is served needs no proof that it is a requirement.
          if served.contains(name) {
            added[ObjectIdentifier(type), default: [:]][name] = address
          } else if optional[name] != nil, checked.insert("\(adding) \(name)").inserted {
            UIKitErrorHandler.warn(
              "\(adding) adds \(name), which \(protocolName) never calls: \(conforming), which conforms to the protocol, does not have the"
                + " method. Add it there and override it.")
          }
        }
      }
    }

    /// The method that `object`'s class has beside its conformance, as a closure.
    @inline(__always)
    static func method<Method>(_ object: AnyObject, _ name: String, as type: Method.Type) -> Method? {
      added.isEmpty ? nil : look(object, name, type)
    }

    private static func look<Method>(_ object: AnyObject, _ name: String, _ type: Method.Type) -> Method? {
      guard let address = added[ObjectIdentifier(Swift.type(of: object))]?[name] else { return nil }
      // A method takes its object in the register in which a closure takes its context, and both are native objects: a closure of the
      // method's address and the object calls the method. The closure holds the object as a context is held.
      return withUnsafePointer(to: (address, object)) {
        UnsafeRawPointer($0).assumingMemoryBound(to: Method.self).pointee
      }
    }

    private static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

    private static func isFromUIKit(_ type: AnyClass) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }
  #else
    @inline(__always)
    static func find(in object: AnyObject, _ protocolName: String, conforms: (AnyClass) -> Bool) {}

    @inline(__always)
    static func method<Method>(_ object: AnyObject, _ name: String, as type: Method.Type) -> Method? { nil }
  #endif
}
