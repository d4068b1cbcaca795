import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

import CoreGraphics

@Suite("CGPath") struct CGPathTests {
  @Test("DR Bounding boxes: of the curve itself, and of its controls")
  func bounds() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    expect(path.boundingBox, equals: CGRect(x: 0, y: 0, width: 10, height: 8))
    expect(path.boundingBoxOfPath, equals: CGRect(x: 0, y: 0, width: 10, height: 4))
    let cubic = CGMutablePath()
    cubic.move(to: .zero)
    cubic.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    expect(abs(cubic.boundingBoxOfPath.height - 6), below: 1e-9)
    let oval = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 10), transform: nil).boundingBoxOfPath
    expect(abs(oval.minX - 1) < 1e-9 && abs(oval.maxY - 12) < 1e-9 && abs(oval.width - 30) < 1e-9)
    expect(CGMutablePath().boundingBox.isNull)
  }

  @Test("DR Containment by both rules, against the closed formula of a ring and a star")
  func contains() {
    let ring = CGMutablePath()
    ring.addEllipse(in: CGRect(x: -10, y: -10, width: 20, height: 20))
    ring.addEllipse(in: CGRect(x: -5, y: -5, width: 10, height: 10))
    var numbers = Noise(seed: 2)
    for _ in 0..<3000 {
      let point = CGPoint(x: CGFloat.random(in: -12...12, using: &numbers), y: CGFloat.random(in: -12...12, using: &numbers))
      let radius = hypot(point.x, point.y)
      guard abs(radius - 10) > 0.02, abs(radius - 5) > 0.02 else { continue }
      expect(ring.contains(point, using: .winding), equals: (radius < 10))
      expect(ring.contains(point, using: .evenOdd), equals: (radius < 10 && radius > 5))
    }
    expect(ring.contains(CGPoint(x: 107, y: 0), using: .evenOdd, transform: CGAffineTransform(translationX: 100, y: 0)))
  }

  @Test("DR Arcs: direction, whole turns, and the arc between two tangents")
  func arcs() {
    let quarter = CGMutablePath()
    quarter.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    expect(abs(quarter.boundingBoxOfPath.maxX - 10) < 1e-9 && abs(quarter.boundingBoxOfPath.minX) < 1e-9)
    let rest = CGMutablePath()
    rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    expect(rest.boundingBoxOfPath.minX < -9.99 && rest.boundingBoxOfPath.minY < -9.99)
    for clockwise in [true, false] {
      let turn = CGMutablePath()
      turn.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      expect(abs(turn.boundingBoxOfPath.width - 20), below: 0.01)
    }
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    expect(abs(corner.currentPoint.x - 10) < 1e-9 && abs(corner.currentPoint.y - 4) < 1e-9)
    expect(corner.boundingBoxOfPath.maxX, below: 10.001)
    corner.flattened(threshold: 0.01).data.forEach { element in
      guard case .line(let point) = element, point.x > 6.001 else { return }
      expect(abs(hypot(point.x - 6, point.y - 4) - 4), below: 0.02)
    }
  }

  @Test("DR A rounded rectangle's area is the rectangle's less the corners'")
  func roundedRect() {
    let context = makeContext(100, 100)
    context.addPath(CGPath(roundedRect: CGRect(x: 10, y: 20, width: 80, height: 60), cornerWidth: 15, cornerHeight: 10, transform: nil))
    context.fillPath()
    let expected = 80.0 * 60 - (4 - Double.pi) * 15 * 10
    expect(abs(context.coveredArea - expected), below: 4)
    let path = CGMutablePath()
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 99, cornerHeight: 99)
    expect(path.boundingBoxOfPath, equals: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test(
    "DR The outline of a stroke covers the area of the stroke", arguments: [CGLineCap.butt, .round, .square],
    [CGLineJoin.miter, .round, .bevel])
  func strokedCopy(cap: CGLineCap, join: CGLineJoin) {
    var numbers = Noise(seed: 3)
    for round in 0..<6 {
      let path = CGMutablePath()
      func point() -> CGPoint {
        CGPoint(x: CGFloat.random(in: 25...75, using: &numbers), y: CGFloat.random(in: 25...75, using: &numbers))
      }
      path.move(to: point())
      path.addLine(to: point())
      path.addLine(to: point())
      if round % 2 == 0 { path.addCurve(to: point(), control1: point(), control2: point()) }
      if round % 3 == 0 { path.closeSubpath() }
      let stroked = makeContext(100, 100)
      stroked.setLineWidth(7)
      stroked.setLineCap(cap)
      stroked.setLineJoin(join)
      stroked.setMiterLimit(4)
      stroked.addPath(path)
      stroked.strokePath()
      let filled = makeContext(100, 100)
      filled.addPath(path.copy(strokingWithWidth: 7, lineCap: cap, lineJoin: join, miterLimit: 4))
      filled.fillPath()
      var difference = 0
      for y in 0..<100 { for x in 0..<100 { difference += abs(stroked.pixel(x, y).alpha - filled.pixel(x, y).alpha) } }
      // A few edge pixels may differ, because sharp turns within a curve are joined differently.
      expect(Double(difference) / 255, below: stroked.coveredArea * 0.02, "seed 3, round \(round): \(Double(difference) / 255)")
    }
  }

  @Test("DR Dashes have the specified lengths, starting with the phase, around corners")
  func dashes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    var ends: [CGPoint] = []
    path.copy(dashingWithPhase: 1, lengths: [4, 2]).data.forEach { element in
      switch element {
      case .move(let point), .line(let point): ends.append(point)
      default: Issue.record("a dash is lines only")
      }
    }
    let expected: [(CGFloat, CGFloat)] = [(0, 0), (3, 0), (5, 0), (9, 0), (10, 1), (10, 5), (10, 7), (10, 10)]
    expect(ends.count, equals: expected.count)
    for (end, (x, y)) in zip(ends, expected) { expect(abs(end.x - x) < 1e-9 && abs(end.y - y) < 1e-9) }
    // Invalid dashes do not change the path.
    expect(path.copy(dashingWithPhase: 0, lengths: [0, 0]).boundingBox, equals: path.boundingBox)
    expect(path.copy(dashingWithPhase: .nan, lengths: [1]).boundingBox, equals: path.boundingBox)
  }

  @Test("DR Curves and arcs beyond all measure are cut into so many lines and no more")
  func hugeCurves() {
    for size in [1e40, 1e300] as [CGFloat] {
      let path = CGPath(ellipseIn: CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size), transform: nil)
      expect(!path.flattened(threshold: 1).isEmpty)
      if size < 1e100 { expect(path.contains(CGPoint(x: 1, y: 1))) }
    }
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    expect(path.flattened(threshold: .nan).boundingBox.width, above: 9)
    expect(!CGPath(rect: CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1), transform: nil).contains(.zero))
    for turns in [1000, -1000, 1e300] as [CGFloat] {
      let arc = CGMutablePath()
      arc.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: (2 * turns + 0.25) * 2 * .pi)
      expect(arc.data.kinds.count, below: 20)
      expect(arc.contains(CGPoint(x: 4, y: 1)) && arc.contains(CGPoint(x: -4, y: 1)))
      if abs(turns) == 1000 { expect(hypot(arc.currentPoint.x, arc.currentPoint.y - 5), below: 1e-6) }
    }
  }

  @Test("DR Paths are values: copies are independent, equal ones are equal, elements are enumerated in order")
  func elements() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 5, y: 5))
    expect(copy != path)
    var kinds: [CGPathElementType] = []
    path.applyWithBlock { kinds.append($0.pointee.type) }
    expect(kinds, equals: [.moveToPoint, .addLineToPoint, .closeSubpath, .moveToPoint, .addLineToPoint])
    var rect = CGRect.zero
    expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    expect(rect, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(!path.isRect(nil))
  }

  @Test("DR A reversed path covers the same and turns the other way")
  func reversed() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let back = CGPath(path.data.reversed)
    expect(path.data.windings(around: CGPoint(x: 5, y: 5)).turns, equals: -back.data.windings(around: CGPoint(x: 5, y: 5)).turns)
    expect(back.boundingBoxOfPath, equals: path.boundingBoxOfPath)
    expect(back.data.reversed, equals: path.data)
  }
}
