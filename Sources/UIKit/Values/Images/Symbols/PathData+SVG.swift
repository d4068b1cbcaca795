import Foundation

extension PathData {
  /// Creates a path from SVG notation: M, L, H, V, C, S, Q, A and Z, and their relative forms. Parsing ends at unknown syntax.
  init(svg text: String) {
    self.init()
    var reader = SVGPathReader(text)
    reader.read(into: &self)
  }

  init(of parts: PathData...) {
    self.init()
    for part in parts { append(part) }
  }

  func moved(_ x: CGFloat, _ y: CGFloat) -> PathData { applying(CGAffineTransform(translationX: x, y: y)) }

  /// The path mirrored horizontally.
  var mirrored: PathData { applying(CGAffineTransform(scaleX: -1, y: 1)) }

  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> PathData {
    var path = PathData()
    path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    return path
  }

  static func rounded(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> PathData {
    var path = PathData()
    path.addRoundedRect(CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius)
    return path
  }

  /// Returns an arc in degrees, clockwise from three o'clock.
  static func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from: CGFloat, to: CGFloat) -> PathData {
    var path = PathData()
    path.addArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: from * .pi / 180, sweep: (to - from) * .pi / 180)
    return path
  }
}
