import QuartzCore

/// The handle at an end of a selection: a line of the text's height, with a knob above it at the start and below it at the end.
@MainActor final class SelectionHandleView: UIView {
  let isStart: Bool
  /// The selection edge of the handle, in the text's coordinates.
  private(set) var edge = CGRect.zero
  private let line = CALayer()
  private let knob = CALayer()
  private let shine = CAGradientLayer()

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    layer.zPosition = 2
    layer.addSublayer(line)
    layer.addSublayer(knob)
    knob.addSublayer(shine)
  }

  required init?(coder: NSCoder) { nil }

  /// Hides the handle, because its end of the selection is not visible.
  func leave() {
    edge = .zero
    isHidden = true
  }

  /// Returns the frame of the handle at an edge of the selection.
  private func place(at edge: CGRect, _ look: UIDesign.TouchSelection) -> CGRect {
    let above = look.knobDiameter - look.knobOverlap
    return CGRect(
      x: edge.midX - look.knobDiameter / 2, y: isStart ? edge.minY - above : edge.minY, width: look.knobDiameter,
      height: edge.height + above)
  }

  /// Moves the handle to an edge of the selection, a rectangle of nearly no width.
  func stand(at edge: CGRect, look: UIDesign.TouchSelection, color: UIColor) {
    self.edge = edge
    let diameter = look.knobDiameter
    let above = diameter - look.knobOverlap
    let height = edge.height + above
    let place = place(at: edge, look)
    if frame != place { frame = place }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let color = color.cgColor
    line.backgroundColor = color
    line.frame = CGRect(
      x: (diameter - look.lineWidth) / 2, y: isStart ? above : 0, width: look.lineWidth, height: edge.height)
    knob.frame = CGRect(x: 0, y: isStart ? 0 : height - diameter, width: diameter, height: diameter)
    knob.backgroundColor = color
    knob.cornerRadius = diameter / 2
    knob.borderWidth = look.knobRim
    knob.borderColor = look.knobRimColor.cgColor
    knob.shadowOpacity = Float(look.knobShadow?.opacity ?? 0)
    knob.shadowRadius = look.knobShadow?.radius ?? 0
    knob.shadowOffset = look.knobShadow?.offset ?? .zero
    shine.isHidden = look.knobGloss == nil
    shine.frame = knob.bounds.insetBy(dx: look.knobRim, dy: look.knobRim)
    shine.cornerRadius = shine.frame.width / 2
    shine.masksToBounds = true
    shine.show(look.knobGloss?.stops ?? [], traits: traitCollection)
    CATransaction.commit()
  }
}

extension SelectionHandleView: UITextSelectionHandleView {
  var direction: NSDirectionalRectEdge { isStart ? .leading : .trailing }
  func preferredFrame(for rect: CGRect) -> CGRect { place(at: rect, traitCollection.design.textInput.touchSelection) }
}
