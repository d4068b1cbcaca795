import UIKit

/// Shows the duration of frames over a window: the longest work of the last half second in milliseconds, and the frames per second.
///
/// The work of a frame is the time from its display links until the main run loop is free again, including layout, drawing and composition.
final class FrameMeter: UIView {
  private let label = UILabel()
  private let graph = FrameGraph()
  private var link: CADisplayLink?
  private var times: [TimeInterval] = []
  private var start: CFTimeInterval?
  /// Whether the end of a frame is pending: if the main queue is not running, blocks must not accumulate.
  private var isAwaitingEnd = false

  static func isShown(in window: UIWindow) -> Bool { meter(in: window) != nil }

  static func show(_ isShown: Bool, in window: UIWindow) {
    guard isShown != Self.isShown(in: window) else { return }
    if isShown { window.addSubview(FrameMeter(in: window.bounds)) } else { meter(in: window)?.removeFromSuperview() }
  }

  private static func meter(in window: UIWindow) -> FrameMeter? { window.subviews.lazy.compactMap { $0 as? FrameMeter }.first }

  private init(in bounds: CGRect) {
    super.init(frame: CGRect(x: bounds.maxX - 158, y: bounds.maxY - 100, width: 150, height: 44))
    autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    backgroundColor = UIColor(white: 0, alpha: 0.75)
    layer.cornerRadius = 8
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    label.frame = CGRect(x: 8, y: 3, width: 134, height: 16)
    label.font = .monospacedDigitSystemFont(ofSize: 11, weight: .medium)
    label.textColor = .white
    graph.frame = CGRect(x: 8, y: 21, width: 134, height: 18)
    for part in [label, graph] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// The current text.
  var text: String { label.text ?? "" }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    link?.invalidate()
    guard window != nil else { return }
    let link = CADisplayLink(target: self, action: FrameMeter.frameBegins)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func frameBegins(_ link: CADisplayLink) {
    // Keeps the meter above views that were added later, such as a sheet or an alert.
    if superview?.subviews.last !== self { superview?.bringSubviewToFront(self) }
    if !isAwaitingEnd {
      isAwaitingEnd = true
      let began = ProcessInfo.processInfo.systemUptime
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.frameEnded(after: ProcessInfo.processInfo.systemUptime - began) }
      }
    }
    let first = start ?? link.timestamp
    start = first
    guard link.timestamp - first >= 0.5, !times.isEmpty else { return }
    let rate = Double(times.count) / (link.timestamp - first)
    let mean = times.reduce(0, +) / Double(times.count)
    label.text = String(format: "%.1f ms  ≤ %.1f  %.0f/s", mean * 1000, (times.max() ?? 0) * 1000, rate)
    graph.times = times
    times.removeAll(keepingCapacity: true)
    start = link.timestamp
  }

  private func frameEnded(after time: TimeInterval) {
    isAwaitingEnd = false
    times.append(time)
  }
}
