import UIKit

@preconcurrency @MainActor open class SKEmitterNode: SKNode {
  /// The image of a particle; nil for a small disc.
  open var particleTexture: SKTexture?
  /// The size of a particle; zero, the default, for that of its texture.
  open var particleSize = CGSize.zero
  /// The blending of particles with the pixels behind. The default is alpha blending.
  open var particleBlendMode = SKBlendMode.alpha
  /// The order in which particles are drawn. The default is oldest last.
  open var particleRenderOrder = SKParticleRenderOrder.oldestLast
  /// The number of particles per second. The default is 0.
  open var particleBirthRate: CGFloat = 0
  /// The total number of particles; 0, the default, for no limit.
  open var numParticlesToEmit = 0 { didSet { emitted = 0 } }
  open var particleLifetime: CGFloat = 1
  open var particleLifetimeRange: CGFloat = 0
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  /// The z position of particles. The default is 0.
  open var particleZPosition: CGFloat = 0
  /// The direction of emission in radians. The default is 0.
  open var emissionAngle: CGFloat = 0
  /// The range of emission directions in radians. The default is 0.
  open var emissionAngleRange: CGFloat = 0
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  /// The initial opacity of particles. The default is 1.
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  /// The change of opacity per second.
  open var particleAlphaSpeed: CGFloat = 0
  /// The opacity over the lifetime of a particle.
  open var particleAlphaSequence: SKKeyframeSequence?
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var particleScaleSpeed: CGFloat = 0
  /// The scale over the lifetime of a particle.
  open var particleScaleSequence: SKKeyframeSequence?
  /// The initial rotation of particles in radians.
  open var particleRotation: CGFloat = 0
  /// The range of initial rotations in radians.
  open var particleRotationRange: CGFloat = 0
  /// The change of the rotation per second, in radians.
  open var particleRotationSpeed: CGFloat = 0
  open var particleColor = UIColor.clear
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorBlendFactorRange: CGFloat = 0
  /// The change of the color blend factor per second.
  open var particleColorBlendFactorSpeed: CGFloat = 0
  /// The blend factor over the lifetime of a particle.
  open var particleColorBlendFactorSequence: SKKeyframeSequence?
  /// The color over the lifetime of a particle.
  open var particleColorSequence: SKKeyframeSequence?
  open var particleColorRedRange: CGFloat = 0
  open var particleColorGreenRange: CGFloat = 0
  open var particleColorBlueRange: CGFloat = 0
  open var particleColorAlphaRange: CGFloat = 0
  /// The change of the red component per second.
  open var particleColorRedSpeed: CGFloat = 0
  /// The change of the green component per second.
  open var particleColorGreenSpeed: CGFloat = 0
  /// The change of the blue component per second.
  open var particleColorBlueSpeed: CGFloat = 0
  /// The change of the alpha component per second.
  open var particleColorAlphaSpeed: CGFloat = 0
  /// The node in whose coordinates emitted particles move; nil, the default, for the emitter.
  open weak var targetNode: SKNode?
  /// The categories of fields that affect particles. It is stored only.
  open var fieldBitMask: UInt32 = 0

  private struct Particle {
    var (x, y, dx, dy): (CGFloat, CGFloat, CGFloat, CGFloat)
    var age: CGFloat = 0
    var life: CGFloat
    var (alpha, scale, rotation, blend): (CGFloat, CGFloat, CGFloat, CGFloat)
    var color: UIColor.Components
  }
  private var particles: [Particle] = []
  private var owed: CGFloat = 0
  private var emitted = 0
  private var random = ParticleRandom()

  /// Advances the particles by a time, in seconds.
  open func advanceSimulationTime(_ sec: TimeInterval) {
    var left = sec
    while left > 0 {
      advance(by: min(left, 1.0 / 30))
      left -= 1.0 / 30
    }
  }
  /// Removes all particles and restarts the emission.
  open func resetSimulation() { (particles, owed, emitted) = ([], 0, 0) }

  var particleCount: Int { particles.count }

  override func advance(by seconds: TimeInterval) {
    let dt = CGFloat(seconds)
    guard dt > 0 else { return }
    for index in particles.indices {
      particles[index].age += dt
      particles[index].dx += xAcceleration * dt
      particles[index].dy += yAcceleration * dt
      particles[index].x += particles[index].dx * dt
      particles[index].y += particles[index].dy * dt
      particles[index].alpha += particleAlphaSpeed * dt
      particles[index].scale += particleScaleSpeed * dt
      particles[index].rotation += particleRotationSpeed * dt
      particles[index].blend += particleColorBlendFactorSpeed * dt
      particles[index].color.red += particleColorRedSpeed * dt
      particles[index].color.green += particleColorGreenSpeed * dt
      particles[index].color.blue += particleColorBlueSpeed * dt
      particles[index].color.alpha += particleColorAlphaSpeed * dt
    }
    particles.removeAll { $0.age >= $0.life }
    owed += particleBirthRate * dt
    while owed >= 1 {
      owed -= 1
      if numParticlesToEmit > 0, emitted >= numParticlesToEmit { continue }
      emitted += 1
      particles.append(born())
    }
  }

  private func born() -> Particle {
    func around(_ value: CGFloat, _ range: CGFloat) -> CGFloat { value + range * (random.next() - 0.5) }
    let angle = around(emissionAngle, emissionAngleRange)
    let speed = around(particleSpeed, particleSpeedRange)
    var start = CGPoint(x: around(particlePosition.x, particlePositionRange.dx), y: around(particlePosition.y, particlePositionRange.dy))
    var way = CGPoint(x: cos(angle) * speed, y: sin(angle) * speed)
    if let targetNode {
      let origin = targetNode.convert(start, from: self)
      let end = targetNode.convert(CGPoint(x: start.x + way.x, y: start.y + way.y), from: self)
      (start, way) = (origin, CGPoint(x: end.x - origin.x, y: end.y - origin.y))
    }
    var color = particleColor.components
    color.red = around(color.red, particleColorRedRange)
    color.green = around(color.green, particleColorGreenRange)
    color.blue = around(color.blue, particleColorBlueRange)
    color.alpha = around(color.alpha, particleColorAlphaRange)
    return Particle(
      x: start.x, y: start.y, dx: way.x, dy: way.y, life: max(around(particleLifetime, particleLifetimeRange), 0.01),
      alpha: around(particleAlpha, particleAlphaRange), scale: around(particleScale, particleScaleRange),
      rotation: around(particleRotation, particleRotationRange), blend: around(particleColorBlendFactor, particleColorBlendFactorRange),
      color: color)
  }

  override func draw(in renderer: SceneRenderer, _ place: SceneRenderer.Place) {
    guard !particles.isEmpty else { return }
    let texture = particleTexture ?? Self.disc
    let size = particleSize == .zero ? texture.size() : particleSize
    var outer = place
    outer.height += particleZPosition
    if let targetNode { outer.transform = targetNode.convertTransform(to: self).concatenating(place.transform) }
    for particle in particleRenderOrder == .oldestFirst ? particles.reversed() : particles {
      let share = particle.age / particle.life
      func over(_ sequence: SKKeyframeSequence?, _ value: CGFloat) -> CGFloat {
        sequence.flatMap { SKKeyframeSequence.number($0.sample(atTime: share)) } ?? value
      }
      var color = (particleColorSequence?.sample(atTime: share) as? UIColor)?.components ?? particle.color
      let alpha =
        over(particleAlphaSequence, particle.alpha)
        * (particleColorSequence == nil && particle.color.alpha == 0 ? 1 : min(max(color.alpha, 0), 1))
      let scale = over(particleScaleSequence, particle.scale)
      guard alpha > 0.004, scale > 0 else { continue }
      // The number of tints is limited, because each tinted image is cached.
      func step(_ value: CGFloat) -> CGFloat { (min(max(value, 0), 1) * 12).rounded() / 12 }
      let blend = over(particleColorBlendFactorSequence, particle.blend)
      (color.red, color.green, color.blue, color.alpha) = (step(color.red), step(color.green), step(color.blue), step(blend))
      var sprite = SceneRenderer.Sprite()
      (sprite.size, sprite.image) = (size, texture.image(tinted: color) ?? texture.cgImage())
      let own = CGAffineTransform(translationX: particle.x, y: particle.y).rotated(by: particle.rotation).scaledBy(x: scale, y: scale)
      renderer.add(
        sprite, for: self,
        SceneRenderer.Place(transform: own.concatenating(outer.transform), alpha: outer.alpha * min(alpha, 1), height: outer.height))
    }
  }

  private static let disc: SKTexture = SKTexture(
    image: UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    })
}

extension SKNode {
  func convertTransform(to node: SKNode) -> CGAffineTransform { rootTransform.concatenating(node.rootTransform.inverted()) }
}

/// Random numbers from 0 to 1 that are the same in each run, so that images can be compared.
struct ParticleRandom {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  mutating func next() -> CGFloat {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return CGFloat(state >> 11) / CGFloat(1 << 53)
  }
}
