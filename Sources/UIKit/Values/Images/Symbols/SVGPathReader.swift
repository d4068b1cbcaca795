import Foundation

/// Parses a path in SVG notation.
struct SVGPathReader {
  private let bytes: [UInt8]
  private var position = 0
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var lastControl: CGPoint?

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func read(into path: inout PathData) {
    var command: UInt8 = 0
    while true {
      skipSpace()
      guard position < bytes.count else { return }
      if bytes[position] >= UInt8(ascii: "A") {
        command = bytes[position]
        position += 1
      }
      guard run(command, &path) else { return }
      // Further pairs after a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private mutating func run(_ command: UInt8, _ path: inout PathData) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? current : .zero
    var control: CGPoint?
    switch Character(UnicodeScalar(command)).uppercased() {
    case "M":
      guard let point = point(origin) else { return false }
      path.move(to: point)
      (start, current) = (point, point)
    case "L":
      guard let point = point(origin) else { return false }
      path.line(to: point)
      current = point
    case "H":
      guard let x = number() else { return false }
      current.x = origin.x + x
      path.line(to: current)
    case "V":
      guard let y = number() else { return false }
      current.y = origin.y + y
      path.line(to: current)
    case "C":
      guard let first = point(origin), let second = point(origin), let end = point(origin) else { return false }
      path.cubic(to: end, control1: first, control2: second)
      control = second
      current = end
    case "S":
      guard let second = point(origin), let end = point(origin) else { return false }
      let first = lastControl.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
      path.cubic(to: end, control1: first, control2: second)
      control = second
      current = end
    case "Q":
      guard let middle = point(origin), let end = point(origin) else { return false }
      path.quad(to: end, control: middle)
      current = end
    case "A":
      guard let rx = number(), let ry = number(), let turn = number(), let large = number(), let sweep = number(),
        let end = point(origin)
      else { return false }
      addArc(to: end, radii: CGSize(width: rx, height: ry), turn: turn * .pi / 180, large: large != 0, sweep: sweep != 0, &path)
      current = end
    case "Z":
      path.close()
      current = start
    default:
      return false
    }
    lastControl = control
    return true
  }

  /// Converts the end points of an arc to its center and angles, as in SVG's appendix.
  private func addArc(to end: CGPoint, radii: CGSize, turn: CGFloat, large: Bool, sweep: Bool, _ path: inout PathData) {
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0, end != current else {
      path.line(to: end)
      return
    }
    let (cosine, sine) = (cos(turn), sin(turn))
    let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let above = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    let below = rx * rx * y * y + ry * ry * x * x
    let factor = (max(0, above / below)).squareRoot() * (large == sweep ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let from = atan2((y - cy) / ry, (x - cx) / rx)
    let to = atan2((-y - cy) / ry, (-x - cx) / rx)
    var span = to - from
    if sweep, span < 0 { span += 2 * .pi }
    if !sweep, span > 0 { span -= 2 * .pi }
    var arc = PathData()
    arc.addArc(center: .zero, radius: 1, startAngle: from, sweep: span)
    let center = CGPoint(
      x: cosine * cx - sine * cy + (current.x + end.x) / 2, y: sine * cx + cosine * cy + (current.y + end.y) / 2)
    arc.apply(
      CGAffineTransform(
        a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine, tx: center.x, ty: center.y))
    arc.forEach { element in
      if case .move = element { return }
      path.append(element)
    }
  }

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private mutating func number() -> CGFloat? {
    skipSpace()
    let first = position
    var hasPoint = false
    while position < bytes.count {
      let byte = bytes[position]
      let isSign = (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && position == first
      let isPoint = byte == UInt8(ascii: ".") && !hasPoint
      guard isSign || isPoint || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) else { break }
      if isPoint { hasPoint = true }
      position += 1
    }
    guard position > first else { return nil }
    return Double(String(decoding: bytes[first..<position], as: UTF8.self)).map { CGFloat($0) }
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 32 || bytes[position] == UInt8(ascii: ",") { position += 1 }
  }
}
