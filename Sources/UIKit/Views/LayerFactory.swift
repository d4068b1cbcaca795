import QuartzCore

internal import CRuntime

/// Makes the layer of a view: of the class its `layerClass` names, by the initialiser that class has.
@MainActor enum LayerFactory {
  static func makeLayer(for viewType: UIView.Type) -> CALayer {
    let type: AnyClass = viewType.layerClass
    if type == CALayer.self { return CALayer() }
    return makeLayer(of: type)
  }

  /// Makes a layer through the allocating initialiser in the class's method table: `required` would have forbidden authors to write an
  /// ordinary `override init()`.
  static func makeLayer(of type: AnyClass) -> CALayer {
    guard type is CALayer.Type else {
      UIKitError.raise("layerClass of a view must be a subclass of CALayer, \(type) is not")
      return CALayer()
    }
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let made = crt_call_init(metadata.load(fromByteOffset: initialiserOffset, as: UnsafeMutableRawPointer.self), metadata)
    return Unmanaged<CALayer>.fromOpaque(made).takeRetainedValue()
  }

  /// Where `CALayer.init()` stands in the method table of layers.
  private static let initialiserOffset = InitialiserSlot.offset(of: crt_calayer_init(), in: CALayer.self)
}
