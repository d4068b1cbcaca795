import Foundation
import UIKit

/// A program that shows a window without `UIApplicationMain` and runs the run loop itself: it prints how often it is woken while nothing
/// changes, and whether changes are drawn and animations run.
@MainActor enum IdleWindow {
  static func run() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = CountingView(frame: window.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    rest(0.5)
    let (wakes, layouts) = (Self.wakes, view.layouts)
    rest(2)
    print("wakes=\(Self.wakes - wakes) shown=\(layouts > 0)")
    var timers = [after(0.1) { view.setNeedsLayout() }]
    rest(0.2)
    print("changed=\(view.layouts - layouts)")
    var frames = 0
    let link = CADisplayLink { _ in frames += 1 }
    timers.append(after(0.1) { link.add(to: .main, forMode: .common) })
    rest(1.1)
    link.invalidate()
    print("frames=\(frames)")
    for timer in timers { timer.invalidate() }
  }

  private static func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> Timer {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated { action() } }
  }

  private static func rest(_ seconds: Double) { RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }

  private static var wakes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_nvcsw
  }
}

private final class CountingView: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
