import Foundation

/// The face of a classic button: a dark rim, a body in its colour, and a lighter upper half that ends in a hard edge.
///
/// The red one is measured; other colours are shaded in the same proportions.
@MainActor struct GlossyFace {
  var frame: CGRect
  var color: UIColor
  var isPressed: Bool

  private typealias Shade = SIMD3<Double>

  var items: [LayerItem] {
    guard frame.width > 2, frame.height > 2 else { return [] }
    let body = shade
    let rim = body * 0.645
    var items = [
      CellArt.bar(frame, color: cgColor(rim), radius: 5),
      CellArt.bar(frame.insetBy(dx: 1, dy: 1), color: cgColor(isPressed ? body * 0.74 : body), radius: 4),
    ]
    guard !isPressed else { return items }
    // #ed8288 to #c83640 over #bd1421.
    let (low, high) = (mixed(body, 0.14), mixed(body, 0.57))
    let lines = Int((frame.height / 2 - 1.5).rounded(.down))
    for line in 0..<max(0, lines) {
      let part = lines > 1 ? Double(line) / Double(lines - 1) : 0
      let inset: CGFloat = line == 0 ? 3 : line == 1 ? 1 : 0
      items.append(
        CellArt.bar(
          CGRect(x: frame.minX + 1 + inset, y: frame.minY + 2 + CGFloat(line), width: frame.width - 2 - 2 * inset, height: 1),
          color: cgColor(high + (low - high) * part)))
    }
    return items
  }

  private var shade: Shade {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return Shade(Double(red), Double(green), Double(blue))
  }

  /// Towards white.
  private func mixed(_ shade: Shade, _ part: Double) -> Shade { shade + (Shade(1, 1, 1) - shade) * part }

  private func cgColor(_ shade: Shade) -> CGColor {
    CGColor(red: CGFloat(shade.x), green: CGFloat(shade.y), blue: CGFloat(shade.z), alpha: 1)
  }
}
