import Foundation
import Testing
import TrestleExpectations
import UIKit

@Suite("UIBezierPath") struct UIBezierPathTests {
  private func area(_ size: CGFloat = 60, _ body: () -> Void) -> Double {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image { _ in body() }
    guard let pixels = image.cgImage else { return 0 }
    var sum = 0
    for y in 0..<pixels.height { for x in 0..<pixels.width { sum += Int(pixels.word(x: x, y: y) >> 24) } }
    return Double(sum) / 255 / 4
  }

  @Test("DR-02 Shapes have the areas of their formulas")
  func areas() {
    expect(abs(area { UIBezierPath(ovalIn: CGRect(x: 5, y: 10, width: 50, height: 30)).fill() } - Double.pi * 25 * 15), below: 3)
    let rounded = UIBezierPath(roundedRect: CGRect(x: 5, y: 5, width: 50, height: 40), cornerRadius: 10)
    expect(abs(area { rounded.fill() } - (2000 - (4 - Double.pi) * 100)), below: 2)
    let some = UIBezierPath(
      roundedRect: CGRect(x: 5, y: 5, width: 50, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    expect(abs(area { some.fill() } - (2000 - (4 - Double.pi) * 50)), below: 2)
    expect(!some.contains(CGPoint(x: 6, y: 6)) && some.contains(CGPoint(x: 54, y: 6)))
    expect(!some.contains(CGPoint(x: 54.5, y: 44.5)) && some.contains(CGPoint(x: 5.5, y: 44.5)))
    let pie = UIBezierPath()
    pie.move(to: CGPoint(x: 30, y: 30))
    pie.addArc(withCenter: CGPoint(x: 30, y: 30), radius: 20, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    pie.close()
    expect(abs(area { pie.fill() } - Double.pi * 100), below: 2)
    expect(pie.contains(CGPoint(x: 35, y: 35)) && !pie.contains(CGPoint(x: 25, y: 25)))
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 10, y: 30))
    line.addLine(to: CGPoint(x: 50, y: 30))
    line.lineWidth = 6
    expect(abs(area { line.stroke() } - 240), below: 1)
    line.setLineDash([5, 5], count: 2, phase: 0)
    expect(abs(area { line.stroke() } - 120), below: 1)
  }

  @Test("DR-02 Clip, even-odd, blend mode and alpha")
  func painting() {
    let ring = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 40))
    ring.append(UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 20, height: 20)))
    ring.usesEvenOddFillRule = true
    expect(abs(area { ring.fill() } - Double.pi * 300), below: 3)
    expect(!ring.contains(CGPoint(x: 30, y: 30)))
    expect(
      abs(
        area {
          ring.addClip()
          UIRectFill(CGRect(x: 0, y: 0, width: 60, height: 60))
        } - Double.pi * 300) < 3)
    expect(abs(area { ring.fill(with: .normal, alpha: 0.5) } - Double.pi * 150), below: 3)
    let fresh = area {
      ring.fill(with: .clear, alpha: 1)
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    expect(abs(fresh - 1), below: 0.01)
  }

  @Test("DR-02 Style, copies, transforms and reversal")
  func values() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 4))
    path.lineWidth = 3
    path.lineJoinStyle = .round
    path.setLineDash([1, 2, 3], count: 3, phase: 4)
    let copy = path.copy() as? UIBezierPath
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    expect(copy?.bounds == CGRect(x: 0, y: 0, width: 10, height: 4) && copy?.lineWidth == 3 && copy?.lineJoinStyle == .round)
    expect(path.bounds, equals: CGRect(x: 5, y: 5, width: 10, height: 4))
    var count = 0
    var phase: CGFloat = 0
    var lengths: [CGFloat] = [0, 0, 0]
    copy?.getLineDash(&lengths, count: &count, phase: &phase)
    expect(count == 3 && phase == 4 && lengths == [1, 2, 3])
    expect(path.reversing().bounds == path.bounds && path.reversing().lineWidth == 3)
    path.removeAllPoints()
    expect(path.isEmpty && path.currentPoint == .zero && path.bounds.isNull)
    path.fill()
    path.stroke()
  }

  @Test("Paths are equal if their segments and styles are")
  func equality() {
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 40))
    let other = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 40))
    expect(path == other && path.hash == other.hash)
    other.lineWidth = 2
    expect(path != other)
    expect(path != UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 41)))
  }
}
