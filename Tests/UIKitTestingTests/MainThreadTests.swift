import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct MainThreadTests {
  @Test("A notification that is observed on the main operation queue arrives while a test on the main actor posts it")
  func notification() {
    let screen = TestScreen()
    var count = 0
    let name = Notification.Name("MainThreadTests")
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    // Without the main thread the notification would wait for itself, so the test ends here.
    guard Thread.isMainThread else {
      Issue.record("the test is not on the main thread")
      return
    }
    NotificationCenter.default.post(name: name, object: screen)
    expect(count, equals: 1)
  }

  @Test("After a suspension, in which another thread may take over the main queue, the next turn is on the main thread again")
  func suspension() async {
    let screen = TestScreen()
    for _ in 0..<20 {
      try? await Task.sleep(for: .milliseconds(2))
      await screen.layout()
      expect(Thread.isMainThread)
      await screen.advance(by: 0.05)
      expect(Thread.isMainThread)
    }
  }
}
