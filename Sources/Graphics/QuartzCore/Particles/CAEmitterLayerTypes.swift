/// The shape that emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Particles start at one point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line through the position, as long as the emitter is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the size of the emitter.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box as deep as `emitterDepth`.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere whose radius is the emitter's width.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners of the shape, or if it has none, its outline.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The edge of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All points inside the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The way in which particles are blended.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Particles are drawn in any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles are drawn first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles are drawn last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Particles are drawn in the order of their depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colors of overlapping particles are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
