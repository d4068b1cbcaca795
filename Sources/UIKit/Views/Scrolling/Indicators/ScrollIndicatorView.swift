import QuartzCore

/// A scroll indicator at the edge of a scroll view. The mouse can drag it.
@MainActor final class ScrollIndicatorView: UIView {
  let axis: ScrollAxes
  weak var scrollView: UIScrollView?

  /// Whether the pointer is near, so that the bar is thicker and can be dragged.
  var isNearPointer = false {
    didSet {
      guard isNearPointer != oldValue else { return }
      isUserInteractionEnabled = isNearPointer || isHeld
      scrollView?.layoutIndicators()
    }
  }

  /// Whether the mouse drags it.
  private(set) var isHeld = false
  private var grip = CGPoint.zero
  private var gripOffset = CGPoint.zero

  init(axis: ScrollAxes) {
    self.axis = axis
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.opacity = 0
  }

  required init?(coder: NSCoder) {
    axis = .vertical
    super.init(coder: coder)
  }

  func style(_ metrics: ScrollIndicatorMetrics, _ style: UIScrollView.IndicatorStyle) {
    switch style {
    case .default: backgroundColor = metrics.color
    case .black: backgroundColor = UIColor(white: 0, alpha: 0.35)
    case .white: backgroundColor = metrics.whiteColor
    }
    layer.borderWidth = metrics.borderColor == nil ? 0 : metrics.borderWidth
    layer.borderColor = metrics.borderColor?.cgColor
  }

  /// Returns the present thickness of the bar.
  func thickness(_ metrics: ScrollIndicatorMetrics) -> CGFloat {
    isNearPointer || isHeld ? max(metrics.thickness, metrics.hoverThickness) : metrics.thickness
  }

  func fade(to opacity: Float, duration: CFTimeInterval) {
    guard layer.opacity != opacity else { return }
    if duration > 0, window != nil {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = layer.opacity
      animation.toValue = opacity
      animation.duration = duration
      layer.add(animation, forKey: "fade")
    } else {
      layer.removeAnimation(forKey: "fade")
    }
    layer.opacity = opacity
  }

  // MARK: Dragging

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: axis == .vertical ? -4 : 0, dy: axis == .vertical ? 0 : -4).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.type == .indirectPointer, let scrollView else {
      super.touchesBegan(touches, with: event)
      return
    }
    isHeld = true
    scrollView.stopMotion()
    scrollView.showIndicators()
    grip = touch.location(in: nil)
    gripOffset = scrollView.contentOffset
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHeld, let touch = touches.first, let scrollView else { return }
    let place = touch.location(in: nil)
    scrollView.scroll(by: self, from: gripOffset, distance: axis == .vertical ? place.y - grip.y : place.x - grip.x)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

  private func letGo() {
    guard isHeld else { return }
    isHeld = false
    isUserInteractionEnabled = isNearPointer
    scrollView?.layoutIndicators()
    scrollView?.hideIndicators()
  }
}
