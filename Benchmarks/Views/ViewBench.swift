import Foundation
import UIKit

/// Times the most frequent operations of apps: creating views, building hierarchies, layout, and hit testing.
@main @MainActor struct ViewBench {
  static func main() {
    if CommandLine.arguments.contains("depth") { return DepthBench.run() }
    if CommandLine.arguments.contains("feel") { return FeelBench.run() }
    if CommandLine.arguments.contains("guide") { return GuideBench.run() }
    report("make a view", each: 100_000) { count in
      for _ in 0..<count { withExtendedLifetime(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) {} }
    }
    report("make a view of a subclass with layoutSubviews", each: 100_000) { count in
      for _ in 0..<count { withExtendedLifetime(Stack(frame: .zero)) {} }
    }
    report("make a layer", each: 100_000) { count in
      for _ in 0..<count { withExtendedLifetime(CALayer()) {} }
    }
    report("add to a superview in a window and remove again", each: 20_000) { count in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIView()
      for _ in 0..<count {
        window.addSubview(view)
        view.removeFromSuperview()
      }
    }
    report("set a frame", each: 200_000) { count in
      let view = UIView()
      for index in 0..<count { view.frame = CGRect(x: index & 7, y: 0, width: 10 + index & 3, height: 10) }
    }
    let (window, stacks) = tree()
    report("lay out 1,000 views, all dirty", each: 200) { count in
      for _ in 0..<count {
        for stack in stacks { stack.setNeedsLayout() }
        window.layoutIfNeeded()
      }
    }
    report("a layout pass over 1,000 views, none dirty", each: 100_000) { count in
      for _ in 0..<count { window.layoutIfNeeded() }
    }
    var hits = 0
    report("a hit test among 1,000 views, ten deep", each: 20_000) { count in
      for index in 0..<count {
        if window.hitTest(CGPoint(x: CGFloat(index % 320), y: CGFloat(index % 480)), with: nil) != nil { hits += 1 }
      }
    }
    report("convert a point ten views up", each: 100_000) { count in
      let view = stacks[stacks.count - 1]
      for _ in 0..<count { hits += view.convert(CGPoint(x: 1, y: 1), to: window).x > 0 ? 1 : 0 }
    }
  }

  /// Returns a window with a hundred columns of ten views in each other.
  private static func tree() -> (UIWindow, [Stack]) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    var stacks: [Stack] = []
    for column in 0..<100 {
      var parent: UIView = window
      for depth in 0..<10 {
        let frame =
          depth == 0 ? CGRect(x: column % 10 * 32, y: column / 10 * 48, width: 32, height: 48) : parent.bounds.insetBy(dx: 1, dy: 1)
        let stack = Stack(frame: frame)
        parent.addSubview(stack)
        stacks.append(stack)
        parent = stack
      }
    }
    window.layoutIfNeeded()
    return (window, stacks)
  }

  /// Prints the best of nine runs, divided by `count`.
  private static func report(_ name: String, each count: Int, _ body: (Int) -> Void) {
    var best = Double.infinity
    for _ in 0..<9 {
      let start = CACurrentMediaTime()
      body(count)
      best = min(best, CACurrentMediaTime() - start)
    }
    let nanoseconds = best / Double(count) * 1e9
    let figure = nanoseconds < 10_000 ? String(format: "%.0f ns", nanoseconds) : String(format: "%.1f µs", nanoseconds / 1000)
    print(name.padding(toLength: 52, withPad: " ", startingAt: 0), figure)
  }
}

/// Positions its one subview.
private final class Stack: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    subviews.first?.frame = bounds.insetBy(dx: 1, dy: 1)
  }
}
