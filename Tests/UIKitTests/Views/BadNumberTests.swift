import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Frames, insets and times that are NaN: reported or ignored, never fatal.
@MainActor struct BadNumberTests {
  private let screen = TestScreen(size: CGSize(width: 320, height: 480))

  @Test("A frame that is not a number is reported with UIKit's message and does not move the view") func frames() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    screen.window.addSubview(view)
    let changes: [@MainActor () -> Void] = [
      { view.frame.size.width = .nan }, { view.frame.origin.y = .nan }, { view.bounds.size.height = .nan }, { view.bounds.origin.x = .nan },
      { view.center.x = .nan },
    ]
    for change in changes {
      expect(caughtUIKitError(change)?.hasPrefix("CALayer bounds contains NaN: ["), equals: true)
      expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.bounds.origin == .zero)
    }
    _ = screen.snapshot()
  }

  @Test("Offsets and insets that are not numbers do not change a scroll view") func scrolling() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 320, height: 2000)
    screen.show(scroll)
    screen.layout()
    scroll.contentOffset.y = 100
    expect(caughtUIKitError { scroll.contentOffset.y = .nan } != nil)
    expect(caughtUIKitError { scroll.contentInset.top = .nan }?.contains("contains NaN"), equals: true)
    expect(scroll.contentOffset == CGPoint(x: 0, y: 100) && scroll.contentInset == .zero)
    screen.flick(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 100))
    screen.settle()
    expect(scroll.contentOffset.y, above: 100)
  }

  @Test("A deadline with an invalid time delays no other") func deadlines() {
    var fired: [String] = []
    Deadlines.add(after: .nan) { fired.append("nan") }
    Deadlines.add(after: 0.1) { fired.append("soon") }
    screen.advance(by: 0.3)
    expect(fired, equals: ["nan", "soon"])
  }
}
