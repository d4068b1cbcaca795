import UIKit

/// Bars for the duration of frames: green up to half of a sixtieth of a second, yellow up to a sixtieth, red beyond.
final class FrameGraph: UIView {
  var times: [TimeInterval] = [] {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let budget = 1.0 / 60
    let step = max(2, (bounds.width / CGFloat(max(times.count, 1))).rounded(.down))
    for (index, time) in times.enumerated() {
      let height = min(bounds.height, max(1, bounds.height * CGFloat(time / budget)))
      (time < budget / 2 ? UIColor.systemGreen : time < budget ? .systemYellow : .systemRed).setFill()
      UIRectFill(CGRect(x: CGFloat(index) * step, y: bounds.height - height, width: step - 1, height: height))
    }
  }
}
