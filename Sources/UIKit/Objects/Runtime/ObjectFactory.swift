internal import TrestleCRuntime
import QuartzCore

/// Creates objects of classes known only at run time, such as the application's delegate, by the `init()` of their class.
@MainActor package enum ObjectFactory {
  package static func make(_ type: NSObject.Type) -> NSObject {
    if type == NSObject.self { return NSObject() }
    let (initialiser, metadata) = slot.entry(in: type)
    let made = crt_call_init(initialiser, metadata)
    return Unmanaged<NSObject>.fromOpaque(made).takeRetainedValue()
  }

  private static let slot = InitialiserSlot(of: crt_nsobject_init(), in: NSObject.self)
}
