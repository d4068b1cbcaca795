import CoreGraphics
import QuartzCore

/// The decoration of the wheels: the band of the selected rows, and in the classic design drums in a frame under glass.
@preconcurrency @MainActor final class PickerGround: UIView {
  private let band = UIView()
  private var drums: [CAGradientLayer] = []
  /// In front of the wheels.
  let glass = ControlFace(frame: .zero)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(band)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ look: UIDesign.Controls.Wheels, rowHeight: CGFloat, drums frames: [CGRect], showsBand: Bool) {
    let middle = CGRect(
      x: look.bandInset, y: (bounds.midY - rowHeight / 2).rounded(), width: max(0, bounds.width - 2 * look.bandInset), height: rowHeight)
    band.frame = middle
    band.layer.cornerRadius = look.bandRadius
    band.backgroundColor = look.isDrum || !showsBand ? nil : look.band
    backgroundColor = look.isDrum ? UIColor(0x2a2c33, alpha: 1) : nil
    showDrums(look.isDrum ? frames : [])
    guard look.isDrum, showsBand, let first = frames.first, let last = frames.last else {
      glass.removeFromSuperview()
      return
    }
    if glass.superview == nil { superview?.addSubview(glass) }
    let left = min(first.minX, last.minX)
    let right = max(first.maxX, last.maxX)
    glass.frame = CGRect(x: left, y: middle.minY, width: right - left, height: middle.height)
    glass.show(
      .init(top: UIColor(0xb8c4e4, alpha: 0.3), bottom: UIColor(0x6f80b4, alpha: 0.32)), border: UIColor(0x5b698f, alpha: 0.8), radius: 0,
      gloss: true)
  }

  private func showDrums(_ frames: [CGRect]) {
    while drums.count > frames.count { drums.removeLast().removeFromSuperlayer() }
    while drums.count < frames.count {
      let drum = CAGradientLayer()
      drum.colors = [0x6e7178, 0xc3c6cc, 0xffffff, 0xffffff, 0xc3c6cc, 0x6e7178].map { UIColor($0, alpha: 1).cgColor }
      drum.locations = [0, 0.16, 0.4, 0.6, 0.84, 1]
      drum.cornerRadius = 3
      layer.addSublayer(drum)
      drums.append(drum)
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (drum, frame) in zip(drums, frames) { drum.frame = frame }
    CATransaction.commit()
  }
}
