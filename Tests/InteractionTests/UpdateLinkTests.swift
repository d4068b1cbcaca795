import CoreGraphics
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct UpdateLinkTests {
  private final class Log {
    var calls: [String] = []
  }

  @Test("A continuous link calls its actions once an update, in the order of the phases, while it is enabled and its view is in a window")
  func phases() {
    let screen = TestScreen()
    let view = UIView()
    let log = Log()
    let link = UIUpdateLink(view: view) { link, info in
      log.calls.append("commit")
      expect(link.currentUpdateInfo === info && UIUpdateInfo.current(for: view) === info)
      expect(info.modelTime < info.completionDeadlineTime && info.estimatedPresentationTime >= info.completionDeadlineTime)
    }
    link.addAction(to: .afterUpdateComplete) { _, _ in log.calls.append("end") }
    link.addAction(to: .afterUpdateScheduled) { _, _ in log.calls.append("begin") }
    let display = CADisplayLink { _ in log.calls.append("link") }
    display.add(to: .main, forMode: .common)
    link.addAction(to: .beforeCADisplayLinkDispatch) { _, _ in log.calls.append("before") }
    link.addAction(to: .afterCADisplayLinkDispatch) { _, _ in log.calls.append("after") }
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    screen.advance(by: 1 / 60)
    expect(!log.calls.contains("commit"), "the view is in no window")
    screen.show(view)
    log.calls = []
    screen.advance(by: 1 / 60)
    display.invalidate()
    expect(log.calls, equals: ["begin", "before", "link", "after", "commit", "end"])
    log.calls = []
    screen.advance(by: 1)
    expect((59...61).contains(log.calls.filter { $0 == "commit" }.count))
    expect(link.currentUpdateInfo == nil && UIUpdateInfo.current(for: view) == nil)
    link.isEnabled = false
    log.calls = []
    screen.advance(by: 0.1)
    expect(log.calls.isEmpty)
  }

  @Test("A link that is not continuous is called only in updates with another reason, and one with a rate at that rate")
  func reasons() {
    let screen = TestScreen()
    let view = UIView()
    screen.show(view)
    screen.settle()
    var count = 0
    let link = UIUpdateLink(view: view) { _, _ in count += 1 }
    link.isEnabled = true
    expect(!link.requiresContinuousUpdates)
    screen.advance(by: 1)
    let idle = count
    UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
    screen.advance(by: 0.5)
    expect(count, atLeast: idle + 25)
    link.requiresContinuousUpdates = true
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 10, preferred: 10)
    count = 0
    screen.advance(by: 1)
    expect((9...11).contains(count), "\(count)")
    link.isEnabled = false
  }
}
