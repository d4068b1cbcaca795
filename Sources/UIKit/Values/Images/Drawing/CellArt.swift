import Foundation

/// The drawings used by cells, as layer items. They need no bitmap.
@MainActor package enum CellArt {
  package static func color(_ hex: UInt32, alpha: CGFloat = 1) -> CGColor {
    CGColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: alpha)
  }

  /// Returns a chevron that points to the trailing side; `weight` is the width of its strokes.
  package static func chevron(in box: CGRect, weight: CGFloat, color: CGColor, pointsLeft: Bool = false) -> LayerItem {
    let half = weight / CGFloat(2).squareRoot()
    let middle = box.midY
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: box.minX, y: box.minY + half), CGPoint(x: box.minX + half, y: box.minY), CGPoint(x: box.maxX, y: middle),
      CGPoint(x: box.minX + half, y: box.maxY), CGPoint(x: box.minX, y: box.maxY - half),
      CGPoint(x: box.maxX - 2 * half, y: middle),
    ])
    path.closeSubpath()
    guard pointsLeft else { return .path(path, fill: color, stroke: nil, lineWidth: 0) }
    var flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0)
    return .path(path.copy(using: &flip) ?? path, fill: color, stroke: nil, lineWidth: 0)
  }

  package static func checkmark(in box: CGRect, weight: CGFloat, color: CGColor) -> LayerItem {
    let path = CGMutablePath()
    let inset = weight / 2
    path.addLines(between: [
      CGPoint(x: box.minX + inset, y: box.minY + box.height * 0.58),
      CGPoint(x: box.minX + box.width * 0.36, y: box.maxY - inset),
      CGPoint(x: box.maxX - inset, y: box.minY + inset),
    ])
    return .path(path, fill: nil, stroke: color, lineWidth: weight)
  }

  package static func disc(in box: CGRect, fill: CGColor?, stroke: CGColor? = nil, lineWidth: CGFloat = 0) -> LayerItem {
    .path(
      CGPath(ellipseIn: box.insetBy(dx: lineWidth / 2, dy: lineWidth / 2), transform: nil), fill: fill, stroke: stroke, lineWidth: lineWidth
    )
  }

  package static func bar(_ frame: CGRect, color: CGColor, radius: CGFloat = 0) -> LayerItem { .fill(frame, color, cornerRadius: radius) }

  /// Returns a circled i.
  package static func info(in box: CGRect, color: CGColor) -> [LayerItem] {
    let unit = box.width / 22
    let middle = box.midX
    return [
      disc(in: box, fill: nil, stroke: color, lineWidth: unit),
      disc(in: CGRect(x: middle - 1.5 * unit, y: box.minY + 5 * unit, width: 3 * unit, height: 3 * unit), fill: color),
      bar(CGRect(x: middle - 1 * unit, y: box.minY + 9.5 * unit, width: 2 * unit, height: 7.5 * unit), color: color),
      bar(CGRect(x: middle - 2.5 * unit, y: box.minY + 9.5 * unit, width: 2.5 * unit, height: 1.2 * unit), color: color),
      bar(CGRect(x: middle - 3 * unit, y: box.minY + 16 * unit, width: 6 * unit, height: 1.2 * unit), color: color),
    ]
  }
}
