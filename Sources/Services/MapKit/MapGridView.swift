import UIKit

/// The ground of the map: a grid of latitude and longitude, because there are no map images, and the overlays.
final class MapGridView: UIView {
  var projection = MapProjection() { didSet { if projection != oldValue { setNeedsDisplay() } } }
  var isDark = false { didSet { setNeedsDisplay() } }
  var overlays: [MKOverlayRenderer] = [] { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    (isDark ? UIColor(white: 0.16, alpha: 1) : UIColor(red: 0.96, green: 0.95, blue: 0.92, alpha: 1)).setFill()
    UIRectFill(bounds)
    guard projection.size.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let ink = isDark ? UIColor(white: 0.5, alpha: 1) : UIColor(white: 0.45, alpha: 1)
    drawGrid(ink)
    for overlay in overlays {
      context.saveGState()
      context.setAlpha(overlay.alpha)
      overlay.draw(with: projection, in: context)
      context.restoreGState()
    }
  }

  private func drawGrid(_ ink: UIColor) {
    let rect = projection.rect
    let west = MKMapPoint(x: rect.minX, y: rect.midY).coordinate.longitude
    let degrees = 360 * rect.width / MKMapPoint.world
    guard degrees.isFinite, degrees > 0 else { return }
    let step = Self.step(degrees / max(2, Double(bounds.width) / 110))
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: ink]
    let lines = UIBezierPath()
    var longitude = (west / step).rounded(.up) * step
    while longitude < west + degrees {
      let x = projection.point(of: MKMapPoint(x: (longitude + 180) / 360 * MKMapPoint.world, y: rect.midY)).x.rounded() + 0.5
      lines.move(to: CGPoint(x: x, y: 0))
      lines.addLine(to: CGPoint(x: x, y: bounds.height))
      let value = (longitude + 540).truncatingRemainder(dividingBy: 360) - 180
      Self.text(value, step, "E", "W").draw(at: CGPoint(x: x + 3, y: bounds.height - 14), withAttributes: attributes)
      longitude += step
    }
    let south = max(-85, MKMapPoint(x: rect.midX, y: min(MKMapPoint.world, rect.maxY)).coordinate.latitude)
    let north = min(85, MKMapPoint(x: rect.midX, y: max(0, rect.minY)).coordinate.latitude)
    var latitude = (south / step).rounded(.up) * step
    while latitude <= north {
      let y = projection.point(of: MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0))).y.rounded() + 0.5
      lines.move(to: CGPoint(x: 0, y: y))
      lines.addLine(to: CGPoint(x: bounds.width, y: y))
      Self.text(latitude, step, "N", "S").draw(at: CGPoint(x: 3, y: y + 1), withAttributes: attributes)
      latitude += step
    }
    ink.withAlphaComponent(0.35).setStroke()
    lines.lineWidth = 1
    lines.stroke()
    let note = "Map images are not available on Linux"
    let size = note.size(withAttributes: attributes)
    note.draw(at: CGPoint(x: bounds.width - size.width - 6, y: 4), withAttributes: attributes)
  }

  /// Returns the next greater step of 1, 2, 5, 10 … degrees, or of their decimal fractions.
  private static func step(_ least: Double) -> Double {
    let power = pow(10, log10(least).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? 10 * power
  }

  private static func text(_ degrees: Double, _ step: Double, _ positive: String, _ negative: String) -> String {
    let digits = max(0, Int(-log10(step).rounded(.down)))
    return String(format: "%.\(digits)f° ", abs(degrees)) + (abs(degrees) < step / 2 ? "" : degrees > 0 ? positive : negative)
  }
}
