import SpriteKit

/// Samples of a rectangle of noise.
nonisolated open class GKNoiseMap: NSObject {
  public final let size: vector_double2
  /// The corner of the rectangle with the smallest coordinates.
  public final let origin: vector_double2
  public final let sampleCount: vector_int2
  /// Whether opposite edges match, so that the map can be tiled.
  public final let isSeamless: Bool
  private final var values: [Float]
  private final let colors: [NSNumber: UIColor]

  private static let greatestCount: Int32 = 8192

  /// Creates a map of 100 by 100 samples of a square of size 1.
  public convenience init(_ noise: GKNoise) {
    self.init(noise, size: vector_double2(1, 1), origin: vector_double2(0, 0), sampleCount: vector_int2(100, 100), seamless: false)
  }

  public convenience override init() { self.init(GKNoise()) }

  /// Creates a map of a rectangle of the plane. Negative counts are 0.
  public init(_ noise: GKNoise, size: vector_double2, origin: vector_double2, sampleCount: vector_int2, seamless: Bool) {
    self.size = size
    self.origin = origin
    let count = vector_int2(min(max(0, sampleCount.x), Self.greatestCount), min(max(0, sampleCount.y), Self.greatestCount))
    self.sampleCount = count
    isSeamless = seamless
    colors = noise.gradientColors
    values = []
    values.reserveCapacity(Int(count.x) * Int(count.y))
    let step = vector_double2(size.x / Double(max(1, count.x)), size.y / Double(max(1, count.y)))
    func sample(_ x: Double, _ y: Double) -> Double { noise.field(SIMD3(origin.x + x, 0, origin.y + y)) }
    for row in 0..<Int(count.y) {
      for column in 0..<Int(count.x) {
        let (x, y) = (Double(column) * step.x, Double(row) * step.y)
        guard seamless, size.x != 0, size.y != 0 else {
          values.append(Float(sample(x, y)))
          continue
        }
        // The four corners of repeated rectangles are blended, so that opposite edges match.
        let (right, down) = (x / size.x, y / size.y)
        let upper = sample(x, y) * (1 - right) + sample(x - size.x, y) * right
        let lower = sample(x, y - size.y) * (1 - right) + sample(x - size.x, y - size.y) * right
        values.append(Float(upper * (1 - down) + lower * down))
      }
    }
    super.init()
  }

  private func index(_ position: vector_int2) -> Int? {
    guard position.x >= 0, position.y >= 0, position.x < sampleCount.x, position.y < sampleCount.y else { return nil }
    return Int(position.y) * Int(sampleCount.x) + Int(position.x)
  }

  /// Returns a sample; 0 outside of the map.
  open func value(at position: vector_int2) -> Float { index(position).map { values[$0] } ?? 0 }

  /// Returns an interpolated value; outside of the map, that of the nearest sample.
  open func interpolatedValue(at position: vector_float2) -> Float {
    guard sampleCount.x > 0, sampleCount.y > 0, position.x.isFinite, position.y.isFinite else { return 0 }
    let x = min(max(0, position.x), Float(sampleCount.x - 1))
    let y = min(max(0, position.y), Float(sampleCount.y - 1))
    let (left, top) = (Int32(x), Int32(y))
    let (right, bottom) = (min(left + 1, sampleCount.x - 1), min(top + 1, sampleCount.y - 1))
    let (across, down) = (x - Float(left), y - Float(top))
    let upper = value(at: [left, top]) * (1 - across) + value(at: [right, top]) * across
    let lower = value(at: [left, bottom]) * (1 - across) + value(at: [right, bottom]) * across
    return upper * (1 - down) + lower * down
  }

  open func setValue(_ value: Float, at position: vector_int2) {
    if let index = index(position) { values[index] = value }
  }

  /// The colors of the samples, four bytes each, from the noise's gradient.
  final var pixels: Data {
    let stops = colors.map { stop in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      stop.value.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return (stop.key.floatValue, SIMD4<Float>(Float(red), Float(green), Float(blue), Float(alpha)))
    }.sorted { $0.0 < $1.0 }
    var data = Data(capacity: values.count * 4)
    for value in values {
      let color = Self.color(of: value, stops)
      for part in 0..<4 { data.append(UInt8(min(255, max(0, (color[part] * 255).rounded())))) }
    }
    return data
  }

  private static func color(of value: Float, _ stops: [(Float, SIMD4<Float>)]) -> SIMD4<Float> {
    guard let first = stops.first, let last = stops.last else { return SIMD4(0, 0, 0, 1) }
    guard value > first.0 else { return first.1 }
    guard let next = stops.firstIndex(where: { $0.0 >= value }), next > 0 else { return last.1 }
    let (low, high) = (stops[next - 1], stops[next])
    return low.1 + (high.1 - low.1) * ((value - low.0) / (high.0 - low.0))
  }
}

extension SKTexture {
  public convenience init(noiseMap: GKNoiseMap) {
    self.init(data: noiseMap.pixels, size: CGSize(width: Int(noiseMap.sampleCount.x), height: Int(noiseMap.sampleCount.y)), flipped: false)
  }
}
