/// The space after each character that gives Inter the widths of the iOS system font, as a fraction of the size.
///
/// Measured from the frames of single-line labels and buttons in documents of Interface Builder, which are widths of that font
/// (`Scripts/text-widths`).
enum SystemTracking {
  static func fraction(_ description: FontDescription) -> Double {
    value(at: description.size, in: bySize) + value(at: description.weight, in: byWeight)
  }

  /// Inter's display cut, from 20 points on, is tighter than that of iOS.
  private static let bySize: [(Double, Double)] = [
    (6, 0.04), (9, 0.0189), (10, 0.0115), (11, 0.0045), (12, -0.001), (13, -0.0066), (14, -0.009), (15, -0.0167), (16, -0.0206),
    (17, -0.026), (18, -0.0245), (19, -0.0237), (FontFiles.displaySize.nextDown, -0.023), (FontFiles.displaySize, 0.0225), (22, 0.015),
    (24, 0.012),
  ]
  private static let byWeight: [(Double, Double)] = [(0, 0), (0.23, 0.0035), (0.3, 0.008), (0.4, 0.015)]

  /// Interpolates between the points of a table; beyond its ends are the values there.
  private static func value(at x: Double, in table: [(Double, Double)]) -> Double {
    guard let next = table.firstIndex(where: { $0.0 >= x }) else { return table[table.count - 1].1 }
    guard next > 0 else { return table[0].1 }
    let (low, high) = (table[next - 1], table[next])
    return low.1 + (high.1 - low.1) * (x - low.0) / (high.0 - low.0)
  }
}
