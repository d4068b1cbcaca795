import UIKit

/// Measures the cost of an application in a window: no work while idle, sixty regular frames per second during an animation.
///
/// `Scripts/bench --parts window` runs it under its own X server.
@main class WindowBench: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var link: CADisplayLink?
  private var times: [CFTimeInterval] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated { self.measureIdle() } }
    return true
  }

  private func measureIdle() {
    let start = Self.processTime
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
      MainActor.assumeIsolated {
        let percent = (Self.processTime - start) / 5 * 100
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
    let start = Self.processTime
    let link = CADisplayLink { [weak self] _ in self?.times.append(CACurrentMediaTime()) }
    link.add(to: .main, forMode: .common)
    self.link = link
    UIView.animate(withDuration: 3, delay: 0, options: .curveEaseInOut) {
      box.frame.origin = CGPoint(x: host.bounds.width - 140, y: host.bounds.height - 140)
    } completion: { _ in
      self.report(cpu: (Self.processTime - start) / 3 * 100)
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

  private static var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
