import Foundation

extension UIBezierPath {
  private struct Archive: Codable {
    var kinds: [Int32] = []
    var points: [CGPoint] = []
    var lineWidth: CGFloat
    var lineCap: Int32
    var lineJoin: Int32
    var miterLimit: CGFloat
    var flatness: CGFloat
    var usesEvenOddFillRule: Bool
    var dashLengths: [CGFloat]
    var dashPhase: CGFloat
  }

  func encodeState(with coder: NSCoder) {
    let archive = Archive(
      kinds: data.kinds.map { $0.rawValue }, points: data.points, lineWidth: lineWidth, lineCap: lineCapStyle.rawValue,
      lineJoin: lineJoinStyle.rawValue, miterLimit: miterLimit, flatness: flatness, usesEvenOddFillRule: usesEvenOddFillRule,
      dashLengths: dash.lengths, dashPhase: dash.phase)
    guard let bytes = try? JSONEncoder().encode(archive) else { return }
    coder.encode(bytes as NSData, forKey: "UIBezierPathArchive")
  }

  func decode(from coder: NSCoder) -> Bool {
    guard let bytes = coder.decodeObject(of: NSData.self, forKey: "UIBezierPathArchive") as Data?,
      let archive = try? JSONDecoder().decode(Archive.self, from: bytes)
    else { return false }
    var points = archive.points[...]
    var read = PathData()
    for raw in archive.kinds {
      guard let kind = CGPathElementType(rawValue: raw) else { return false }
      switch kind {
      case .moveToPoint:
        guard let point = points.popFirst() else { return false }
        read.move(to: point)
      case .addLineToPoint:
        guard let point = points.popFirst() else { return false }
        read.line(to: point)
      case .addQuadCurveToPoint:
        guard let control = points.popFirst(), let point = points.popFirst() else { return false }
        read.quad(to: point, control: control)
      case .addCurveToPoint:
        guard let control1 = points.popFirst(), let control2 = points.popFirst(), let point = points.popFirst() else { return false }
        read.cubic(to: point, control1: control1, control2: control2)
      case .closeSubpath:
        read.close()
      }
    }
    data = read
    lineWidth = archive.lineWidth
    lineCapStyle = CGLineCap(rawValue: archive.lineCap) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: archive.lineJoin) ?? .miter
    miterLimit = archive.miterLimit
    flatness = archive.flatness
    usesEvenOddFillRule = archive.usesEvenOddFillRule
    dash = (archive.dashLengths, archive.dashPhase)
    return true
  }
}
