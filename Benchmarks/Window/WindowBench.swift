import UIKit

/// Measures the cost of an application in a window: no work while idle, sixty regular frames per second during an animation.
///
/// `Scripts/bench --parts window` runs it under its own X server.
@main class WindowBench: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var link: CADisplayLink?
  private var times: [CFTimeInterval] = []
  private var scroll: ScrollMeasure?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    let words = CommandLine.arguments
    if words.contains("--touch") {
      // Runs until it is ended, for the time from a touch to a changed pixel.
      controller.view.addSubview(TouchedBox(frame: CGRect(x: 40, y: 40, width: 200, height: 200)))
    } else if let place = words.firstIndex(of: "--scroll"), words.count > place + 1, let step = Double(words[place + 1]) {
      let scroll = ScrollMeasure(in: controller.view, step: CGFloat(step), frames: 600) { exit(0) }
      self.scroll = scroll
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { scroll.begin() } }
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { self.measureIdle() } }
    }
    return true
  }

  private func measureIdle() {
    let start = ServerClock.process
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
      MainActor.assumeIsolated {
        let percent = (ServerClock.process - start) / 5 * 100
        print("idle 5 s: \(String(format: "%.4f", percent)) % CPU (mark: under 0.1)")
        self.measureAnimation()
      }
    }
  }

  private func measureAnimation() {
    guard let host = window?.rootViewController?.view else { return }
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 120))
    box.backgroundColor = .red
    host.addSubview(box)
    let start = ServerClock.process
    let link = CADisplayLink { [weak self] _ in self?.times.append(CACurrentMediaTime()) }
    link.add(to: .main, forMode: .common)
    self.link = link
    UIView.animate(withDuration: 3, delay: 0, options: .curveEaseInOut) {
      box.frame.origin = CGPoint(x: host.bounds.width - 140, y: host.bounds.height - 140)
    } completion: { _ in
      self.report(cpu: (ServerClock.process - start) / 3 * 100)
    }
  }

  private func report(cpu: Double) {
    link?.invalidate()
    let intervals = zip(times.dropFirst(), times).map { ($0 - $1) * 1000 }.sorted()
    guard intervals.count > 20 else { exit(1) }
    func percentile(_ part: Double) -> String { String(format: "%.2f", intervals[Int(Double(intervals.count - 1) * part)]) }
    print("animating 3 s: \(times.count) frames (mark: 60 a second), \(String(format: "%.1f", cpu)) % CPU")
    print("intervals: p50 \(percentile(0.5)) ms, p95 \(percentile(0.95)) ms (mark: under 18), longest \(percentile(1)) ms")
    exit(0)
  }
}

/// Changes its color at each touch, at once.
private final class TouchedBox: UIView {
  private var touches = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .blue
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += 1
    backgroundColor = self.touches.isMultiple(of: 2) ? .blue : .red
  }
}
