import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct DeepTreeTests {
  @Test("A thousand nested views are laid out and drawn once each, and take a touch")
  func nested() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let root = UIView(frame: frame)
    var views = [root]
    for _ in 0..<1000 {
      let child = UIView(frame: frame)
      views[views.count - 1].addSubview(child)
      views.append(child)
    }
    views[1000].backgroundColor = .red
    screen.show(root)
    #expect(screen.snapshot().pixel(x: 50, y: 50) == (255, 59, 48, 255) || screen.snapshot().pixel(x: 50, y: 50).red > 200)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === views[1000])
    let before = screen.work
    views[1000].setNeedsLayout()
    screen.layout()
    #expect((screen.work - before).layouts <= 2)
    root.removeFromSuperview()
    screen.layout()
    #expect(views[1000].window == nil)
  }

  @Test("The lines of a long label are measured once, and only those in sight are shaped for a frame")
  func longLabel() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    func shapings(_ count: Int) -> (measured: Int, drawn: Int) {
      let label = UILabel()
      label.numberOfLines = 0
      // Words that no other test measures: a word that is known already is not shaped again.
      label.text = (0..<count).map { "Line deep\($0)" }.joined(separator: "\n")
      let first = screen.work
      let size = label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
      #expect(size.height > CGFloat(count) * 20)
      let second = screen.work
      label.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
      screen.show(label)
      _ = screen.snapshot()
      let third = screen.work
      return ((second - first).shapings, (third - second).shapings)
    }
    let few = shapings(2000)
    let many = shapings(8000)
    #expect(many.measured <= 4 * few.measured + 8, "\(few) \(many)")
    #expect(many.drawn <= few.drawn + 8, "\(few) \(many)")
  }
}
