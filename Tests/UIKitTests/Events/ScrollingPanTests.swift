import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Pans that follow a wheel or trackpad.
@MainActor struct ScrollingPanTests {
  private final class Panned: UIView {
    var log: [String] = []
    let pan = UIPanGestureRecognizer()
    override init(frame: CGRect) {
      super.init(frame: frame)
      pan.addTarget(self, action: Panned.moved)
      addGestureRecognizer(pan)
    }
    required init?(coder: NSCoder) { nil }
    private func moved(_ recognizer: UIPanGestureRecognizer) {
      log.append("\(recognizer.state.rawValue) \(recognizer.translation(in: self).y)")
    }
  }

  private func show(_ mask: UIScrollTypeMask) -> (TestScreen, Panned) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let view = Panned(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.pan.allowedScrollTypesMask = mask
    let root = UIView()
    root.addSubview(view)
    screen.show(root)
    return (screen, view)
  }

  @Test("A pan follows a trackpad from its beginning to its end, and a wheel only where its mask has it") func follows() {
    let (screen, view) = show(.continuous)
    screen.trackpadScroll(at: CGPoint(x: 100, y: 100), step: CGVector(dx: 0, dy: 5), count: 3)
    screen.advance(by: 1)
    expect(view.log.first?.hasPrefix("1 ") == true && view.log.last?.hasPrefix("3 ") == true)
    expect(view.log.dropFirst().dropLast().allSatisfy { $0.hasPrefix("2 ") })
    let count = view.log.count
    screen.scrollWheel(at: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: 5))
    screen.advance(by: 1)
    expect(view.log.count, equals: count)
    let (second, other) = show([])
    second.trackpadScroll(at: CGPoint(x: 100, y: 100), step: CGVector(dx: 0, dy: 5), count: 3)
    second.advance(by: 1)
    expect(other.log.isEmpty)
  }
}
