import CoreGraphics

/// A kind of particle: its birth rate, appearance and motion.
///
/// A range is the maximum deviation of a particle's own value from the given one, in both directions; a speed is the change per second.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
  /// A name for key paths, such as `emitterCells.spark.birthRate`.
  open var name: String?
  /// Whether particles are emitted. The default is true.
  open var isEnabled = true

  /// Particles per second; for a particle that emits others, per second of its life.
  open var birthRate: Float = 0
  /// The mean lifetime of a particle in seconds; 0 by default.
  open var lifetime: Float = 0
  /// The range of the lifetime in seconds; 0 by default.
  open var lifetimeRange: Float = 0

  /// An angle from the plane of the layer, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The direction in the plane of the layer, in radians clockwise from the right.
  open var emissionLongitude: CGFloat = 0
  /// The width of the cone around that direction.
  open var emissionRange: CGFloat = 0

  /// The initial speed in points per second.
  open var velocity: CGFloat = 0
  /// The range of the velocity in points per second.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downward, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration toward the viewer, in points per second squared.
  open var zAcceleration: CGFloat = 0

  /// The size of a particle as a factor of the size of the image; 1 by default.
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The speed of rotation in radians per second.
  open var spin: CGFloat = 0
  /// The range of the spin in radians per second.
  open var spinRange: CGFloat = 0

  /// The color that is multiplied with the contents; nil is white.
  open var color: CGColor?
  /// The range of red, in components from 0 to 1.
  open var redRange: Float = 0
  /// The range of green, in components from 0 to 1.
  open var greenRange: Float = 0
  /// The range of blue, in components from 0 to 1.
  open var blueRange: Float = 0
  /// The range of the opacity, from 0 to 1.
  open var alphaRange: Float = 0
  /// The change of red per second.
  open var redSpeed: Float = 0
  /// The change of green per second.
  open var greenSpeed: Float = 0
  /// The change of blue per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second; a negative number fades particles out.
  open var alphaSpeed: Float = 0

  /// The image of the particles, a `CGImage`.
  open var contents: Any?
  /// The displayed part of the image, in its unit square.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the image per point.
  open var contentsScale: CGFloat = 1

  /// The cells that each particle emits.
  open var emitterCells: [CAEmitterCell]?

  // MARK: Timing

  /// The time in the life of the emitting particle at which a cell begins.
  open var beginTime: CFTimeInterval = 0
  /// The duration of emission; 0 or infinity is the lifetime of the emitter.
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  public override init() { super.init() }

  // MARK: Values by name

  private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude, "emissionRange": \.emissionRange,
    "velocity": \.velocity, "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
    "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
    "spinRange": \.spinRange, "contentsScale": \.contentsScale,
  ]
  private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
    "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
    "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed, "speed": \.speed,
  ]

  /// Returns a property by its name; nil if there is none.
  public func value(forKey key: String) -> Any? {
    if let path = Self.numbers[key] { return self[keyPath: path] }
    if let path = Self.floats[key] { return self[keyPath: path] }
    switch key {
    case "name": return name
    case "enabled": return isEnabled
    case "color": return color
    case "contents": return contents
    case "beginTime": return beginTime
    case "duration": return duration
    case "emitterCells": return emitterCells
    default: return nil
    }
  }

  /// Sets a property by its name.
  public func setValue(_ value: Any?, forKey key: String) {
    let number = Self.number(value)
    if let path = Self.numbers[key] {
      self[keyPath: path] = CGFloat(number ?? 0)
    } else if let path = Self.floats[key] {
      self[keyPath: path] = Float(number ?? 0)
    } else {
      switch key {
      case "name": name = value as? String
      case "enabled": isEnabled = value as? Bool ?? (number ?? 0 != 0)
      case "color": color = value as? CGColor
      case "contents": contents = value
      case "beginTime": beginTime = number ?? 0
      case "duration": duration = number ?? .infinity
      case "emitterCells": emitterCells = value as? [CAEmitterCell]
      default: break
      }
    }
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  // MARK: Image

  /// The displayed part of the contents, cached while both are unchanged.
  final var picture: CGImage? {
    guard let image = contents as? CGImage else { return nil }
    if let known, known.image === image, known.rect == contentsRect { return known.part }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let pixels = CGRect(
      x: contentsRect.minX * CGFloat(image.width), y: contentsRect.minY * CGFloat(image.height),
      width: contentsRect.width * CGFloat(image.width), height: contentsRect.height * CGFloat(image.height))
    let part = contentsRect == whole ? image : image.cropping(to: pixels) ?? image
    known = (image, contentsRect, part)
    return part
  }
  private var known: (image: CGImage, rect: CGRect, part: CGImage)?
}
