/// Numbers that depend only on a lattice point and a seed.
enum LatticeHash {
  static func hash(_ x: Int, _ y: Int, _ z: Int, _ seed: Int32) -> UInt64 {
    var mixed = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ UInt64(bitPattern: Int64(y))) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 29) ^ UInt64(bitPattern: Int64(z))) &* 0x94D0_49BB_1331_11EB
    mixed = (mixed ^ (mixed >> 31) ^ UInt64(bitPattern: Int64(seed))) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ (mixed >> 32)
  }

  /// Returns a number from -1 to 1.
  static func value(_ x: Int, _ y: Int, _ z: Int, _ seed: Int32) -> Double {
    Double(hash(x, y, z, seed) >> 11) / Double(1 << 52) - 1
  }
}

/// Smooth noise of one frequency: each lattice point has a random gradient, and values between them are interpolated.
enum GradientNoise {
  private static let gradients: [SIMD3<Double>] = [
    [1, 1, 0], [-1, 1, 0], [1, -1, 0], [-1, -1, 0], [1, 0, 1], [-1, 0, 1], [1, 0, -1], [-1, 0, -1], [0, 1, 1], [0, -1, 1], [0, 1, -1],
    [0, -1, -1],
  ]

  /// Returns a value from -1 to 1, which is 0 at the lattice points.
  static func value(_ point: SIMD3<Double>, _ seed: Int32) -> Double {
    guard let cell = LatticeCell(point) else { return 0 }
    let fade = cell.rest * cell.rest * cell.rest * (cell.rest * (cell.rest * 6 - 15) + 10)
    var sum = 0.0
    for corner in 0..<8 {
      let (dx, dy, dz) = (corner & 1, corner >> 1 & 1, corner >> 2)
      let hash = LatticeHash.hash(cell.x &+ dx, cell.y &+ dy, cell.z &+ dz, seed)
      let distance = cell.rest - SIMD3(Double(dx), Double(dy), Double(dz))
      let weight = (dx == 1 ? fade.x : 1 - fade.x) * (dy == 1 ? fade.y : 1 - fade.y) * (dz == 1 ? fade.z : 1 - fade.z)
      sum += (gradients[Int(hash % 12)] * distance).sum() * weight
    }
    return min(1, max(-1, sum))
  }
}

/// The lattice point at or before a point, and the distance from it.
struct LatticeCell {
  let x: Int
  let y: Int
  let z: Int
  let rest: SIMD3<Double>

  /// Creates the cell; nil for coordinates that are not finite, or too large to have a next lattice point.
  init?(_ point: SIMD3<Double>) {
    let low = point.rounded(.down)
    let limit = Double(1 << 52)
    guard abs(low.x) < limit, abs(low.y) < limit, abs(low.z) < limit else { return nil }
    (x, y, z, rest) = (Int(low.x), Int(low.y), Int(low.z), point - low)
  }
}
