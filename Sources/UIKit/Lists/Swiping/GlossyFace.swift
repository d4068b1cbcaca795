import Foundation

/// The face of a classic button: a dark rim, a colored body, and a lighter upper half with a hard edge.
///
/// The red face was measured; other colors use the same proportions.
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
    let (low, high) = (body * 0.864 + 0.144, body * 0.633 + 0.46)
    let lines = Int((frame.height / 2 - 1.5).rounded(.down))
    for line in 0..<max(0, lines) {
      let part = lines > 1 ? Double(line) / Double(lines - 1) : 0
      let inset: CGFloat = line == 0 ? 1.5 : line == 1 ? 0.5 : 0
      items.append(bar(2 + CGFloat(line), inset: 1 + inset, high + (low - high) * part))
    }
    // #5b3436 and #c76f74 at the upper edge, #93101a at the lower.
    items.append(bar(0, inset: 4, body * 0.231 + 0.186))
    items.append(bar(1, inset: 3, body * 0.521 + 0.3945))
    items.append(bar(frame.height - 1, inset: 4, body * 0.78))
    return items
  }

  private var shade: Shade {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return Shade(Double(red), Double(green), Double(blue))
  }

  private func bar(_ y: CGFloat, inset: CGFloat, _ shade: Shade) -> LayerItem {
    CellArt.bar(
      CGRect(x: frame.minX + inset, y: frame.minY + y, width: frame.width - 2 * inset, height: 1), color: cgColor(shade))
  }

  private func cgColor(_ shade: Shade) -> CGColor {
    CGColor(red: CGFloat(min(1, shade.x)), green: CGFloat(min(1, shade.y)), blue: CGFloat(min(1, shade.z)), alpha: 1)
  }
}
