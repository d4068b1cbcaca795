import Foundation

/// Draws the glossy face of a design in a color.
@MainActor struct SwipeActionFace {
  var look: UIDesign.GlossyFace
  var frame: CGRect
  var color: UIColor
  var isPressed: Bool

  var items: [LayerItem] {
    let rim = look.rimWidth
    guard frame.width > 2 * rim, frame.height > 2 * rim else { return [] }
    var items = [
      CellArt.bar(frame, color: shade(look.rim), radius: look.cornerRadius),
      CellArt.bar(
        frame.insetBy(dx: rim, dy: rim), color: shade(isPressed ? look.pressed : .init(share: 1)), radius: max(0, look.cornerRadius - rim)),
    ]
    guard !isPressed else { return items }
    let (high, low) = look.gloss
    let lines = Int((frame.height / 2 - 1.5).rounded(.down))
    for line in 0..<max(0, lines) {
      let part = lines > 1 ? CGFloat(line) / CGFloat(lines - 1) : 0
      let inset: CGFloat = line == 0 ? 1.5 : line == 1 ? 0.5 : 0
      let mixed = UIDesign.GlossyFace.Shade(
        share: high.share + (low.share - high.share) * part, light: high.light + (low.light - high.light) * part)
      items.append(bar(2 + CGFloat(line), inset: 1 + inset, mixed))
    }
    items.append(bar(0, inset: 4, look.upperLines.first))
    items.append(bar(1, inset: 3, look.upperLines.second))
    items.append(bar(frame.height - 1, inset: 4, look.lowerLine))
    return items
  }

  private func bar(_ y: CGFloat, inset: CGFloat, _ shade: UIDesign.GlossyFace.Shade) -> LayerItem {
    CellArt.bar(
      CGRect(x: frame.minX + inset, y: frame.minY + y, width: frame.width - 2 * inset, height: 1), color: self.shade(shade))
  }

  private func shade(_ shade: UIDesign.GlossyFace.Shade) -> CGColor {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    func part(_ value: CGFloat) -> CGFloat { min(1, value * shade.share + shade.light) }
    return CGColor(red: part(red), green: part(green), blue: part(blue), alpha: 1)
  }
}
