internal import CRuntime
import Foundation

/// Makes layers of classes known only at run time, through the initialiser they override.
///
/// `init(layer:)` is not `required`, or every subclass with an initialiser of its own would have to spell it. So the allocating
/// initialiser is taken from the class's table of methods, at the place where `CALayer`'s own stands in `CALayer`'s.
@MainActor
enum LayerClass {
  private static let copySlot = slot(of: crt_layer_init_layer())
  private static var copying: [ObjectIdentifier: Bool] = [:]

  /// A copy of `layer`, of its own class; nil if the class has no `init(layer:)`, neither written nor inherited.
  static func copy(_ layer: CALayer) -> CALayer? {
    let type = type(of: layer)
    if type == CALayer.self { return CALayer(layer: layer) }
    guard canCopy(type), let slot = copySlot else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    guard let function = metadata.load(fromByteOffset: slot, as: UnsafeMutableRawPointer?.self) else { return nil }
    // The callee consumes the value behind the pointer.
    let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    argument.initialize(to: layer)
    defer { argument.deallocate() }
    guard let made = crt_call_init_any(function, argument, metadata) else { return nil }
    return Unmanaged<CALayer>.fromOpaque(made).takeRetainedValue()
  }

  /// Whether each class down to `type` has an initialiser of its own at the place: one that has not would leave its properties
  /// without values.
  private static func canCopy(_ type: CALayer.Type) -> Bool {
    if type == CALayer.self { return true }
    let id = ObjectIdentifier(type)
    if let known = copying[id] { return known }
    var result = false
    if let slot = copySlot, let above = _getSuperclass(type) as? CALayer.Type {
      let own = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: slot, as: UnsafeRawPointer?.self)
      let inherited = unsafeBitCast(above, to: UnsafeRawPointer.self).load(fromByteOffset: slot, as: UnsafeRawPointer?.self)
      result = own != inherited && canCopy(above)
    }
    copying[id] = result
    return result
  }

  private static func slot(of function: UnsafeMutableRawPointer) -> Int? {
    let metadata = unsafeBitCast(CALayer.self, to: UnsafeRawPointer.self)
    return stride(from: 0, to: 8192, by: 8).first {
      metadata.load(fromByteOffset: $0, as: UnsafeMutableRawPointer?.self) == function
    }
  }
}
