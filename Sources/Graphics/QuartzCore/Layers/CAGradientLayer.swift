import CoreGraphics

/// A layer that draws a gradient over its background, within its bounds and rounded corners.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  private var look = Look()

  struct Look {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  override func copyModel(from layer: CALayer) {
    super.copyModel(from: layer)
    if let layer = layer as? CAGradientLayer { look = layer.look }
  }

  open override class var animatableProperties: [CALayerProperty] {
    super.animatableProperties + [
      .point("startPoint", CAGradientLayer.self, { $0.startPoint }, { $0.startPoint = $1 }),
      .point("endPoint", CAGradientLayer.self, { $0.endPoint }, { $0.endPoint = $1 }),
      .list(
        "colors", CAGradientLayer.self, { .colors($0.gradientColors) },
        { if case .colors(let colors) = $1 { $0.colors = colors } else if case .mixes(let mixes) = $1 { $0.colors = mixes.map(\.color) } },
        { $0.colors }),
      .list(
        "locations", CAGradientLayer.self, { $0.locations.map { .numbers($0.map(\.doubleValue)) } ?? .none },
        { if case .numbers(let numbers) = $1 { $0.locations = numbers.map { NSNumber(value: $0) } } }, { $0.locations }),
      .object("type", CAGradientLayer.self, { $0.type }, { $0.type = $1 ?? .axial }),
    ]
  }

  /// Sets a property of the drawing, unless it is equal.
  private func set<Value>(_ key: String, _ path: WritableKeyPath<Look, Value>, _ new: Value, isEqual: Bool) {
    if isEqual { return }
    let action = willChange(key)
    look[keyPath: path] = new
    didChange(key, action)
  }
}

extension CAGradientLayer {
  /// The colors, as `CGColor`s.
  public var colors: [Any]? {
    get { look.colors }
    set {
      let isEqual = (newValue as? [CGColor]).map { $0 == look.colors as? [CGColor] } ?? (newValue == nil && look.colors == nil)
      set("colors", \.colors, newValue, isEqual: isEqual)
    }
  }

  /// The position of each color, from 0 to 1; nil for equal distances.
  public var locations: [NSNumber]? {
    get { look.locations }
    set { set("locations", \.locations, newValue, isEqual: newValue == look.locations) }
  }

  /// The position of the first color, in fractions of the bounds; the center for radial and conic gradients.
  public var startPoint: CGPoint {
    get { look.startPoint }
    set { set("startPoint", \.startPoint, newValue, isEqual: newValue == look.startPoint) }
  }

  /// The position of the last color; for a radial gradient a corner of the ellipse's box, for a conic one the initial direction.
  public var endPoint: CGPoint {
    get { look.endPoint }
    set { set("endPoint", \.endPoint, newValue, isEqual: newValue == look.endPoint) }
  }

  public var type: CAGradientLayerType {
    get { look.type }
    set { set("type", \.type, newValue, isEqual: newValue == look.type) }
  }

  package var gradientColors: [CGColor] { look.colors?.compactMap { $0 as? CGColor } ?? [] }

  /// The position of every color, ascending.
  package var gradientLocations: [CGFloat] {
    let count = gradientColors.count
    if let locations = look.locations, locations.count == count {
      var last: CGFloat = 0
      return locations.map {
        last = max(last, min(max(CGFloat($0.doubleValue), 0), 1))
        return last
      }
    }
    return (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
  }
}
