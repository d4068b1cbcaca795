import CoreGraphics

/// An animatable property of a layer class, with its key, getter and setter.
///
/// Linux has no key-value coding, so a layer class lists its properties in `CALayer.animatableProperties`:
///
///     class Dial: CALayer {
///       var angle: CGFloat = 0 { didSet { setNeedsDisplay() } }
///       override class var animatableProperties: [CALayerProperty] {
///         super.animatableProperties + [CALayerProperty("angle", \Dial.angle)]
///       }
///       override init(layer: Any) { angle = (layer as! Dial).angle; super.init(layer: layer) }
///     }
///
/// A value stored with `setValue(_:forKey:)` need not be listed.
@preconcurrency @MainActor
public struct CALayerProperty {
  /// The key path of animations of the property.
  public let key: String
  let get: (CALayer) -> LayerValue
  let set: (CALayer, LayerValue) -> Void
  /// The property's value in its own type.
  let read: (CALayer) -> Any?
  /// Whether changes are animated implicitly in layers that do not belong to a view.
  let animatesImplicitly: Bool

  init(
    _ key: String, get: @escaping (CALayer) -> LayerValue, set: @escaping (CALayer, LayerValue) -> Void,
    read: @escaping (CALayer) -> Any?, implicit: Bool = true
  ) {
    self.key = key
    self.get = get
    self.set = set
    self.read = read
    animatesImplicitly = implicit
  }

  /// A stored property of a layer class. Numbers, points, sizes, rectangles, transforms, colors, paths and arrays of these are
  /// interpolated; other values change at half time.
  public init<Layer: CALayer, Value>(_ key: String, _ path: ReferenceWritableKeyPath<Layer, Value>) {
    self.init(
      key,
      get: { layer in (layer as? Layer).map { LayerValue($0[keyPath: path]) } ?? .none },
      set: { layer, value in
        guard let layer = layer as? Layer else { return }
        if let typed = value.any(like: layer[keyPath: path]) as? Value { layer[keyPath: path] = typed }
      },
      read: { layer in (layer as? Layer).map { $0[keyPath: path] } },
      implicit: false)
  }
}

extension CALayerProperty {
  static func number<Layer: CALayer, Value: BinaryFloatingPoint>(
    _ key: String, _ type: Layer.Type, _ get: @escaping (Layer) -> Value, _ set: @escaping (Layer, Value) -> Void
  ) -> CALayerProperty {
    CALayerProperty(
      key, get: { .number(Double(get(unsafeDowncast($0, to: Layer.self)))) },
      set: { if let n = $1.number { set(unsafeDowncast($0, to: Layer.self), Value(n)) } },
      read: { get(unsafeDowncast($0, to: Layer.self)) })
  }

  static func point<Layer: CALayer>(
    _ key: String, _ type: Layer.Type, _ get: @escaping (Layer) -> CGPoint, _ set: @escaping (Layer, CGPoint) -> Void
  ) -> CALayerProperty {
    CALayerProperty(
      key, get: { .point(get(unsafeDowncast($0, to: Layer.self))) },
      set: { if let v = $1.point { set(unsafeDowncast($0, to: Layer.self), v) } },
      read: { get(unsafeDowncast($0, to: Layer.self)) })
  }

  static func rect(_ key: String, _ get: @escaping (CALayer) -> CGRect, _ set: @escaping (CALayer, CGRect) -> Void) -> CALayerProperty {
    CALayerProperty(key, get: { .rect(get($0)) }, set: { if let v = $1.rect { set($0, v) } }, read: { get($0) })
  }

  static func size(_ key: String, _ get: @escaping (CALayer) -> CGSize, _ set: @escaping (CALayer, CGSize) -> Void) -> CALayerProperty {
    CALayerProperty(
      key, get: { .size(get($0)) }, set: { if case .size(let v) = $1 { set($0, v) } }, read: { get($0) })
  }

  static func transform(
    _ key: String, _ get: @escaping (CALayer) -> CATransform3D, _ set: @escaping (CALayer, CATransform3D) -> Void
  ) -> CALayerProperty {
    CALayerProperty(key, get: { .transform(get($0)) }, set: { if let v = $1.transform { set($0, v) } }, read: { get($0) })
  }

  static func color<Layer: CALayer>(
    _ key: String, _ type: Layer.Type, _ get: @escaping (Layer) -> CGColor?, _ set: @escaping (Layer, CGColor?) -> Void
  ) -> CALayerProperty {
    CALayerProperty(
      key, get: { get(unsafeDowncast($0, to: Layer.self)).map { .color($0) } ?? .none },
      set: { layer, value in
        let layer = unsafeDowncast(layer, to: Layer.self)
        switch value {
        case .color(let color): set(layer, color)
        case .mix(let mix): set(layer, mix.color)
        case .none: set(layer, nil)
        default: break
        }
      },
      read: { get(unsafeDowncast($0, to: Layer.self)) })
  }

  static func path<Layer: CALayer>(
    _ key: String, _ type: Layer.Type, _ get: @escaping (Layer) -> CGPath?, _ set: @escaping (Layer, CGPath?) -> Void
  ) -> CALayerProperty {
    CALayerProperty(
      key, get: { get(unsafeDowncast($0, to: Layer.self)).map { .path($0) } ?? .none },
      set: { layer, value in
        let layer = unsafeDowncast(layer, to: Layer.self)
        switch value {
        case .path(let path): set(layer, path)
        case .none: set(layer, nil)
        default: break
        }
      },
      read: { get(unsafeDowncast($0, to: Layer.self)) },
      // A path is animated only explicitly: two paths rarely have the same segments.
      implicit: false)
  }

  static func flag<Layer: CALayer>(
    _ key: String, _ type: Layer.Type, _ get: @escaping (Layer) -> Bool, _ set: @escaping (Layer, Bool) -> Void
  ) -> CALayerProperty {
    CALayerProperty(
      key, get: { .object(get(unsafeDowncast($0, to: Layer.self))) },
      set: { layer, value in
        let layer = unsafeDowncast(layer, to: Layer.self)
        if case .object(let any) = value, let on = any as? Bool { set(layer, on) }
        if let number = value.number { set(layer, number != 0) }
      },
      read: { get(unsafeDowncast($0, to: Layer.self)) }, implicit: false)
  }

  static func list<Layer: CALayer>(
    _ key: String, _ type: Layer.Type, _ get: @escaping (Layer) -> LayerValue, _ set: @escaping (Layer, LayerValue) -> Void,
    _ read: @escaping (Layer) -> Any?
  ) -> CALayerProperty {
    CALayerProperty(
      key, get: { get(unsafeDowncast($0, to: Layer.self)) }, set: { set(unsafeDowncast($0, to: Layer.self), $1) },
      read: { read(unsafeDowncast($0, to: Layer.self)) })
  }

  /// Returns a property that has no values in between and never animates on its own.
  static func object<Layer: CALayer, Value>(
    _ key: String, _ type: Layer.Type, _ get: @escaping (Layer) -> Value?, _ set: @escaping (Layer, Value?) -> Void
  ) -> CALayerProperty {
    CALayerProperty(
      key, get: { get(unsafeDowncast($0, to: Layer.self)).map { .object($0) } ?? .none },
      set: { set(unsafeDowncast($0, to: Layer.self), $1.any as? Value) },
      read: { get(unsafeDowncast($0, to: Layer.self)) }, implicit: false)
  }
}
