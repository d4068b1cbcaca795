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
    band.backgroundColor = look.drum != nil || !showsBand ? nil : look.band
    backgroundColor = look.drum?.ground
    showDrums(look.drum, frames)
    guard let drum = look.drum, showsBand, let first = frames.first, let last = frames.last else {
      glass.removeFromSuperview()
      return
    }
    if glass.superview == nil { superview?.addSubview(glass) }
    let left = min(first.minX, last.minX)
    let right = max(first.maxX, last.maxX)
    glass.frame = CGRect(x: left, y: middle.minY, width: right - left, height: middle.height)
    glass.show(drum.glass, border: drum.glassBorder, radius: 0, shine: drum.shine)
  }

  private func showDrums(_ look: UIDesign.Controls.Drum?, _ all: [CGRect]) {
    let frames = look == nil ? [] : all
    while drums.count > frames.count { drums.removeLast().removeFromSuperlayer() }
    while drums.count < frames.count {
      let drum = CAGradientLayer()
      layer.addSublayer(drum)
      drums.append(drum)
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (drum, frame) in zip(drums, frames) {
      drum.colors = look?.shades.map { $0.color.cgColor }
      drum.locations = look?.shades.map { NSNumber(value: Double($0.location)) }
      drum.cornerRadius = look?.cornerRadius ?? 0
      drum.frame = frame
    }
    CATransaction.commit()
  }
}
