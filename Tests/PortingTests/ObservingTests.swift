import Foundation
import Testing
import UIKit
import UIKitTesting

private final class Model: NSObject {
  var count = 0 {
    willSet { willChangeValue(for: \.count) }
    didSet { didChangeValue(for: \.count) }
  }
  var quiet = 0
}

@MainActor struct ObservingTests {
  @Test("A content offset that a finger changes is reported as it moves")
  func contentOffset() {
    let screen = TestScreen()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 320, height: 2000)
    screen.show(scroll)
    var seen: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset, options: [.new, .old]) { view, change in
      #expect(view === scroll)
      #expect(change.oldValue != change.newValue)
      seen.append(change.newValue?.y ?? -1)
    }
    scroll.contentOffset.y = 10
    #expect(seen == [10])
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    #expect(seen.last == scroll.contentOffset.y)
    #expect(seen.count > 3)
    observation.invalidate()
    scroll.contentOffset.y = 0
    #expect(seen.last != 0)
  }

  @Test("Announced changes are reported at once, even of equal values; others at the end of the turn")
  func announced() {
    let screen = TestScreen()
    screen.show(UIView())
    let model = Model()
    var seen: [Int] = []
    var quiet: [Int] = []
    let first = model.observe(\.count, options: [.initial, .new]) { _, change in seen.append(change.newValue ?? -1) }
    let second = model.observe(\.quiet, options: [.new]) { _, change in quiet.append(change.newValue ?? -1) }
    model.count = 1
    model.count = 1
    #expect(seen == [0, 1, 1])
    model.quiet = 2
    #expect(quiet == [])
    screen.layout()
    #expect(quiet == [2])
    withExtendedLifetime((first, second)) {}
  }

  @Test("An observation ends with its token")
  func endOfToken() {
    let model = Model()
    var calls = 0
    var observation: NSKeyValueObservation? = model.observe(\.count) { _, _ in calls += 1 }
    model.count = 1
    observation = nil
    model.count = 2
    #expect(calls == 1)
    _ = observation
  }

  @Test("A control's state and a view's frame are reported at once")
  func controls() {
    let button = UIButton()
    var highlights: [Bool] = []
    var frames = 0
    let first = button.observe(\.isHighlighted, options: .new) { _, change in highlights.append(change.newValue!) }
    let second = button.observe(\.frame) { _, _ in frames += 1 }
    button.isHighlighted = true
    button.isHighlighted = false
    button.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(highlights == [true, false])
    #expect(frames == 1)
    withExtendedLifetime((first, second)) {}
  }

  @Test("A progress view follows the progress it observes")
  func observedProgress() {
    let screen = TestScreen()
    let bar = UIProgressView()
    screen.show(bar)
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    bar.observedProgress = progress
    #expect(bar.progress == 0.25)
    progress.completedUnitCount = 2
    screen.layout()
    #expect(bar.progress == 0.5)
  }
}
