import UIKit
import simd

/// A noise field, which can be transformed and combined with others. A seed does not result in the values of iOS.
nonisolated open class GKNoise: NSObject {
  typealias Field = (SIMD3<Double>) -> Double
  private(set) final var field: Field

  /// The colors of values from -1 to 1, for textures; black and white by default.
  open var gradientColors: [NSNumber: UIColor] = [-1: .black, 1: .white]

  public override init() {
    field = { _ in 0 }
    super.init()
  }

  public init(_ noiseSource: GKNoiseSource) {
    field = { noiseSource.value($0) }
    super.init()
  }

  public convenience init(_ noiseSource: GKNoiseSource, gradientColors: [NSNumber: UIColor]) {
    self.init(noiseSource)
    self.gradientColors = gradientColors
  }

  /// Creates a field that selects one of the components at each point: the selection's range from -1 to 1 is divided evenly.
  public convenience init(componentNoises noises: [GKNoise], selectionNoise: GKNoise) {
    let boundaries = (1..<max(1, noises.count)).map { NSNumber(value: -1 + 2 * Double($0) / Double(noises.count)) }
    self.init(
      componentNoises: noises, selectionNoise: selectionNoise, componentBoundaries: boundaries,
      boundaryBlendDistances: boundaries.map { _ in 0 })
  }

  /// Creates a field that selects one of the components at each point: a boundary is the value of the selection that separates two
  /// components, which are blended within the blend distance.
  public convenience init(
    componentNoises noises: [GKNoise], selectionNoise: GKNoise, componentBoundaries: [NSNumber], boundaryBlendDistances: [NSNumber]
  ) {
    self.init()
    guard !noises.isEmpty else { return }
    let fields = noises.map(\.field)
    let selection = selectionNoise.field
    let limits = zip(componentBoundaries, boundaryBlendDistances).prefix(noises.count - 1).map { ($0.doubleValue, abs($1.doubleValue)) }
    gradientColors = noises[0].gradientColors
    field = { point in
      let chosen = selection(point)
      var value = fields[0](point)
      for (index, limit) in limits.enumerated() {
        let share = limit.1 == 0 ? (chosen < limit.0 ? 0 : 1) : min(1, max(0, (chosen - limit.0 + limit.1) / (2 * limit.1)))
        if share > 0 { value += (fields[index + 1](point) - value) * share }
      }
      return value
    }
  }

  open func value(atPosition position: vector_float2) -> Float {
    Float(field(SIMD3(Double(position.x), 0, Double(position.y))))
  }

  private func change(_ function: @escaping (Double) -> Double) {
    let old = field
    field = { function(old($0)) }
  }

  private func combine(_ other: GKNoise, _ function: @escaping (Double, Double) -> Double) {
    let (old, second) = (field, other.field)
    field = { function(old($0), second($0)) }
  }

  private func transform(_ function: @escaping (SIMD3<Double>) -> SIMD3<Double>) {
    let old = field
    field = { old(function($0)) }
  }

  // MARK: Values

  open func applyAbsoluteValue() { change { abs($0) } }
  open func clamp(lowerBound: Double, upperBound: Double) {
    change { min(max($0, min(lowerBound, upperBound)), max(lowerBound, upperBound)) }
  }
  /// Raises the values to a power; the sign is kept.
  open func raiseToPower(_ power: Double) { change { Self.power($0, power) } }
  open func invert() { change { -$0 } }
  /// Maps values with a piecewise linear curve, given as a dictionary of values and their results.
  open func remapValuesToCurve(controlPoints: [NSNumber: NSNumber]) {
    let points = controlPoints.map { ($0.key.doubleValue, $0.value.doubleValue) }.sorted { $0.0 < $1.0 }
    guard let first = points.first, let last = points.last else { return }
    change { value in
      guard value > first.0 else { return first.1 }
      guard let next = points.firstIndex(where: { $0.0 >= value }), next > 0 else { return last.1 }
      let (low, high) = (points[next - 1], points[next])
      return low.1 + (high.1 - low.1) * (value - low.0) / (high.0 - low.0)
    }
  }
  /// Maps values to terraces: between two peaks they rise slowly first and steeply at the end, or the reverse if inverted.
  open func remapValuesToTerraces(peaks: [NSNumber], terracesInverted inverted: Bool) {
    let levels = peaks.map(\.doubleValue).sorted()
    guard let first = levels.first, let last = levels.last else { return }
    change { value in
      guard value > first else { return first }
      guard let next = levels.firstIndex(where: { $0 >= value }), next > 0 else { return last }
      let (low, high) = (levels[next - 1], levels[next])
      let share = (value - low) / (high - low)
      return low + (high - low) * (inverted ? 1 - (1 - share) * (1 - share) : share * share)
    }
  }

  // MARK: Places

  /// Displaces points randomly.
  open func applyTurbulence(frequency: Double, power: Double, roughness: Int32, seed: Int32) {
    let sources = (0..<3).map { index in
      GKPerlinNoiseSource(frequency: frequency, octaveCount: Int(max(1, roughness)), seed: seed &+ Int32(index) &* 101)
    }
    transform { point in
      // The offsets differ, so that the sources do not share lattice points.
      let shifts = sources.enumerated().map { $1.value(point + SIMD3(repeating: 0.19 + Double($0) * 0.27)) }
      return point + SIMD3(shifts[0], shifts[1], shifts[2]) * power
    }
  }
  /// Displaces points along the axes by the values of other fields.
  open func displaceXWithNoise(_ x: GKNoise, yWithNoise y: GKNoise, zWithNoise z: GKNoise) {
    let fields = (x.field, y.field, z.field)
    transform { $0 + SIMD3(fields.0($0), fields.1($0), fields.2($0)) }
  }
  open func move(by delta: vector_double3) { transform { $0 - delta } }
  open func scale(by factor: vector_double3) {
    guard factor.x != 0, factor.y != 0, factor.z != 0 else { return }
    transform { $0 / factor }
  }
  /// Rotates the field about the axes, in radians.
  open func rotate(by radians: vector_double3) {
    transform { point in
      let x = Self.rotated(SIMD2(point.y, point.z), -radians.x)
      let y = Self.rotated(SIMD2(x.y, point.x), -radians.y)
      let z = Self.rotated(SIMD2(y.y, x.x), -radians.z)
      return SIMD3(z.x, z.y, y.x)
    }
  }

  private static func rotated(_ point: SIMD2<Double>, _ angle: Double) -> SIMD2<Double> {
    SIMD2(point.x * cos(angle) - point.y * sin(angle), point.x * sin(angle) + point.y * cos(angle))
  }

  // MARK: Combinations

  open func add(_ noise: GKNoise) { combine(noise) { $0 + $1 } }
  open func multiply(_ noise: GKNoise) { combine(noise) { $0 * $1 } }
  /// Replaces values by the minimum of both fields.
  open func minimum(_ noise: GKNoise) { combine(noise) { min($0, $1) } }
  /// Replaces values by the maximum of both fields.
  open func maximum(_ noise: GKNoise) { combine(noise) { max($0, $1) } }
  /// Raises the values to the powers of another field; the sign is kept.
  open func raiseToPower(_ noise: GKNoise) { combine(noise) { Self.power($0, $1) } }

  private static func power(_ value: Double, _ power: Double) -> Double {
    value < 0 ? -pow(-value, power) : pow(value, power)
  }
}
