import CoreGraphics
internal import TrestlePlatform

/// The clock and the icons for reception, wireless network and battery, at the positions of a device's status bar.
final class StatusBarContent: UIView {
  private let clock = UILabel()
  private var device: DeviceProfile?
  private var color = UIColor.black

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    // The time in Apple's screenshots. It keeps snapshots independent of the time at which they are taken.
    clock.text = "9:41"
    clock.textAlignment = .center
    addSubview(clock)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ device: DeviceProfile, color: UIColor) {
    guard device != self.device || color != self.color else { return }
    self.device = device
    self.color = color
    clock.textColor = color
    clock.font = device.hasCutout ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 12, weight: .semibold)
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// The distances of the centers of clock and icons from the sides and from the top, beside the cutout.
  private var ears: (x: CGFloat, y: CGFloat) {
    guard let device, device.hasCutout else { return (0, bounds.height / 2) }
    return device.top > device.statusBarHeight ? (bounds.width * 0.165, device.top / 2 + 4) : (bounds.width * 0.14, 26)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = clock.sizeThatFits(bounds.size)
    var x = ears.x
    if let device, !device.hasCutout { x = device.isPad ? 12 + size.width / 2 : bounds.midX }
    clock.frame = CGRect(x: (x - size.width / 2).rounded(), y: ears.y - size.height / 2, width: size.width, height: size.height)
  }

  override func draw(_ rect: CGRect) {
    guard let device else { return }
    if device.hasCutout {
      let middle = bounds.width - ears.x
      reception(at: CGPoint(x: middle - 38, y: ears.y + 6), bar: 3.2, height: 12)
      wireless(bottom: CGPoint(x: middle - 2, y: ears.y + 6), radius: 12)
      battery(CGRect(x: middle + 13, y: ears.y - 6.5, width: 25, height: 13), corner: 4)
    } else {
      let right = bounds.width - (device.isPad ? 10 : 6)
      battery(CGRect(x: right - 25, y: ears.y - 5.5, width: 23, height: 11), corner: 3)
      let left: CGFloat = device.isPad ? right - 44 : 32
      wireless(bottom: CGPoint(x: left, y: ears.y + 4.5), radius: 10)
      if !device.isPad { reception(at: CGPoint(x: 6, y: ears.y + 4.5), bar: 2.6, height: 9) }
    }
  }

  private func reception(at origin: CGPoint, bar: CGFloat, height: CGFloat) {
    color.set()
    for index in 0..<4 {
      let tall = height * (0.4 + 0.2 * CGFloat(index))
      let place = CGRect(x: origin.x + CGFloat(index) * bar * 1.5, y: origin.y - tall, width: bar, height: tall)
      UIBezierPath(roundedRect: place, cornerRadius: bar * 0.3).fill()
    }
  }

  private func wireless(bottom: CGPoint, radius: CGFloat) {
    color.set()
    let (from, to) = (-CGFloat.pi * 0.75, -CGFloat.pi * 0.25)
    for share in [0.92, 0.6] {
      let arc = UIBezierPath(arcCenter: bottom, radius: radius * share, startAngle: from, endAngle: to, clockwise: true)
      arc.lineWidth = radius * 0.19
      arc.stroke()
    }
    let wedge = UIBezierPath(arcCenter: bottom, radius: radius * 0.36, startAngle: from, endAngle: to, clockwise: true)
    wedge.addLine(to: bottom)
    wedge.close()
    wedge.fill()
  }

  private func battery(_ frame: CGRect, corner: CGFloat) {
    let body = UIBezierPath(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: corner)
    color.withAlphaComponent(0.35).setStroke()
    body.lineWidth = 1
    body.stroke()
    color.withAlphaComponent(0.4).setFill()
    UIBezierPath(roundedRect: CGRect(x: frame.maxX + 1, y: frame.midY - 2, width: 1.5, height: 4), cornerRadius: 0.7).fill()
    color.setFill()
    UIBezierPath(roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: corner - 1.5).fill()
  }
}
