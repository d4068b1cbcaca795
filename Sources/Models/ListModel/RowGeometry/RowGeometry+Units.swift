extension RowGeometry {
  /// Converts points to the integers used for sums, and back.
  enum Units {
    static let perPoint = 4096.0

    static func points(_ units: Int) -> Double {
      Double(units) / perPoint
    }

    /// NaN and negative heights become zero; heights that exceed 32 bits, a million points, are limited.
    @inline(__always)
    static func height(_ points: Double) -> UInt32 {
      let scaled = points * perPoint + 0.5
      guard scaled > 0 else { return 0 }
      return scaled < 4_294_967_295 ? UInt32(scaled) : .max
    }

    static func units(_ points: Double) -> Int {
      Int(height(points))
    }

    static func offset(_ points: Double) -> Int {
      let scaled = points * perPoint
      guard scaled > -9e15 else { return .min / 1024 }
      guard scaled < 9e15 else { return .max / 1024 }
      let truncated = Int(scaled)
      return Double(truncated) > scaled ? truncated - 1 : truncated
    }
  }

  /// Returns whether a height is valid: nonnegative and finite.
  package static func isHeight(_ points: Double) -> Bool {
    points >= 0 && points.isFinite
  }
}
