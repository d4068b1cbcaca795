import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
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
    expect(screen.snapshot().pixel(x: 50, y: 50) == (255, 59, 48, 255) || screen.snapshot().pixel(x: 50, y: 50).red > 200)
    expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === views[1000])
    let before = screen.work
    views[1000].setNeedsLayout()
    screen.layout()
    expect((screen.work - before).layouts, atMost: 2)
    root.removeFromSuperview()
    screen.layout()
    expect(views[1000].window == nil)
  }

  /// Each level is laid out once and notified of its window once, and the tree is released without recursion. The stack has 8 MB here.
  @Test("Ten thousand nested views are laid out, drawn and hit, are notified of traits and windows, and are released")
  func deeplyNested() {
    final class Noting: UIView {
      static var alive = 0
      static var windows = 0
      static var traits = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        Self.alive += 1
      }
      required init?(coder: NSCoder) { nil }
      deinit { MainActor.assumeIsolated { Self.alive -= 1 } }
      override func didMoveToWindow() { Self.windows += 1 }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { Self.traits += 1 }
    }
    let count = 10_000
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var root: UIView? = Noting(frame: frame)
    weak var leaf: UIView?
    var view = root!
    for _ in 1..<count {
      let child = Noting(frame: frame)
      view.addSubview(child)
      view = child
    }
    leaf = view
    view.backgroundColor = .red
    view = UIView()
    screen.window.addSubview(root!)
    expect(Noting.windows, equals: count)
    let before = screen.work
    screen.layout()
    expect((screen.work - before).layouts, atMost: count + 8)
    expect(screen.snapshot().pixel(x: 50, y: 50).red, above: 200)
    expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === leaf)
    Noting.traits = 0
    screen.window.overrideUserInterfaceStyle = .dark
    expect(Noting.traits, equals: count)
    screen.layout()
    let image = UIGraphicsImageRenderer(size: frame.size).image { root!.layer.render(in: $0.cgContext) }
    expect(image.cgImage!.pixel(x: 50, y: 50).red, above: 200)
    leaf?.frame.size.width = 50
    screen.layout()
    _ = screen.snapshot()
    root?.removeFromSuperview()
    screen.layout()
    root = nil
    screen.layout()
    expect(leaf == nil)
    expect(Noting.alive, equals: 0)
  }

  @Test("The lines of a long label are measured once, and only those visible are shaped for a frame")
  func longLabel() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    func shapings(_ count: Int) -> (measured: Int, drawn: Int) {
      let label = UILabel()
      label.numberOfLines = 0
      // Words that no other test measures: a cached word is not shaped again.
      label.text = (0..<count).map { "Line deep\($0)" }.joined(separator: "\n")
      let first = screen.work
      let size = label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
      expect(size.height, above: CGFloat(count) * 20)
      let second = screen.work
      label.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
      screen.show(label)
      _ = screen.snapshot()
      let third = screen.work
      return ((second - first).shapings, (third - second).shapings)
    }
    let few = shapings(2000)
    let many = shapings(8000)
    expect(many.measured, atMost: 4 * few.measured + 8, "\(few) \(many)")
    expect(many.drawn, atMost: few.drawn + 8, "\(few) \(many)")
  }

  @Test("A label of a hundred thousand lines is measured without its lines being kept, and as a short one is")
  func longestLabel() {
    func label(_ count: Int) -> UILabel {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = (0..<count).map { "Line \($0 % 1000)" }.joined(separator: "\n")
      return label
    }
    func height(_ label: UILabel) -> CGFloat { label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height }
    let line = height(label(500)) / 500
    let lines = isSoaking ? 900_000 : 100_000
    let long = label(lines)
    let before = ProcessMemory.resident
    let clock = ContinuousClock.now
    // A height is rounded up to whole pixels; the short label contains a fraction of the error for each line.
    expect(abs(height(long) - line * CGFloat(lines)), atMost: CGFloat(lines) / 500 + 1)
    let measured = ContinuousClock.now
    expect(long.intrinsicContentSize.height, equals: height(long))
    expect(ContinuousClock.now - measured, below: (ContinuousClock.now - clock) * 2)
    expect(ProcessMemory.resident - before, below: (isSoaking ? 64 << 20 : 12 << 20))
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let work = screen.work
    long.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
    screen.show(long)
    _ = screen.snapshot()
    // Words measured last are cached; at most those of the visible lines are shaped.
    expect((screen.work - work).shapings, below: 100)
  }

  /// Wrapping words, blank lines, trailing spaces, right-to-left text, and limits.
  @Test("A long text measured without a layout has the size of its layout")
  func measuredLikeLaidOut() {
    let lines = [
      "Plain", "", "Two words  ", "A sentence that is longer than the label is wide, so that it wraps", "שלום", "\tTab", "ä é 😀",
    ]
    let text = (0..<700).map { lines[$0 % lines.count] }.joined(separator: "\n")
    for limit in [0, 5, 650] {
      for spacing in [0.0, 3.5] {
        let label = UILabel()
        label.numberOfLines = limit
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        style.paragraphSpacing = spacing * 2
        style.paragraphSpacingBefore = spacing
        label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        let measured = label.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude))
        // The baseline requires the lines.
        label.frame.size = CGSize(width: 150, height: 1e6)
        _ = label.baselines(in: label.bounds.size)
        label.frame.size = .zero
        expect(label.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)), equals: measured, "\(limit) \(spacing)")
      }
    }
  }
}
