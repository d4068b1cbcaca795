/// The initial state of one particle, which determines its position at any age.
@MainActor struct Particle {
  let cell: CAEmitterCell
  let birth: Double
  let life: Double
  var x: Double
  var y: Double
  var z: Double
  var velocityX: Double
  var velocityY: Double
  var velocityZ: Double
  let accelerationX: Double
  let accelerationY: Double
  let accelerationZ: Double
  let scale: Double
  let scaleSpeed: Double
  let spin: Double
  let rotation: Double
  let color: [Double]
  let colorSpeed: [Double]
  /// The random numbers for the cells that the particle emits, and the number emitted of each cell.
  var random: ParticleRandom
  var emitted: [Double]

  /// The time after its end during which the particle still emits others.
  var afterlife: Double {
    var longest = 0.0
    for child in cell.emitterCells ?? [] where child.duration.isFinite && child.duration > 0 {
      longest = max(longest, child.beginTime + child.duration - life)
    }
    return longest
  }

  func position(at age: Double) -> (x: Double, y: Double, z: Double) {
    let half = age * age / 2
    return (
      x + velocityX * age + accelerationX * half, y + velocityY * age + accelerationY * half, z + velocityZ * age + accelerationZ * half
    )
  }

  func color(at age: Double) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    func part(_ index: Int) -> Double { min(max(color[index] + colorSpeed[index] * age, 0), 1) }
    return (part(0), part(1), part(2), part(3))
  }
}

/// Pseudorandom numbers derived from a seed: every run has the same particles.
struct ParticleRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 0x1234_5678_9abc_def1 }

  mutating func bits() -> UInt64 {
    state = state &+ 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns a pseudorandom number from 0 to 1.
  mutating func unit() -> Double { Double(bits() >> 11) * 0x1p-53 }

  /// Returns a value around another, from an interval of some width.
  mutating func around(_ value: Double, _ range: Double) -> Double { value + (unit() - 0.5) * range }
}
