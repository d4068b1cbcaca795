import Foundation
import UIKit
import UIKitTesting

/// Measures the processor time of frames with much in them: keys typed into a long text, and many views that turn.
@MainActor enum FeelBench {
  static func run() {
    typing()
    turning()
  }

  /// Keys typed into the middle of a megabyte of text, each with its frame.
  private static func typing() {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 2)
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let sentence = "A sentence of the text, which is as long as many are and wraps at the edge of the view. "
    let paragraph = String(repeating: sentence, count: 6) + "\n"
    text.text = String(repeating: paragraph, count: (1 << 20) / paragraph.utf8.count)
    screen.show(text)
    text.becomeFirstResponder()
    let middle = text.text.utf16.count / 2
    text.selectedRange = NSRange(location: middle, length: 0)
    text.scrollRangeToVisible(text.selectedRange)
    screen.settle()
    report("a key typed into the middle of 1 MB of text", frames: 200) { _ in
      screen.type("x")
      screen.advance(by: 1.0 / 60)
    }
  }

  /// Small views of which each turns in every frame.
  private static func turning() {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    root.backgroundColor = .white
    let views = (0..<2_000).map { index in
      let view = UIView(frame: CGRect(x: index % 40 * 9 + 6, y: index / 40 * 13 + 6, width: 7, height: 7))
      view.backgroundColor = UIColor(hue: CGFloat(index) / 2_000, saturation: 0.8, brightness: 0.9, alpha: 1)
      root.addSubview(view)
      return view
    }
    screen.show(root)
    report("2,000 small views turning, a frame", frames: 60) { frame in
      let turn = CGAffineTransform(rotationAngle: CGFloat(frame) / 20)
      for view in views { view.transform = turn }
      screen.advance(by: 1.0 / 60)
    }
  }

  private static func report(_ name: String, frames: Int, _ body: (Int) -> Void) {
    var times: [Double] = []
    for frame in 0..<frames {
      let start = processorTime()
      body(frame)
      times.append((processorTime() - start) * 1000)
    }
    times.sort()
    print(name + String(format: ": p50 %.2f ms, p95 %.2f, worst %.2f", times[frames / 2], times[frames * 95 / 100], times[frames - 1]))
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
