import CoreGraphics
import Foundation
import Testing

@Suite("Drawing sheet") struct DrawingSheetTests {
  /// The hash of the sheet with Debian 12's libraries.
  private static let stored: UInt64 = 8_236_023_902_927_111_904

  @Test("DR A sheet of strokes, shadows, gradients and blend modes looks as stored")
  func sheet() throws {
    let context = makeContext(900, 700)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 900, height: 700))
    drawStrokes(context)
    drawShadows(context)
    drawGradients(context)
    drawBlends(context)
    let image = try #require(context.makeImage())
    let hash = hash(image)
    guard hash != Self.stored else { return }
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(".build/snapshot-failures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try #require(image.pngData()).write(to: folder.appendingPathComponent("drawing.png"))
    Issue.record("the hash is \(hash); see \(folder.path)/drawing.png")
  }

  /// Returns the FNV hash of all pixels.
  private func hash(_ image: CGImage) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for y in 0..<image.height {
      let row = (image.data + y * image.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<image.width { hash = (hash ^ UInt64(row[x])) &* 0x100_0000_01b3 }
    }
    return hash
  }

  private func drawStrokes(_ context: CGContext) {
    for (column, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
      for (row, cap) in [CGLineCap.butt, .round, .square].enumerated() {
        let path = CGMutablePath()
        let (x, y) = (CGFloat(20 + column * 100), CGFloat(20 + row * 60))
        path.move(to: CGPoint(x: x, y: y + 35))
        path.addLine(to: CGPoint(x: x + 25, y: y))
        path.addLine(to: CGPoint(x: x + 40, y: y + 35))
        path.addCurve(to: CGPoint(x: x + 75, y: y), control1: CGPoint(x: x + 60, y: y + 60), control2: CGPoint(x: x + 45, y: y))
        let outline = path.copy(strokingWithWidth: 12, lineCap: cap, lineJoin: join, miterLimit: 10)
        context.setFillColor(CGColor(red: 0.8, green: 0.85, blue: 1, alpha: 1))
        context.addPath(outline)
        context.fillPath()
        context.setStrokeColor(.blue)
        context.addPath(outline)
        context.strokePath()
        context.setStrokeColor(.red)
        context.addPath(path.copy(dashingWithPhase: 0, lengths: [6, 3]))
        context.strokePath()
      }
    }
  }

  private func drawShadows(_ context: CGContext) {
    for (index, blur) in ([0, 4, 12, 30] as [CGFloat]).enumerated() {
      context.saveGState()
      context.setShadow(offset: CGSize(width: 4, height: 6), blur: blur)
      context.setFillColor(CGColor(red: 1, green: 0.8, blue: 0.3, alpha: 1))
      let rect = CGRect(x: 340 + CGFloat(index) * 140, y: 30, width: 90, height: 60)
      context.addPath(CGPath(roundedRect: rect, cornerWidth: 12, cornerHeight: 12, transform: nil))
      context.fillPath()
      context.setStrokeColor(.red)
      context.setLineWidth(5)
      context.strokeEllipse(in: rect.offsetBy(dx: 0, dy: 90).insetBy(dx: 5, dy: 0))
      context.restoreGState()
    }
  }

  private func drawGradients(_ context: CGContext) {
    let colors = [CGColor.red, CGColor(red: 1, green: 1, blue: 0, alpha: 1), CGColor.blue]
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.3, 1]) else { return }
    for (index, options) in [[], [.drawsBeforeStartLocation, .drawsAfterEndLocation]].enumerated()
      as EnumeratedSequence<[CGGradientDrawingOptions]>
    {
      context.saveGState()
      context.clip(to: CGRect(x: 20 + CGFloat(index) * 220, y: 220, width: 200, height: 140))
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 60 + CGFloat(index) * 220, y: 240), end: CGPoint(x: 180 + CGFloat(index) * 220, y: 340),
        options: options)
      context.restoreGState()
      context.saveGState()
      context.clip(to: CGRect(x: 460 + CGFloat(index) * 220, y: 220, width: 200, height: 140))
      let center = CGPoint(x: 560 + CGFloat(index) * 220, y: 290)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 15, endCenter: CGPoint(x: center.x + 10, y: center.y), endRadius: 60, options: options)
      context.restoreGState()
    }
  }

  private func drawBlends(_ context: CGContext) {
    for raw in 0...27 {
      guard let mode = CGBlendMode(rawValue: Int32(raw)) else { continue }
      context.saveGState()
      context.translateBy(x: 20 + CGFloat(raw % 10) * 86, y: 380 + CGFloat(raw / 10) * 100)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(CGColor(red: 0.9, green: 0.4, blue: 0.2, alpha: 1))
      context.fillEllipse(in: CGRect(x: 0, y: 10, width: 50, height: 70))
      context.setBlendMode(mode)
      context.setFillColor(CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.8))
      context.fillEllipse(in: CGRect(x: 26, y: 0, width: 50, height: 70))
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }
}
