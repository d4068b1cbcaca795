import QuartzCore

internal import TrestleCRuntime

/// Creates the layer of a view: of its `layerClass`, by the initializer of that class.
@MainActor enum LayerFactory {
  static func makeLayer(for viewType: UIView.Type) -> CALayer {
    let type: AnyClass = viewType.layerClass
    if type == CALayer.self { return CALayer() }
    return makeLayer(of: type)
  }

  static func makeLayer(of type: AnyClass) -> CALayer {
    guard type is CALayer.Type else {
      UIKitError.raise("layerClass of a view must be a subclass of CALayer, \(type) is not")
      return CALayer()
    }
    let (initialiser, metadata) = slot.entry(in: type)
    let made = crt_call_init(initialiser, metadata)
    return Unmanaged<CALayer>.fromOpaque(made).takeRetainedValue()
  }

  private static let slot = InitialiserSlot(of: crt_calayer_init(), in: CALayer.self)
}
