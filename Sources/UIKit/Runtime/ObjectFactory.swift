import Foundation

internal import CRuntime

/// Makes objects of classes known only while the program runs, such as the application's delegate, through the `init()` their class has.
///
/// Swift allows that only for `required` initialisers, and requiring one would break every author's own `init`. The allocating
/// initialiser in the class's method table is called instead.
@MainActor enum ObjectFactory {
  static func make(_ type: NSObject.Type) -> NSObject {
    if type == NSObject.self { return NSObject() }
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeMutableRawPointer.self)
    let made = crt_call_init(metadata.load(fromByteOffset: initialiserOffset, as: UnsafeMutableRawPointer.self), metadata)
    return Unmanaged<NSObject>.fromOpaque(made).takeRetainedValue()
  }

  /// Where `NSObject.init()` stands in the method table of every class.
  private static let initialiserOffset = InitialiserSlot.offset(of: crt_nsobject_init(), in: NSObject.self)
}
