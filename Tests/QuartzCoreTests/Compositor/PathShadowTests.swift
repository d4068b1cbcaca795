import CoreGraphics
import Testing
import TrestleExpectations
import TrestleTrials

@testable import QuartzCore

@MainActor
@Suite(.serialized)
struct PathShadowTests {
  /// Returns an outline with an arrow at its upper edge, as a popover has.
  private func outline(_ rect: CGRect, arrow: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + 10))
    path.addLine(to: CGPoint(x: rect.minX + arrow - 8, y: rect.minY + 10))
    path.addQuadCurve(to: CGPoint(x: rect.minX + arrow + 8, y: rect.minY + 10), control: CGPoint(x: rect.minX + arrow, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + 10))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    return path
  }

  private func paths(_ rect: CGRect) -> [CGPath] {
    let several = CGMutablePath()
    several.addRect(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 3, height: rect.height))
    several.addRect(CGRect(x: rect.minX + rect.width / 2, y: rect.minY + 3, width: rect.width / 2, height: rect.height / 2))
    return [
      CGPath(rect: rect, transform: nil), CGPath(roundedRect: rect, cornerWidth: 13, cornerHeight: 9, transform: nil),
      CGPath(ellipseIn: rect, transform: nil), outline(rect, arrow: 40.5), outline(rect, arrow: 200), several,
    ]
  }

  @Test("A shortened path's shadow has the bits of the whole path's, for all edges")
  func shortened() {
    let masks = ShapeMasks()
    var shortened = 0
    for origin in [20.0, 20.3, 20.5] {
      for path in paths(CGRect(x: origin, y: origin / 2 + 15, width: 300.25, height: 260)) {
        for sigma in [0.0, 2, 6] {
          let reach = BoxBlur.reach(sigma: sigma)
          let whole = StretchedPath(path.data, width: 360, height: 320, reach: 1000)
          let short = StretchedPath(path.data, width: 360, height: 320, reach: reach)
          expect(whole.columns.middle == 0 && whole.rows.middle == 0)
          if short.columns.middle > 0 && short.rows.middle > 0 { shortened += 1 }
          let pictures = [whole, short].map { path in
            let picture = PixelBuffer(width: 360, height: 320, format: .color)
            picture.clear()
            let mask = masks.shadow(path, sigma: sigma)
            mask?.blend(picture.bounds, clip: picture.bounds, PixelColor(argb: 0xFF00_0000), on: Canvas(picture))
            return (0..<360 * 320).map { picture.data.load(fromByteOffset: $0 * 4, as: UInt32.self) }
          }
          let isSame = pictures[0] == pictures[1]
          expect(isSame, "\(path.data) blurred by \(sigma)")
          let hasInside = pictures[0].contains(0xFF00_0000)
          expect(hasInside)
        }
      }
    }
    // All except the ellipses.
    expect(shortened, equals: 3 * 3 * 5)
  }

  @Test("A shadow is rasterized once while its layer moves, fades and grows")
  func rasterizedOnce() {
    let stage = Stage(400, 300)
    let layer = stage.add(CGRect(x: 10, y: 20, width: 200, height: 200), .white)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 4
    layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    stage.frame()
    expect(stage.renderer.work.shadows, equals: 1)
    for step in 1...20 {
      stage.change {
        layer.position.x += 3.5
        layer.shadowOpacity = 0.5 - Float(step) / 50
        layer.bounds.size.width += 2
        layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
      }
      stage.frame()
      expect(stage.differences(), equals: 0)
    }
    expect(stage.renderer.work.shadows, equals: 1)
  }
}
