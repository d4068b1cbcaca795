import simd

/// A function of a point that defines a ``GKNoise``. Its values are from -1 to 1.
nonisolated open class GKNoiseSource: NSObject {
  public override init() { super.init() }

  func value(_ point: SIMD3<Double>) -> Double { 0 }
}

/// Noise that is the sum of octaves, each with a higher frequency.
nonisolated open class GKCoherentNoiseSource: GKNoiseSource {
  /// The number of lattice points per unit. The default is 1.
  open var frequency = 1.0
  open var octaveCount = 6
  /// The factor between the frequencies of successive octaves. The default is 2.
  open var lacunarity = 2.0
  /// The seed of the random values. The default is 0.
  open var seed: Int32 = 0

  init(_ frequency: Double, _ octaveCount: Int, _ lacunarity: Double, _ seed: Int32) {
    (self.frequency, self.octaveCount, self.lacunarity, self.seed) = (frequency, octaveCount, lacunarity, seed)
    super.init()
  }

  /// Returns the sum of the octaves: `shape` of each octave's noise times its amplitude.
  final func sum(_ point: SIMD3<Double>, _ persistence: Double, _ shape: (Double) -> Double) -> Double {
    var (sum, amplitude) = (0.0, 1.0)
    var place = point * frequency
    for octave in 0..<max(0, min(octaveCount, 32)) {
      sum += shape(GradientNoise.value(place, seed &+ Int32(octave))) * amplitude
      place *= lacunarity
      amplitude *= persistence
    }
    return sum
  }
}

/// Perlin noise: smooth hills.
nonisolated open class GKPerlinNoiseSource: GKCoherentNoiseSource {
  /// The factor between the amplitudes of successive octaves. The default is 0.5.
  open var persistence = 0.5

  public init(
    frequency: Double = 1, octaveCount: Int = 6, persistence: Double = 0.5, lacunarity: Double = 2, seed: Int32 = 0
  ) {
    self.persistence = persistence
    super.init(frequency, octaveCount, lacunarity, seed)
  }

  override func value(_ point: SIMD3<Double>) -> Double { sum(point, persistence) { $0 } }
}

/// Noise with round hills and sharp valleys, similar to clouds.
nonisolated open class GKBillowNoiseSource: GKCoherentNoiseSource {
  /// The factor between the amplitudes of successive octaves. The default is 0.5.
  open var persistence = 0.5

  public init(
    frequency: Double = 1, octaveCount: Int = 6, persistence: Double = 0.5, lacunarity: Double = 2, seed: Int32 = 0
  ) {
    self.persistence = persistence
    super.init(frequency, octaveCount, lacunarity, seed)
  }

  override func value(_ point: SIMD3<Double>) -> Double { sum(point, persistence) { 2 * abs($0) - 1 } }
}

/// Noise with sharp ridges, similar to mountains.
nonisolated open class GKRidgedNoiseSource: GKCoherentNoiseSource {
  public init(frequency: Double = 1, octaveCount: Int = 6, lacunarity: Double = 2, seed: Int32 = 0) {
    super.init(frequency, octaveCount, lacunarity, seed)
  }

  override func value(_ point: SIMD3<Double>) -> Double {
    sum(point, 0.5) { (1 - abs($0)) * (1 - abs($0)) } * 1.25 - 1
  }
}

/// Cells around random points.
nonisolated open class GKVoronoiNoiseSource: GKNoiseSource {
  /// The number of cells per unit. The default is 1.
  open var frequency = 1.0
  /// The range of the random value that each cell has.
  open var displacement = 1.0
  /// Whether the distance from the cell's point is added. The default is false.
  open var isDistanceEnabled = false
  /// The seed of the random values. The default is 0.
  open var seed: Int32 = 0

  public init(frequency: Double = 1, displacement: Double = 1, distanceEnabled: Bool = false, seed: Int32 = 0) {
    (self.frequency, self.displacement, isDistanceEnabled, self.seed) = (frequency, displacement, distanceEnabled, seed)
    super.init()
  }

  override func value(_ point: SIMD3<Double>) -> Double {
    guard let cell = LatticeCell(point * frequency) else { return 0 }
    var (nearest, found) = (Double.infinity, (cell.x, cell.y, cell.z))
    for x in cell.x - 1...cell.x + 1 {
      for y in cell.y - 1...cell.y + 1 {
        for z in cell.z - 1...cell.z + 1 {
          let center = SIMD3(
            Double(x - cell.x) + LatticeHash.value(x, y, z, seed) / 2 + 0.5,
            Double(y - cell.y) + LatticeHash.value(x, y, z, seed &+ 1) / 2 + 0.5,
            Double(z - cell.z) + LatticeHash.value(x, y, z, seed &+ 2) / 2 + 0.5)
          let offset = center - cell.rest
          let distance = (offset * offset).sum()
          if distance < nearest { (nearest, found) = (distance, (x, y, z)) }
        }
      }
    }
    let base = isDistanceEnabled ? nearest.squareRoot() * 3.0.squareRoot() - 1 : 0
    return base + displacement * LatticeHash.value(found.0, found.1, found.2, seed &+ 3)
  }
}

/// The same value everywhere.
nonisolated open class GKConstantNoiseSource: GKNoiseSource {
  open var value = 0.0
  public init(value: Double) {
    self.value = value
    super.init()
  }
  override func value(_ point: SIMD3<Double>) -> Double { value }
}

/// Concentric cylinders around the y axis.
nonisolated open class GKCylindersNoiseSource: GKNoiseSource {
  /// The number of cylinders per unit. The default is 1.
  open var frequency = 1.0
  public init(frequency: Double) {
    self.frequency = frequency
    super.init()
  }
  override func value(_ point: SIMD3<Double>) -> Double {
    Self.shell((point.x * point.x + point.z * point.z).squareRoot() * frequency)
  }

  /// Returns 1 on a shell and -1 halfway between two shells.
  static func shell(_ distance: Double) -> Double {
    let rest = distance - distance.rounded(.down)
    return 1 - min(rest, 1 - rest) * 4
  }
}

nonisolated open class GKSpheresNoiseSource: GKNoiseSource {
  /// The number of spheres per unit. The default is 1.
  open var frequency = 1.0
  public init(frequency: Double) {
    self.frequency = frequency
    super.init()
  }
  override func value(_ point: SIMD3<Double>) -> Double {
    GKCylindersNoiseSource.shell((point * point).sum().squareRoot() * frequency)
  }
}

/// Alternating squares of -1 and 1.
nonisolated open class GKCheckerboardNoiseSource: GKNoiseSource {
  open var squareSize = 1.0
  public init(squareSize: Double) {
    self.squareSize = squareSize
    super.init()
  }
  override func value(_ point: SIMD3<Double>) -> Double {
    guard squareSize != 0, let cell = LatticeCell(point / squareSize) else { return -1 }
    return (cell.x ^ cell.y ^ cell.z) & 1 == 0 ? -1 : 1
  }
}
