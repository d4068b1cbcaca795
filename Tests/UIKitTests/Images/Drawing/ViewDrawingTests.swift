import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Drawing in views", .serialized) @MainActor struct ViewDrawingTests {
  private final class Canvas: UIView {
    var drawing: (CGRect) -> Void = { _ in }

    override func draw(_ rect: CGRect) { drawing(rect) }
  }

  @Test("DR-01 A scale of 0 is the screen's, also outside of any drawing")
  func screenScale() {
    for scale in [1, 2, 3] as [CGFloat] {
      let screen = TestScreen(size: CGSize(width: 50, height: 50), scale: scale)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 6), false, 0)
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      expect(image?.scale == scale && image?.size == CGSize(width: 10, height: 6))
      expect(image?.cgImage?.width, equals: Int(10 * scale))
      expect(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.scale, equals: scale)
      _ = screen
    }
  }

  @Test("A view that draws on a clear background is not opaque, although it was before")
  func clearBackground() {
    let screen = TestScreen(size: CGSize(width: 20, height: 20))
    screen.window.backgroundColor = .green
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.isOpaque = true
    canvas.backgroundColor = .white
    expect(canvas.isOpaque)
    canvas.backgroundColor = .clear
    screen.window.addSubview(canvas)
    screen.layout()
    let shown = screen.snapshot()
    expect(!canvas.isOpaque && shown.word(x: 5, y: 5) == shown.word(x: 15, y: 15))
  }

  @Test("DR-02 In draw(_:) a color set by set() fills, an image draws at a point and in a rectangle, y down")
  func drawInView() {
    let screen = TestScreen(size: CGSize(width: 60, height: 60), scale: 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let flag = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.blue.set()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let canvas = Canvas(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    canvas.backgroundColor = .white
    canvas.drawing = { rect in
      expect(rect, equals: CGRect(x: 0, y: 0, width: 40, height: 40))
      UIColor.red.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
      flag.draw(at: CGPoint(x: 20, y: 20))
      flag.draw(in: CGRect(x: 30, y: 0, width: 8, height: 8))
      UIBezierPath(rect: CGRect(x: 0, y: 30, width: 5, height: 5)).fill()
    }
    screen.window.addSubview(canvas)
    screen.layout()
    let shown = screen.snapshot()
    func at(_ x: Int, _ y: Int) -> UInt32 { shown.word(x: (10 + x) * 2, y: (10 + y) * 2) }
    expect(at(0, 0) == 0xFFFF_0000 && at(9, 4) == 0xFFFF_0000 && at(10, 4) == 0xFFFF_FFFF && at(9, 5) == 0xFFFF_FFFF)
    expect(at(20, 20) == 0xFF00_00FF && at(23, 21) == 0xFF00_00FF && at(20, 22) == 0xFFFF_FFFF && at(24, 20) == 0xFFFF_FFFF)
    expect(at(31, 1) == 0xFF00_00FF && at(36, 2) == 0xFF00_00FF && at(31, 6) == 0xFFFF_FFFF)
    expect(at(0, 30) == 0xFFFF_0000 && at(4, 34) == 0xFFFF_0000 && at(5, 34) == 0xFFFF_FFFF)
    expect(UIGraphicsGetCurrentContext() == nil)
  }
}
