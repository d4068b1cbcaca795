import CoreGraphics
import Foundation
import Testing
import TrestleExpectations

struct PathBooleanTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  @Test("Two rectangles are combined to the corners that one expects")
  func rectangles() {
    let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
    expect(a.intersection(b).boundingBox, equals: CGRect(x: 5, y: 5, width: 5, height: 5))
    expect(a.union(b).boundingBox, equals: CGRect(x: 0, y: 0, width: 15, height: 15))
    expect(a.union(b).contains(CGPoint(x: 12, y: 12)) && !a.union(b).contains(CGPoint(x: 12, y: 2)))
    let difference = a.subtracting(b)
    expect(difference.contains(CGPoint(x: 2, y: 2)) && !difference.contains(CGPoint(x: 7, y: 7)))
    let either = a.symmetricDifference(b)
    expect(either.contains(CGPoint(x: 2, y: 2)) && !either.contains(CGPoint(x: 7, y: 7)) && either.contains(CGPoint(x: 12, y: 12)))
    expect(a.intersects(b) && !a.intersects(rect(20, 20, 3, 3)))
    expect(a.intersection(rect(20, 20, 3, 3)).isEmpty)
    // Neighbors with a common edge become one rectangle.
    var box = CGRect.null
    expect(a.union(rect(10, 0, 10, 10)).isRect(&box) && box == CGRect(x: 0, y: 0, width: 20, height: 10))
    expect(a.union(a).isRect(&box) && box == CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(a.subtracting(a).isEmpty)
  }

  @Test("A hole stays one, and areas are separated with their holes")
  func holes() {
    let ring = rect(0, 0, 20, 20).subtracting(rect(5, 5, 10, 10))
    expect(ring.contains(CGPoint(x: 2, y: 2)) && !ring.contains(CGPoint(x: 10, y: 10)))
    let parts = ring.union(rect(8, 8, 4, 4)).union(rect(30, 0, 5, 5)).componentsSeparated()
    expect(parts.count, equals: 3)
    expect(parts.filter { $0.contains(CGPoint(x: 2, y: 2)) && !$0.contains(CGPoint(x: 6, y: 6)) }.count, equals: 1)
    let crossed = CGMutablePath()
    crossed.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    crossed.closeSubpath()
    expect(crossed.normalized(using: .evenOdd).componentsSeparated().count, equals: 2)
  }

  @Test("Combined paths contain the points that the rules say, for many random shapes")
  func random() {
    var seed: UInt64 = 42
    func next(_ limit: Int) -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((seed >> 33) % UInt64(limit * 16)) / 16
    }
    func shape() -> CGPath {
      if next(2) < 1 {
        return CGPath(ellipseIn: CGRect(x: next(60), y: next(60), width: 5 + next(40), height: 5 + next(40)), transform: nil)
      }
      let path = CGMutablePath()
      path.addLines(between: (0..<(3 + Int(next(5)))).map { _ in CGPoint(x: next(100), y: next(100)) })
      path.closeSubpath()
      return path
    }
    for _ in 0..<60 {
      let (a, b) = (shape(), shape())
      for rule in [CGPathFillRule.winding, .evenOdd] {
        let results = [
          a.union(b, using: rule), a.intersection(b, using: rule), a.subtracting(b, using: rule), a.symmetricDifference(b, using: rule),
        ]
        for _ in 0..<30 {
          let point = CGPoint(x: next(100) + 0.017, y: next(100) + 0.013)
          // Points at an edge may be on either side.
          let around = [(-0.1, 0), (0.1, 0), (0, -0.1), (0, 0.1)].map { CGPoint(x: point.x + $0.0, y: point.y + $0.1) }
          let (inA, inB) = (a.contains(point, using: rule), b.contains(point, using: rule))
          guard around.allSatisfy({ a.contains($0, using: rule) == inA && b.contains($0, using: rule) == inB }) else { continue }
          expect(results.map { $0.contains(point) }, equals: [inA || inB, inA && inB, inA && !inB, inA != inB])
        }
      }
    }
  }

  @Test("Lines are cut at the edge of a shape")
  func lines() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    expect(line.lineIntersection(rect(0, 0, 10, 10)).boundingBox, equals: CGRect(x: 0, y: 5, width: 10, height: 0))
    let outside = line.lineSubtracting(rect(0, 0, 10, 10))
    var moves = 0
    outside.applyWithBlock { if $0.pointee.type == .moveToPoint { moves += 1 } }
    expect(moves == 2 && outside.boundingBox == CGRect(x: -5, y: 5, width: 20, height: 0))
    var kinds: [CGPathElementType] = []
    withUnsafeMutablePointer(to: &kinds) { pointer in
      line.apply(info: pointer) { info, element in
        info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
      }
    }
    expect(kinds, equals: [.moveToPoint, .addLineToPoint])
  }
}
