extension RowGeometry {
  /// Turns points into the whole numbers that are added up, and back.
  enum Units {
    static let perPoint = 4096.0

    static func points(_ units: Int) -> Double {
      Double(units) / perPoint
    }

    /// Not a number and negative become zero; what is too tall for 32 bits, a million points, is cut to that.
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

  /// Whether a height means something: not negative, a number, finite.
  package static func isHeight(_ points: Double) -> Bool {
    points >= 0 && points.isFinite
  }
}
