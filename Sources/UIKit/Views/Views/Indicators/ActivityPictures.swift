import CoreGraphics

/// The images of an activity indicator's rotation, drawn once for each look.
@MainActor enum ActivityPictures {
  private struct Look: Hashable {
    let diameter: CGFloat
    let spokes: Int
    let color: CGColor
    let scale: CGFloat
  }

  private static var known: [Look: [CGImage]] = [:]

  static func pictures(diameter: CGFloat, spokes: Int, color: CGColor, scale: CGFloat) -> [CGImage] {
    let look = Look(diameter: diameter, spokes: spokes, color: color, scale: scale)
    if let pictures = known[look] { return pictures }
    let pictures = (0..<spokes).compactMap { draw(look, step: $0) }
    if known.count > 16 { known = [:] }
    known[look] = pictures
    return pictures
  }

  private static func draw(_ look: Look, step: Int) -> CGImage? {
    let size = CGSize(width: look.diameter, height: look.diameter)
    UIGraphicsBeginImageContextWithOptions(size, false, look.scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.translateBy(x: look.diameter / 2, y: look.diameter / 2)
    context.setLineCap(.round)
    let width = look.diameter * (look.spokes > 8 ? 0.09 : 0.12)
    context.setLineWidth(width)
    let outer = look.diameter / 2 - width / 2
    let inner = outer * (look.spokes > 8 ? 0.55 : 0.5)
    for spoke in 0..<look.spokes {
      // The darkest spoke leads; those behind it fade.
      let behind = (step - spoke + look.spokes) % look.spokes
      let alpha = max(0.25, 1 - CGFloat(behind) / CGFloat(look.spokes) * 1.2)
      context.setStrokeColor(look.color.copy(alpha: look.color.alpha * alpha) ?? look.color)
      let angle = CGFloat(spoke) / CGFloat(look.spokes) * 2 * .pi - .pi / 2
      context.move(to: CGPoint(x: inner * cos(angle), y: inner * sin(angle)))
      context.addLine(to: CGPoint(x: outer * cos(angle), y: outer * sin(angle)))
      context.strokePath()
    }
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }
}
