import UIKit

/// Emits particles, which are drawn as squares that face the camera.
nonisolated open class SCNParticleSystem: NSObject, NSCopying, SCNAnimatable {
  struct Particle {
    var (position, velocity) = (Vector.zero, Vector.zero)
    var (age, life) = (Float(0), Float(1))
    var size: Float = 1
    var color = SIMD4<Float>(1, 1, 1, 1)
  }
  /// The duration of emission in seconds; 1 by default.
  open var emissionDuration: CGFloat = 1
  /// The variation of the duration of emission, in seconds. The default is 0.
  open var emissionDurationVariation: CGFloat = 0
  /// The time between emissions in seconds. The default is 0.
  open var idleDuration: CGFloat = 0
  /// The variation of the time between emissions, in seconds. The default is 0.
  open var idleDurationVariation: CGFloat = 0
  /// Whether emission is repeated; `true` by default.
  open var loops = true
  /// The number of particles per second; 1 by default.
  open var birthRate: CGFloat = 1
  open var birthRateVariation: CGFloat = 0
  /// The time in seconds that is simulated before the first frame. The default is 0.
  open var warmupDuration: CGFloat = 0
  /// The shape from which particles are emitted; nil, the default, for a point.
  open var emitterShape: SCNGeometry?
  /// The part of the shape from which particles are emitted. The default is its surface.
  open var birthLocation = SCNParticleBirthLocation.surface
  /// The kind of direction in which particles are emitted.
  open var birthDirection = SCNParticleBirthDirection.constant
  /// The angle of the cone in which particles are emitted, in degrees. The default is 0.
  open var spreadingAngle: CGFloat = 0
  /// The direction of emission; the z axis by default.
  open var emittingDirection = SCNVector3(0, 0, 1)
  open var acceleration = SCNVector3Zero
  /// Whether the scene's gravity moves particles. The default is false.
  open var isAffectedByGravity = false
  /// Whether physics fields move particles. It is stored only.
  open var isAffectedByPhysicsFields = false
  /// Whether particles move with the node. The default is false.
  open var isLocal = false
  /// The lifetime of a particle in seconds; 1 by default.
  open var particleLifeSpan: CGFloat = 1
  open var particleLifeSpanVariation: CGFloat = 0
  /// The speed of a particle; 0 by default.
  open var particleVelocity: CGFloat = 0
  /// The variation of the speed. The default is 0.
  open var particleVelocityVariation: CGFloat = 0
  /// The size of a particle; 1 by default.
  open var particleSize: CGFloat = 1
  open var particleSizeVariation: CGFloat = 0
  /// The initial rotation of a particle. It is stored only.
  open var particleAngle: CGFloat = 0
  /// The variation of the initial rotation. It is stored only.
  open var particleAngleVariation: CGFloat = 0
  /// The angular velocity of a particle. It is stored only.
  open var particleAngularVelocity: CGFloat = 0
  /// The variation of the angular velocity. It is stored only.
  open var particleAngularVelocityVariation: CGFloat = 0
  /// The color of particles; white by default.
  open var particleColor = UIColor.white
  /// The variation of hue, saturation, brightness and opacity. Only that of opacity has an effect.
  open var particleColorVariation = SCNVector4Zero
  /// The image of a particle: a `UIImage`, or the name of a file. Particles have the color of its center.
  open var particleImage: Any? { didSet { texture = nil } }
  /// The mass of a particle. It is stored only.
  open var particleMass: CGFloat = 1
  /// The variation of the mass. It is stored only.
  open var particleMassVariation: CGFloat = 0
  /// The share of speed that remains after a collision. It is stored only.
  open var particleBounce: CGFloat = 0.7
  /// The resistance to sliding. It is stored only.
  open var particleFriction: CGFloat = 1
  /// The charge of a particle. It is stored only.
  open var particleCharge: CGFloat = 0
  /// Whether particles are removed at a collision. It is stored only.
  open var particleDiesOnCollision = false
  /// The nodes with which particles collide. It is stored only.
  open var colliderNodes: [SCNNode]?
  /// The share of speed that is lost per second. The default is 0.
  open var dampingFactor: CGFloat = 0
  /// The speed factor; 1 by default.
  open var speedFactor: CGFloat = 1
  /// The stretching of particles along their movement. It is stored only.
  open var stretchFactor: CGFloat = 0
  /// The blending with the pixels behind. The default is additive.
  open var blendMode = SCNParticleBlendMode.additive
  /// Whether black parts are transparent. It is stored only.
  open var isBlackPassEnabled = false
  /// Whether particles receive light. It is stored only.
  open var isLightingEnabled = false
  /// The orientation of particles. It is stored only: all particles face the camera.
  open var orientationMode = SCNParticleOrientationMode.billboardScreenAligned
  /// The order in which particles are drawn. The default is none.
  open var sortingMode = SCNParticleSortingMode.none
  /// The changes of properties over the lifetime of a particle. Those of size and opacity have an effect.
  open var propertyControllers: [ParticleProperty: SCNParticlePropertyController]?
  /// The system that is started when a particle is created. It is stored only.
  open var systemSpawnedOnLiving: SCNParticleSystem?
  /// The system that is started when a particle ends. It is stored only.
  open var systemSpawnedOnDying: SCNParticleSystem?
  /// The system that is started when a particle collides. It is stored only.
  open var systemSpawnedOnCollision: SCNParticleSystem?
  public struct ParticleProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let size = ParticleProperty(rawValue: "size")
    public static let opacity = ParticleProperty(rawValue: "opacity")
    public static let color = ParticleProperty(rawValue: "color")
    public static let position = ParticleProperty(rawValue: "position")
    public static let velocity = ParticleProperty(rawValue: "velocity")
    public static let angle = ParticleProperty(rawValue: "angle")
    public static let life = ParticleProperty(rawValue: "life")
  }
  /// The transform of the emitter in its node.
  var place = Transform.identity
  private(set) var living: [Particle] = []
  private var (clock, owed, isWarm) = (Float(0), Float(0), false)
  private var random = SystemRandomNumberGenerator()
  var texture: Texture??

  /// Creates a system of white particles.
  public override init() { super.init() }
  /// Creates a system; the values in archives are read by ``init(named:inDirectory:)``.
  public required init?(coder: NSCoder) { super.init() }
  /// Reads a particle file of the app; nil if it cannot be read.
  public convenience init?(named name: String, inDirectory directory: String?) {
    guard let url = SceneFile.url(named: name, directory: directory, ["scnp"]), let data = try? Data(contentsOf: url),
      let read = NodeArchive(data, url)?.particles()
    else { return nil }
    self.init()
    take(read)
  }

  private func take(_ other: SCNParticleSystem) {
    (emissionDuration, idleDuration, loops, birthRate) = (other.emissionDuration, other.idleDuration, other.loops, other.birthRate)
    (birthRateVariation, warmupDuration, emitterShape) = (other.birthRateVariation, other.warmupDuration, other.emitterShape)
    (birthLocation, birthDirection, spreadingAngle) = (other.birthLocation, other.birthDirection, other.spreadingAngle)
    (emittingDirection, acceleration, isAffectedByGravity) = (other.emittingDirection, other.acceleration, other.isAffectedByGravity)
    (isLocal, particleLifeSpan, particleLifeSpanVariation) = (other.isLocal, other.particleLifeSpan, other.particleLifeSpanVariation)
    (particleVelocity, particleVelocityVariation) = (other.particleVelocity, other.particleVelocityVariation)
    (particleSize, particleSizeVariation, particleColor) = (other.particleSize, other.particleSizeVariation, other.particleColor)
    (particleColorVariation, particleImage, dampingFactor) = (other.particleColorVariation, other.particleImage, other.dampingFactor)
    (speedFactor, blendMode, propertyControllers) = (other.speedFactor, other.blendMode, other.propertyControllers)
  }
  /// Returns a system with the same values, without particles.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNParticleSystem()
    copy.take(self)
    return copy
  }
  /// Restarts the system without particles.
  open func reset() { (living, clock, owed, isWarm) = ([], 0, 0, false) }

  func advance(by seconds: TimeInterval, from node: SCNNode) {
    if !isWarm {
      isWarm = true
      for _ in 0..<Int(min(max(warmupDuration, 0), 20) * 30) { step(1 / 30, node) }
    }
    step(Float(seconds * Double(speedFactor)), node)
  }

  private func varied(_ value: CGFloat, _ variation: CGFloat) -> Float {
    Float(value) + (variation > 0 ? Float.random(in: -1...1, using: &random) * Float(variation) : 0)
  }

  private func step(_ time: Float, _ node: SCNNode) {
    guard time > 0 else { return }
    let damping = pow(max(1 - Float(dampingFactor), 0), time)
    for index in living.indices {
      living[index].age += time
      living[index].velocity += Vector(acceleration) * time
      if isAffectedByGravity { living[index].velocity.y -= 9.8 * time }
      living[index].velocity *= damping
      living[index].position += living[index].velocity * time
    }
    living.removeAll { $0.age >= $0.life }
    let cycle = Float(emissionDuration + idleDuration)
    let phase = loops && cycle > 0 ? clock.truncatingRemainder(dividingBy: cycle) : clock
    clock += time
    guard phase < Float(emissionDuration) else { return }
    owed += max(varied(birthRate, birthRateVariation), 0) * min(time, Float(emissionDuration) - phase)
    let space = isLocal ? place : node.worldSpace * place
    while owed >= 1 {
      owed -= 1
      if living.count < 2000 { living.append(born(space)) }
    }
  }

  private func born(_ space: Transform) -> Particle {
    var particle = Particle()
    var (position, normal) = (Vector.zero, Vector(0, 0, 1))
    if let mesh = emitterShape?.mesh, !mesh.positions.isEmpty {
      let index = Int.random(in: mesh.positions.indices, using: &random)
      (position, normal) = (mesh.positions[index], mesh.normals[index])
      if birthLocation == .volume { position *= Float.random(in: 0...1, using: &random) }
    }
    func direction() -> Vector {
      unit(Vector(.random(in: -1...1, using: &random), .random(in: -1...1, using: &random), .random(in: -1...1, using: &random)))
    }
    var way: Vector
    switch birthDirection {
    case .constant: way = unit(Vector(emittingDirection))
    case .surfaceNormal: way = normal
    case .random: way = direction()
    }
    if spreadingAngle > 0 {
      let tilt = Float(spreadingAngle) * .pi / 360 * Float.random(in: -1...1, using: &random)
      way = Placement(turn: Placement.turn(tilt, around: cross(way, direction()))).transform.direction(way)
    }
    particle.position = space.point(position)
    particle.velocity = unit(space.direction(way)) * varied(particleVelocity, particleVelocityVariation)
    particle.life = max(varied(particleLifeSpan, particleLifeSpanVariation), 0.01)
    particle.size = max(varied(particleSize, particleSizeVariation), 0)
    particle.color = Texture.color(particleColor)
    particle.color.w = min(max(particle.color.w + varied(0, CGFloat(particleColorVariation.w)), 0), 1)
    return particle
  }

  /// Returns the size and color of a particle at its age.
  func look(_ particle: Particle) -> (size: Float, color: SIMD4<Float>) {
    var (size, color) = (particle.size, particle.color)
    let share = particle.age / particle.life
    if let controller = propertyControllers?[.size], let value = controller.value(at: share, particle.age) { size *= value[0] }
    if let controller = propertyControllers?[.opacity], let value = controller.value(at: share, particle.age) { color.w *= value[0] }
    return (size, color)
  }
}

/// A change of a property over the lifetime of a particle.
nonisolated open class SCNParticlePropertyController: NSObject {
  /// The values over time, as an animation.
  open var animation: CAAnimation
  open var inputMode = SCNParticleInputMode.overLife
  /// The factor for the input. It is stored only.
  open var inputScale: CGFloat = 1
  /// The offset of the input. It is stored only.
  open var inputBias: CGFloat = 0
  /// The node whose distance is the input. It is stored only.
  open var inputOrigin: SCNNode?
  private lazy var track = MainActor.assumeIsolated { AnimationTrack.tracks(animation).first }
  /// Creates a change by an animation, whose key path is ignored.
  public init(animation: CAAnimation) {
    self.animation = animation
    super.init()
    MainActor.assumeIsolated {
      if let property = animation as? CAPropertyAnimation, property.keyPath == nil { property.keyPath = "opacity" }
    }
  }
  func value(at share: Float, _ age: Float) -> [Float]? {
    guard let track, let first = track.times.first else { return nil }
    let time = inputMode == .overLife ? Double(share) : Double(age) / max(track.duration, 1e-6)
    let values = track.values.compactMap { $0 }
    guard values.count == track.times.count, time > first else { return values.first }
    for index in 1..<values.count where time <= track.times[index] {
      let span = track.times[index] - track.times[index - 1]
      let part = span > 0 ? Float((time - track.times[index - 1]) / span) : 1
      return zip(values[index - 1], values[index]).map { $0 + ($1 - $0) * part }
    }
    return values.last
  }
}

/// The part of a shape from which particles are emitted.
public enum SCNParticleBirthLocation: Int, Sendable {
  /// The surface; the default.
  case surface
  case volume
  case vertex
}
public enum SCNParticleBirthDirection: Int, Sendable {
  case constant
  case surfaceNormal
  case random
}
public enum SCNParticleBlendMode: Int, Sendable {
  case additive
  case subtract
  case multiply
  case screen
  case alpha
  case replace
}
public enum SCNParticleOrientationMode: Int, Sendable {
  case billboardScreenAligned
  case billboardViewAligned
  case free
  /// Particles rotate around the y axis only.
  case billboardYAligned
}
public enum SCNParticleSortingMode: Int, Sendable {
  /// Any order; the default.
  case none
  /// Particles with a larger projected depth are drawn first.
  case projectedDepth
  /// More distant particles are drawn first.
  case distance
  case oldestFirst
  case youngestFirst
}
public enum SCNParticleInputMode: Int, Sendable {
  /// The age of the particle; the default.
  case overLife
  case overDistance
  case overOtherProperty
}

extension NodeArchive {
  func particles(_ place: Int) -> SCNParticleSystem? {
    guard className(place) == "SCNParticleSystem" else { return nil }
    let (values, system) = (fields(place), SCNParticleSystem())
    func set(_ key: String, _ path: ReferenceWritableKeyPath<SCNParticleSystem, CGFloat>) {
      if let number = number(values[key]) { system[keyPath: path] = number }
    }
    set("emissionDuration", \.emissionDuration)
    set("idleDuration", \.idleDuration)
    set("birthRate", \.birthRate)
    set("birthRateVariation", \.birthRateVariation)
    set("warmupDuration", \.warmupDuration)
    set("spreadingAngle", \.spreadingAngle)
    set("particleLifeSpan", \.particleLifeSpan)
    set("particleLifeSpanVariation", \.particleLifeSpanVariation)
    set("particleVelocity", \.particleVelocity)
    set("particleVelocityVariation", \.particleVelocityVariation)
    set("particleSize", \.particleSize)
    set("particleSizeVariation", \.particleSizeVariation)
    set("dampingFactor", \.dampingFactor)
    set("speedFactor", \.speedFactor)
    if let loops = flag(values["loops"]) { system.loops = loops }
    if let isLocal = flag(values["local"]) ?? flag(values["isLocal"]) { system.isLocal = isLocal }
    if let falls = flag(values["affectedByGravity"]) { system.isAffectedByGravity = falls }
    if let v = floats(values["acceleration"], 3) { system.acceleration = SCNVector3(v[0], v[1], v[2]) }
    if let v = floats(values["emittingDirection"], 3) { system.emittingDirection = SCNVector3(v[0], v[1], v[2]) }
    if let mode = integer(values["birthDirection"]).flatMap({ SCNParticleBirthDirection(rawValue: $0) }) { system.birthDirection = mode }
    if let mode = integer(values["birthLocation"]).flatMap({ SCNParticleBirthLocation(rawValue: $0) }) { system.birthLocation = mode }
    if let mode = integer(values["blendMode"]).flatMap({ SCNParticleBlendMode(rawValue: $0) }) { system.blendMode = mode }
    if let color = color(values["particleColor"]) { system.particleColor = color }
    if let path = text(values["particleImage"]), let file = SceneFile.neighbor(path, of: url) {
      system.particleImage = UIImage(contentsOfFile: file.path)
    }
    return system
  }
}
