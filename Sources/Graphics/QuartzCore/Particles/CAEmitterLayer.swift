import CoreGraphics

/// A layer of particles that are created, move and fade: snow, fire, fireworks.
///
/// The particles depend only on the layer's time and ``seed``: every run displays the same image.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  private var look = Look()
  final let system = ParticleSystem()

  struct Look {
    var birthRate: Float = 1
    var lifetime: Float = 1
    var emitterPosition = CGPoint.zero
    var emitterZPosition: CGFloat = 0
    var emitterSize = CGSize.zero
    var emitterDepth: CGFloat = 0
    var emitterShape = CAEmitterLayerEmitterShape.point
    var emitterMode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
    var seed: UInt32 = 0
  }

  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      guard !marks.contains(.isCopy) else { return }
      FrameScheduler.add(self)
      markChanged(.values)
    }
  }

  override func copyModel(from layer: CALayer) {
    super.copyModel(from: layer)
    guard let layer = layer as? CAEmitterLayer else { return }
    look = layer.look
    emitterCells = layer.emitterCells
  }

  open override class var animatableProperties: [CALayerProperty] {
    let layer = CAEmitterLayer.self
    return super.animatableProperties + [
      .number("birthRate", layer, { $0.birthRate }, { $0.birthRate = $1 }),
      .number("lifetime", layer, { $0.lifetime }, { $0.lifetime = $1 }),
      .point("emitterPosition", layer, { $0.emitterPosition }, { $0.emitterPosition = $1 }),
      .size("emitterSize", { ($0 as! CAEmitterLayer).emitterSize }, { ($0 as! CAEmitterLayer).emitterSize = $1 }),
      .number("emitterZPosition", layer, { $0.emitterZPosition }, { $0.emitterZPosition = $1 }),
      .number("emitterDepth", layer, { $0.emitterDepth }, { $0.emitterDepth = $1 }),
      .number("velocity", layer, { $0.velocity }, { $0.velocity = $1 }),
      .number("scale", layer, { $0.scale }, { $0.scale = $1 }),
      .number("spin", layer, { $0.spin }, { $0.spin = $1 }),
    ]
  }

  private func set<Value: Equatable>(_ key: String, _ path: WritableKeyPath<Look, Value>, _ new: Value) {
    guard look[keyPath: path] != new else { return }
    let action = willChange(key)
    look[keyPath: path] = new
    didChange(key, action)
  }

  /// Whether new particles are created.
  final var emits: Bool {
    birthRate > 0 && (emitterCells ?? []).contains { $0.isEnabled && $0.birthRate > 0 && $0.lifetime > 0 }
  }

  // MARK: Time

  /// Updates the particles to a media time; returns whether the image changed.
  final func advance(to time: CFTimeInterval, shown: CAEmitterLayer) -> Bool {
    let before = system.particles.count
    system.advance(to: localTime(time), shown)
    return before > 0 || !system.particles.isEmpty
  }

  // MARK: Positions

  /// Returns the initial position of a particle.
  final func birthplace(_ random: inout ParticleRandom) -> (x: Double, y: Double, z: Double) {
    let x = Double(look.emitterPosition.x)
    let y = Double(look.emitterPosition.y)
    let z = Double(look.emitterZPosition)
    let width = Double(look.emitterSize.width)
    let height = Double(look.emitterSize.height)
    let depth = Double(look.emitterDepth)
    let isFilled = look.emitterMode == .volume || look.emitterMode == .surface
    switch look.emitterShape {
    case .line:
      if look.emitterMode == .points { return (x + (random.unit() < 0.5 ? -width : width) / 2, y, z) }
      return (random.around(x, width), y, z)
    case .rectangle, .cuboid:
      let far = look.emitterShape == .cuboid ? random.around(z, depth) : z
      if isFilled { return (random.around(x, width), random.around(y, height), far) }
      if look.emitterMode == .points {
        return (x + (random.unit() < 0.5 ? -width : width) / 2, y + (random.unit() < 0.5 ? -height : height) / 2, far)
      }
      let along = random.unit() * 2 * (width + height)
      if along < width { return (x - width / 2 + along, y - height / 2, far) }
      if along < width + height { return (x + width / 2, y - height / 2 + along - width, far) }
      if along < 2 * width + height { return (x + width / 2 - (along - width - height), y + height / 2, far) }
      return (x - width / 2, y + height / 2 - (along - 2 * width - height), far)
    case .circle, .sphere:
      let angle = random.unit() * 2 * .pi
      let radius = width * (isFilled ? random.unit().squareRoot() : 1)
      guard look.emitterShape == .sphere else { return (x + radius * cos(angle), y + radius * sin(angle), z) }
      let rise = random.unit() * 2 - 1
      let flat = (1 - rise * rise).squareRoot()
      return (x + radius * flat * cos(angle), y + radius * flat * sin(angle), z + radius * rise)
    default: return (x, y, z)
    }
  }
}

extension CAEmitterLayer {
  /// A factor of every cell's birth rate.
  public var birthRate: Float {
    get { look.birthRate }
    set { set("birthRate", \.birthRate, newValue) }
  }
  /// A factor of every cell's lifetime.
  public var lifetime: Float {
    get { look.lifetime }
    set { set("lifetime", \.lifetime, newValue) }
  }
  /// The middle of the shape.
  public var emitterPosition: CGPoint {
    get { look.emitterPosition }
    set { set("emitterPosition", \.emitterPosition, newValue) }
  }
  /// The depth of the middle of the shape; 0 by default.
  public var emitterZPosition: CGFloat {
    get { look.emitterZPosition }
    set { set("emitterZPosition", \.emitterZPosition, newValue) }
  }
  /// The width and height of the shape in points.
  public var emitterSize: CGSize {
    get { look.emitterSize }
    set { set("emitterSize", \.emitterSize, newValue) }
  }
  /// The depth of a cuboid in points.
  public var emitterDepth: CGFloat {
    get { look.emitterDepth }
    set { set("emitterDepth", \.emitterDepth, newValue) }
  }
  /// The shape that emits particles; a point by default.
  public var emitterShape: CAEmitterLayerEmitterShape {
    get { look.emitterShape }
    set { set("emitterShape", \.emitterShape, newValue) }
  }
  /// The part of the shape at which particles start; its volume by default.
  public var emitterMode: CAEmitterLayerEmitterMode {
    get { look.emitterMode }
    set { set("emitterMode", \.emitterMode, newValue) }
  }
  /// The order and blending of particles; unordered by default.
  public var renderMode: CAEmitterLayerRenderMode {
    get { look.renderMode }
    set { set("renderMode", \.renderMode, newValue) }
  }
  /// A factor of every cell's velocity.
  public var velocity: Float {
    get { look.velocity }
    set { set("velocity", \.velocity, newValue) }
  }
  /// A factor of every cell's scale.
  public var scale: Float {
    get { look.scale }
    set { set("scale", \.scale, newValue) }
  }
  /// A factor of every cell's spin.
  public var spin: Float {
    get { look.spin }
    set { set("spin", \.spin, newValue) }
  }
  /// The seed of the random numbers.
  public var seed: UInt32 {
    get { look.seed }
    set {
      guard look.seed != newValue else { return }
      set("seed", \.seed, newValue)
      system.reset()
    }
  }

  /// Returns the cell and its property that a key path such as `emitterCells.spark.birthRate` names.
  func cell(forKeyPath keyPath: String) -> (cell: CAEmitterCell, key: String)? {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count >= 3 else { return nil }
    var cells = emitterCells
    var index = 0
    while index + 2 < parts.count, parts[index] == "emitterCells", let cell = cells?.first(where: { $0.name == parts[index + 1] }) {
      if index + 3 == parts.count { return (cell, parts[index + 2]) }
      cells = cell.emitterCells
      index += 2
    }
    return nil
  }
}
