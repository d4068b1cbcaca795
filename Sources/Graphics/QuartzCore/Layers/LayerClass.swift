internal import TrestleCRuntime
import Foundation

/// Creates layers of classes known only at run time, through the initializer that they override.
///
/// `init(layer:)` is not `required`, because every subclass with an initializer of its own would then have to declare it. Therefore the
/// allocating initializer is read from the class's method table, at the offset that it has in `CALayer`'s. In a class that neither declares
/// nor inherits it the compiler has inserted one that traps with a message.
@MainActor
enum LayerClass {
  private static let copySlot = InitialiserSlot(of: crt_layer_init_layer(), in: CALayer.self)

  private static let own: [(type: CALayer.Type, copy: (CALayer) -> CALayer)] = [
    (CAShapeLayer.self, { CAShapeLayer(layer: $0) }), (CAGradientLayer.self, { CAGradientLayer(layer: $0) }),
    (CATextLayer.self, { CATextLayer(layer: $0) }), (CAReplicatorLayer.self, { CAReplicatorLayer(layer: $0) }),
    (CATransformLayer.self, { CATransformLayer(layer: $0) }), (CAScrollLayer.self, { CAScrollLayer(layer: $0) }),
    (CAEmitterLayer.self, { CAEmitterLayer(layer: $0) }), (CATiledLayer.self, { CATiledLayer(layer: $0) }),
  ]

  /// Returns a copy of `layer`, of its own class.
  static func copy(_ layer: CALayer) -> CALayer {
    let type = type(of: layer)
    guard type != CALayer.self else { return CALayer(layer: layer) }
    let (function, metadata) = copySlot.entry(in: type)
    // The callee consumes the value behind the pointer.
    let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    argument.initialize(to: layer)
    defer { argument.deallocate() }
    guard let made = crt_call_init_any(function, argument, metadata) else { return CALayer(layer: layer) }
    return Unmanaged<CALayer>.fromOpaque(made).takeRetainedValue()
  }

  /// Returns a copy of the nearest class of this module: enough to be drawn, unless the class draws values of its own.
  static func plainCopy(_ layer: CALayer) -> CALayer {
    for entry in own where isSubclass(type(of: layer), of: entry.type) { return entry.copy(layer) }
    return CALayer(layer: layer)
  }

  /// Returns the nearest class of this module.
  static func plainClass(of type: CALayer.Type) -> CALayer.Type {
    if type == CALayer.self { return type }
    return own.first { isSubclass(type, of: $0.type) }?.type ?? CALayer.self
  }

  private static func isSubclass(_ type: CALayer.Type, of ancestor: CALayer.Type) -> Bool {
    if type == CALayer.self { return false }
    var next: AnyClass? = type
    while let current = next {
      if current == ancestor { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}
