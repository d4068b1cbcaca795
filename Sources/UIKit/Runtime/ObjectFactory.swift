import Foundation

internal import CRuntime
import QuartzCore

/// Makes objects of classes known only while the program runs, such as the application's delegate, through the `init()` their class has.
@MainActor enum ObjectFactory {
  static func make(_ type: NSObject.Type) -> NSObject {
    if type == NSObject.self { return NSObject() }
    let (initialiser, metadata) = slot.entry(in: type)
    let made = crt_call_init(initialiser, metadata)
    return Unmanaged<NSObject>.fromOpaque(made).takeRetainedValue()
  }

  private static let slot = InitialiserSlot(of: crt_nsobject_init(), in: NSObject.self)
}
