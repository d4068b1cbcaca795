import Foundation
import UIKit
import UIKitTesting

/// Times deeply nested views and long labels at doubling sizes: a cost that is linear doubles from line to line.
@MainActor enum DepthBench {
  static func run() {
    for count in [1_250, 2_500, 5_000, 10_000] { nest(count) }
    for lines in [112_500, 225_000, 450_000, 900_000] { measure(lines) }
  }

  private static func nest(_ count: Int) {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var root: UIView? = UIView(frame: frame)
    var leaf = root!
    let build = time {
      for _ in 1..<count {
        let child = UIView(frame: frame)
        leaf.addSubview(child)
        leaf = child
      }
    }
    leaf.backgroundColor = .red
    let first = time {
      screen.window.addSubview(root!)
      screen.layout()
      _ = screen.snapshot()
    }
    let next = time {
      leaf.frame.size.width -= 1
      screen.layout()
      _ = screen.snapshot()
    }
    let hit = time { _ = screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) }
    leaf = UIView()
    let release = time {
      root?.removeFromSuperview()
      screen.layout()
      root = nil
      screen.layout()
    }
    print("\(count) nested views: built \(build), first frame \(first), next frame \(next), hit \(hit), removed \(release)")
  }

  private static func measure(_ lines: Int) {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = (0..<lines).map { "Line \($0 % 1000)" }.joined(separator: "\n")
    let size = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
    let first = time { _ = label.sizeThatFits(size) }
    let again = time { _ = label.sizeThatFits(size) }
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    label.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
    let shown = time {
      screen.show(label)
      _ = screen.snapshot()
    }
    print("a label of \(lines) lines: measured \(first), again \(again), shown \(shown)")
  }

  private static func time(_ body: () -> Void) -> String {
    // The time of animations is virtual here.
    let elapsed = ContinuousClock().measure(body)
    return String(format: "%.2f ms", elapsed / .milliseconds(1))
  }
}
