import CoreGraphics
import Foundation
import Testing
import TrestleExpectations

@Suite("CGContext") struct CGContextTests {
  @Test("DR A context that its user makes has its origin at the bottom left; UIKit's at the top left")
  func origins() throws {
    let own = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    expect(own.ctm.isIdentity)
    own.setFillColor(.red)
    own.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    expect(own.pixel(0, 9) == .red && own.pixel(0, 7) == .clear)
    let given = makeContext(10, 10, scale: 2)
    expect(given.ctm, equals: CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 10))
    given.setFillColor(.red)
    given.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(given.pixel(1, 1) == .red && given.pixel(2, 2) == .clear)
    expect(given.convertToDeviceSpace(CGPoint(x: 1, y: 1)), equals: CGPoint(x: 2, y: 8))
  }

  @Test("DR Impossible sizes and formats return nil")
  func impossible() {
    let rgb = CGColorSpaceCreateDeviceRGB()
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    func make(_ width: Int, _ height: Int, bits: Int = 8, row: Int = 0, _ info: UInt32) -> CGContext? {
      CGContext(data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: rgb, bitmapInfo: info)
    }
    expect(make(0, 10, info) == nil)
    expect(make(10, -1, info) == nil)
    expect(make(Int.max, 2, info) == nil)
    expect(make(40_000, 1, info) == nil)
    expect(make(30_000, 30_000, info) == nil)
    expect(make(10, 10, row: 39, info) == nil)
    expect(make(10, 10, row: .max, info) == nil)
    expect(make(10, 10, bits: 5, info) == nil)
    expect(make(10, 10, CGImageAlphaInfo.last.rawValue) == nil)
    expect(make(10, 10, CGImageAlphaInfo.none.rawValue) == nil)
    expect(make(10, 10, info) != nil)
    expect(Bitmap(width: -1, height: 3) == nil)
  }

  @Test("DR The caller's memory is drawn into, for all byte orders")
  func foreignMemory() throws {
    var pixel: [UInt8] = [0, 0, 0, 0]
    try pixel.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    expect(pixel, equals: [255, 128, 0, 255])
    var grays = [UInt8](repeating: 7, count: 8)
    try grays.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceGray(),
          bitmapInfo: CGImageAlphaInfo.none.rawValue))
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      expect(context.makeImage()?.pixel(0, 1), equals: .white)
      expect(context.makeImage()?.pixel(0, 0), equals: Pixel(7, 7, 7))
    }
    expect(grays, equals: [7, 7, 7, 7, 255, 255, 7, 7])
  }

  @Test("DR Coverage of a shape between pixels is its area in each")
  func coverage() {
    let context = makeContext()
    context.setFillColor(.black)
    context.fill(CGRect(x: 2.25, y: 3.5, width: 4, height: 2))
    expect(abs(context.coveredArea - 8), below: 0.05)
    expect(abs(context.pixel(2, 3).alpha - Int(255 * 0.75 * 0.5)), atMost: 1)
    expect(context.pixel(4, 4).alpha, equals: 255)
    expect(abs(context.pixel(6, 5).alpha - Int(255 * 0.25 * 0.5)), atMost: 1)
    let hard = makeContext()
    hard.setShouldAntialias(false)
    hard.fill(CGRect(x: 2.25, y: 3.6, width: 4, height: 2))
    for y in 0..<20 { for x in 0..<20 { expect([0, 255].contains(hard.pixel(x, y).alpha)) } }
  }

  @Test("DR Circles have the area π r², fills and clips alike, by both rules")
  func circles() {
    for clips in [false, true] {
      let context = makeContext(64, 64)
      context.addEllipse(in: CGRect(x: 4, y: 4, width: 56, height: 56))
      context.addEllipse(in: CGRect(x: 18, y: 18, width: 28, height: 28))
      if clips {
        context.clip(using: .evenOdd)
        context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
      } else {
        context.fillPath(using: .evenOdd)
      }
      expect(abs(context.coveredArea - Double.pi * (28 * 28 - 14 * 14)), below: 4)
      expect(context.pixel(32, 32), equals: .clear)
      expect(context.pixel(32, 10), equals: .black)
    }
  }

  @Test("DR Strokes: width, caps, dashes, and a width that follows the transform")
  func strokes() {
    func area(_ setUp: (CGContext) -> Void) -> Double {
      let context = makeContext(60, 60)
      context.setLineWidth(4)
      setUp(context)
      context.move(to: CGPoint(x: 10, y: 30))
      context.addLine(to: CGPoint(x: 50, y: 30))
      context.strokePath()
      return context.coveredArea
    }
    expect(abs(area { _ in } - 160), below: 0.5)
    expect(abs(area { $0.setLineCap(.square) } - 176), below: 0.5)
    expect(abs(area { $0.setLineCap(.round) } - (160 + Double.pi * 4)), below: 0.7)
    expect(abs(area { $0.setLineDash(phase: 0, lengths: [6, 4]) } - 24 * 4), below: 0.5)
    expect(abs(area { $0.setLineDash(phase: 0, lengths: [-1, 4]) } - 160), below: 0.5)
    expect(abs(area { $0.setLineDash(phase: 0, lengths: [0, 0]) } - 160), below: 0.5)
    let scaled = makeContext(60, 60)
    scaled.setLineWidth(2)
    scaled.scaleBy(x: 1, y: 3)
    scaled.move(to: CGPoint(x: 10, y: 10))
    scaled.addLine(to: CGPoint(x: 50, y: 10))
    scaled.strokePath()
    expect(abs(scaled.coveredArea - 40 * 6), below: 0.5)
    let replaced = makeContext(60, 60)
    replaced.setLineWidth(4)
    replaced.move(to: CGPoint(x: 10, y: 30))
    replaced.addLine(to: CGPoint(x: 50, y: 30))
    replaced.replacePathWithStrokedPath()
    expect(replaced.boundingBoxOfPath, equals: CGRect(x: 10, y: 28, width: 40, height: 4))
  }

  @Test("DR Saved state is restored; restoring too often has no effect")
  func savedState() {
    let context = makeContext()
    context.restoreGState()
    context.setFillColor(.red)
    context.saveGState()
    context.setFillColor(.blue)
    context.setAlpha(0.5)
    context.translateBy(x: 10, y: 10)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    expect(context.pixel(0, 0) == .red && context.pixel(19, 19) == .red)
  }

  @Test("DR A transform that flattens the plane hides drawing until the state is restored")
  func flatTransform() {
    let context = makeContext()
    context.setFillColor(.red)
    for flat in [CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)] {
      context.saveGState()
      context.concatenate(flat)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      expect(context.pixel(5, 5), equals: .clear)
    }
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    expect(context.pixel(5, 5), equals: .red)
  }

  @Test("DR Rectangles without end fill the whole of the clip")
  func infiniteRects() {
    for rect in [CGRect.infinite, CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)] {
      let context = makeContext()
      context.setFillColor(.red)
      context.fill(rect)
      expect(context.pixel(0, 0) == .red && context.pixel(19, 19) == .red)
    }
    let context = makeContext()
    context.fill(.null)
    context.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    context.fill(CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 5))
    context.setFillColor(.red)
    context.fill(CGRect(x: 10, y: 10, width: -5, height: -5))
    expect(context.pixel(7, 7) == .red && context.pixel(11, 11) == .clear)
  }

  @Test("DR A shadow that is farther away than any bitmap does not change its caster")
  func farShadow() {
    for offset in [CGSize(width: 1e300, height: 0), CGSize(width: 0, height: -40_000), CGSize(width: CGFloat.nan, height: 0)] {
      let context = makeContext()
      context.setShadow(offset: offset, blur: 2, color: .blue)
      let gradient = CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.red] as CFArray, locations: nil)!
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
      expect(context.pixel(10, 10), equals: .red)
      context.draw(context.makeImage()!, in: CGRect(x: -1e308, y: 0, width: 1.5e308, height: 20))
    }
  }

  @Test("DR Clearing a rectangle through a soft clip keeps the pixels outside")
  func clearingThroughMask() {
    let context = makeContext()
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    let cover = makeContext()
    cover.setFillColor(.blue)
    cover.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: cover.makeImage()!)
    context.setAlpha(0.5)
    context.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
    context.resetClip()
    // The mask's top is at the maximum y.
    expect(context.pixel(5, 15) == .clear && context.pixel(15, 15) == .red)
    expect(context.pixel(5, 5) == .red && context.pixel(15, 5) == .red)
  }

  @Test("DR A pattern's phase that is no number does not end all drawing")
  func wildPatternPhase() {
    let tile = makeContext(2, 2)
    tile.setFillColor(.blue)
    tile.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let context = makeContext()
    context.setPatternPhase(CGSize(width: CGFloat.nan, height: 0))
    context.setFillColor(CGColor(pattern: PatternTile(image: tile.makeImage()!, scale: 1), alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    context.setFillColor(.red)
    context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
    expect(context.pixel(5, 5) == .blue && context.pixel(15, 5) == .red)
  }

  @Test("DR Transparency layers fade overlapping content once, as a group")
  func transparencyLayer() {
    let context = makeContext()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.saveGState()
    context.setFillColor(.blue)
    context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
    context.endTransparencyLayer()
    expect(context.pixel(2, 2).isNear(Pixel(128, 0, 0, 128), by: 1))
    expect(context.pixel(7, 2).isNear(Pixel(0, 0, 128, 128), by: 1))
    // Outside the layer the previous state applies again.
    expect(context.alpha, equals: 0.5)
    context.endTransparencyLayer()
    context.beginTransparencyLayer(in: CGRect(x: 0, y: 10, width: 4, height: 4), auxiliaryInfo: nil)
    context.setFillColor(.green)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.endTransparencyLayer()
    expect(context.pixel(3, 13).isNear(Pixel(0, 128, 0, 128), by: 1))
    expect(context.pixel(5, 13), equals: .clear)
    context.restoreGState()
    context.fill(CGRect(x: 19, y: 19, width: 1, height: 1))
    expect(context.pixel(19, 19).alpha, equals: 128)
  }

  @Test("DR A shadow has the offset and color that were set, and its edge is the error function")
  func shadows() {
    let sharp = makeContext(40, 40)
    sharp.setShadow(offset: CGSize(width: 10, height: 5), blur: 0, color: .blue)
    sharp.setFillColor(.red)
    sharp.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    expect(sharp.pixel(6, 6) == .red && sharp.pixel(20, 12) == .blue && sharp.pixel(24, 19) == .blue && sharp.pixel(26, 12) == .clear)
    // In a context whose y points up, the offset points up too.
    let up = CGContext(
      data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)!
    up.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .blue)
    up.rotate(by: 0)
    up.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    expect(up.pixel(7, 20), equals: .blue)
    for sigma in [1.5, 3.0, 6.0] {
      let soft = makeContext(120, 120)
      soft.setShadow(offset: CGSize(width: 200, height: 0), blur: sigma * 2, color: .black)
      soft.clip(to: CGRect(x: 0, y: 0, width: 120, height: 120))
      soft.fill(CGRect(x: -200, y: -60, width: 260, height: 240))
      // The caster ends at 60 and its shadow, 200 further, fills the bitmap; the visible edge is that of its left side.
      let left = makeContext(120, 120)
      left.setShadow(offset: CGSize(width: -200, height: 0), blur: sigma * 2, color: .black)
      left.fill(CGRect(x: 260, y: -60, width: 200, height: 240))
      for x in stride(from: 40, to: 80, by: 3) {
        let expected = 255 * 0.5 * (1 + erf((Double(x) + 0.5 - 60) / sigma / 2.0.squareRoot()))
        expect(abs(Double(left.pixel(x, 60).alpha) - expected) < 6, "sigma \(sigma) at \(x): \(left.pixel(x, 60).alpha), not \(expected)")
      }
    }
  }

  @Test("DR Path questions: current point, bounds, containment, and the path itself")
  func pathQuestions() {
    let context = makeContext()
    expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
    context.addLine(to: CGPoint(x: 4, y: 4))
    expect(context.isPathEmpty)
    context.move(to: CGPoint(x: 2, y: 2))
    context.addLine(to: CGPoint(x: 10, y: 2))
    context.addArc(center: CGPoint(x: 10, y: 6), radius: 4, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: false)
    context.addLine(to: CGPoint(x: 2, y: 10))
    context.closePath()
    expect(abs(context.boundingBoxOfPath.maxX - 14), below: 0.01)
    expect(context.pathContains(CGPoint(x: 13, y: 6), mode: .fill))
    expect(!context.pathContains(CGPoint(x: 13.9, y: 3), mode: .fill))
    context.setLineWidth(2)
    expect(context.pathContains(CGPoint(x: 2.5, y: 6), mode: .stroke))
    expect(!context.pathContains(CGPoint(x: 6, y: 6), mode: .stroke))
    let path = context.path
    context.beginPath()
    expect(context.isPathEmpty)
    expect(path?.contains(CGPoint(x: 6, y: 6)), equals: true)
    // Changes of the transform do not affect the existing path.
    context.move(to: CGPoint(x: 1, y: 1))
    context.translateBy(x: 5, y: 5)
    expect(context.currentPointOfPath, equals: CGPoint(x: -4, y: -4))
  }
}
