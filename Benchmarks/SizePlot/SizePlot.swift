import UIKit

/// Plots the cost of each scenario against the number of rows: SizePlot LINES.jsonl PICTURE.png
@main @MainActor struct SizePlot {
  private static let colors: [UIColor] = [.systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple, .systemTeal]
  private static let size = CGSize(width: 720, height: 420)
  private static let frame = CGRect(x: 70, y: 20, width: 480, height: 340)
  /// Powers of ten of rows and of milliseconds.
  private static let rows = 3.0...7.0
  private static let costs = -2.0...4.0

  static func main() {
    guard CommandLine.arguments.count == 3, let lines = try? String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8) else {
      FileHandle.standardError.write(Data("usage: SizePlot LINES.jsonl PICTURE.png\n".utf8))
      exit(2)
    }
    let curves = medians(of: lines)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.white.setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
      drawGrid()
      for (index, curve) in curves.enumerated() { draw(curve, in: colors[index % colors.count], at: index) }
    }
    do {
      try picture.pngData()?.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
    } catch {
      FileHandle.standardError.write(Data("SizePlot: \(error.localizedDescription)\n".utf8))
      exit(1)
    }
  }

  private struct Curve {
    var name: String
    var points: [(rows: Double, cost: Double)]
  }

  private static func medians(of lines: String) -> [Curve] {
    var names: [String] = []
    var costs: [String: [Double: [Double]]] = [:]
    for line in lines.split(separator: "\n") {
      guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let name = object["scenario"] as? String,
        let rows = object["rows"] as? NSNumber, let cost = object["frame_ms_p50"] as? NSNumber
      else { continue }
      if costs[name] == nil { names.append(name) }
      costs[name, default: [:]][rows.doubleValue, default: []].append(cost.doubleValue)
    }
    return names.map { name in
      let points = costs[name]!.map { ($0.key, $0.value.sorted()[$0.value.count / 2]) }.sorted { $0.0 < $1.0 }
      return Curve(name: name, points: points)
    }
  }

  private static func place(_ rows: Double, _ cost: Double) -> CGPoint {
    let across = (log10(rows) - self.rows.lowerBound) / (self.rows.upperBound - self.rows.lowerBound)
    let up = (log10(max(cost, 1e-3)) - costs.lowerBound) / (costs.upperBound - costs.lowerBound)
    return CGPoint(x: frame.minX + frame.width * across, y: frame.maxY - frame.height * up)
  }

  private static func drawGrid() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.darkGray]
    UIColor(white: 0.85, alpha: 1).setStroke()
    for power in stride(from: rows.lowerBound, through: rows.upperBound, by: 1) {
      let foot = place(pow(10, power), pow(10, costs.lowerBound))
      line(from: foot, to: CGPoint(x: foot.x, y: frame.minY))
      ("1e\(Int(power)) rows" as NSString).draw(at: CGPoint(x: foot.x - 24, y: frame.maxY + 8), withAttributes: attributes)
    }
    for power in stride(from: costs.lowerBound, through: costs.upperBound, by: 1) {
      let start = place(pow(10, rows.lowerBound), pow(10, power))
      line(from: start, to: CGPoint(x: frame.maxX, y: start.y))
      let text = power < 0 ? (power < -1 ? "0.01 ms" : "0.1 ms") : "\(Int(pow(10, power))) ms"
      (text as NSString).draw(at: CGPoint(x: 8, y: start.y - 8), withAttributes: attributes)
    }
  }

  private static func line(from start: CGPoint, to end: CGPoint) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    path.stroke()
  }

  private static func draw(_ curve: Curve, in color: UIColor, at index: Int) {
    color.set()
    let path = UIBezierPath()
    path.lineWidth = 2
    for (number, point) in curve.points.enumerated() {
      let place = place(point.rows, point.cost)
      if number == 0 { path.move(to: place) } else { path.addLine(to: place) }
      UIBezierPath(ovalIn: CGRect(x: place.x - 3, y: place.y - 3, width: 6, height: 6)).fill()
    }
    path.stroke()
    let key = CGRect(x: frame.maxX + 16, y: frame.minY + CGFloat(index) * 22, width: 14, height: 4)
    UIRectFill(key)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.black]
    (curve.name as NSString).draw(at: CGPoint(x: key.maxX + 8, y: key.midY - 9), withAttributes: attributes)
  }
}
