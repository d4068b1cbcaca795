import Foundation

/// The memory management and comparison of objects in collections of references.
public enum NSPointerFunctions {
  /// The memory management and comparison of objects.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained.
    public static let strongMemory: Options = []
    /// Objects are not retained, and disappear when they are destroyed.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are copied.
    public static let copyIn = Options(rawValue: 1 << 16)
    /// Objects are compared by `isEqual`.
    public static let objectPersonality: Options = []
    /// Compares by identity instead of `isEqual`.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
  }
}

/// An object held strongly or weakly, with the information to find it after its release.
struct HeldReference {
  private let strong: AnyObject?
  private weak var reference: AnyObject?
  let hash: Int

  init(_ value: Any, _ options: NSPointerFunctions.Options) {
    var object = value as AnyObject
    if options.contains(.copyIn), let copy = (object as? any NSCopying)?.copy(with: nil) { object = copy as AnyObject }
    hash = Self.hash(of: object, options)
    reference = object
    strong = options.contains(.weakMemory) ? nil : object
  }

  var object: AnyObject? { strong ?? reference }

  func matches(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }

  static func hash(of object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    if !options.contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }
}
