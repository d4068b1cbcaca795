import QuartzCore

extension UIScrollView {
  final func zoomLimitsChanged() {
    if zoomLimits.isZoomable, pinchRecognizer == nil {
      let pinch = UIPinchGestureRecognizer(target: self, action: UIScrollView.pinched)
      pinchRecognizer = pinch
      addGestureRecognizer(pinch)
    } else if !zoomLimits.isZoomable, let pinch = pinchRecognizer {
      removeGestureRecognizer(pinch)
      pinchRecognizer = nil
    }
  }

  private var zoomedView: UIView? { _scrollDelegate?.viewForZooming(in: self) }

  final func zoom(toScale scale: CGFloat, animated: Bool) {
    let target = zoomLimits.clamp(scale)
    // A controller that sets its minimum scale in every layout pass, and lays out when the content zooms, must converge.
    guard target != zoomLimits.scale || isZooming || isZoomAnimating else { return }
    let size = layer.bounds.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    zoom(to: target, around: middle, endingAt: middle, animated: animated)
  }

  final func zoom(toRect rect: CGRect, animated: Bool) {
    let size = layer.bounds.size
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = zoomLimits.clamp(min(size.width / rect.width, size.height / rect.height))
    let current = zoomLimits.scale
    let anchor = CGPoint(x: rect.midX * current - contentOffset.x, y: rect.midY * current - contentOffset.y)
    zoom(to: scale, around: anchor, endingAt: CGPoint(x: size.width / 2, y: size.height / 2), animated: animated)
  }

  final func zoom(to scale: CGFloat, around anchor: CGPoint, endingAt target: CGPoint, animated: Bool) {
    guard let view = zoomedView else { return }
    // A scale that is set during a pinch, for example in a callback, does not end it.
    if animated || !isZooming { endZoom() }
    stopMotion()
    var zoom = makeZoom(around: anchor, isPinching: false)
    zoom.targetScale = scale
    zoom.targetAnchor = target
    zoom.startTime = CACurrentMediaTime()
    zoom.drag = motion.drag
    guard animated, window != nil else {
      apply(scale, keeping: zoom.contentPoint, at: target, to: view)
      setOffset(clamped(contentOffset))
      if case .dragging = motion { limitsChanged() }
      return
    }
    _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    motion = .zooming(zoom)
    startFrames()
  }

  private func makeZoom(around anchor: CGPoint, isPinching: Bool) -> ScrollZoom {
    let scale = zoomLimits.scale
    let point = CGPoint(x: (contentOffset.x + anchor.x) / scale, y: (contentOffset.y + anchor.y) / scale)
    return ScrollZoom(
      isPinching: isPinching, contentPoint: point, anchor: anchor, startScale: scale, targetScale: scale, targetAnchor: anchor)
  }

  /// Sets the scale so that `point` of the zoomed view, at scale 1, is at `anchor` of the viewport.
  private func apply(_ scale: CGFloat, keeping point: CGPoint, at anchor: CGPoint, to view: UIView) {
    let natural = CGSize(width: ownContentSize.width / zoomLimits.scale, height: ownContentSize.height / zoomLimits.scale)
    let isInner = zoomLimits.isApplying
    zoomLimits.isApplying = true
    defer { zoomLimits.isApplying = isInner }
    zoomLimits.scale = scale
    let isConstrained = view.superview === self && view.isPlacedByConstraints
    zoomLimits.constrainedView = isConstrained ? view : nil
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    if isConstrained {
      view.zoomedScaleChanged()
    } else {
      ownContentSize = CGSize(width: natural.width * scale, height: natural.height * scale)
    }
    setOffset(CGPoint(x: point.x * scale - anchor.x, y: point.y * scale - anchor.y))
    setNeedsLayout()
    _scrollDelegate?.scrollViewDidZoom(self)
  }

  final func pinched(_ recognizer: UIPinchGestureRecognizer) {
    let place = recognizer.location(in: self)
    let anchor = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    switch recognizer.state {
    case .began:
      guard let view = zoomedView else { return }
      endZoom()
      stopMotion()
      endDragForPinch()
      motion = .zooming(makeZoom(around: anchor, isPinching: true))
      showIndicators()
      _scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      follow(recognizer.scale, anchor)
    case .changed: follow(recognizer.scale, anchor)
    case .ended, .cancelled: endPinch(at: anchor)
    default: break
    }
  }

  private func follow(_ factor: CGFloat, _ anchor: CGPoint) {
    guard case .zooming(let zoom) = motion, zoom.isPinching, let view = zoomedView else { return }
    var scale = zoom.startScale * factor
    let nearest = zoomLimits.clamp(scale)
    if scale != nearest {
      // Beyond its limits the scale follows the fingers with increasing resistance.
      scale = options.contains(.bouncesZoom) ? nearest * pow(scale / nearest, Self.zoomResistance) : nearest
    }
    apply(scale, keeping: zoom.contentPoint, at: anchor, to: view)
  }

  /// Ends a drag when the fingers begin to pinch.
  private func endDragForPinch() {
    guard case .dragging = motion else { return }
    var target = contentOffset
    _scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    motion = .none
    _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  final func endPinch(at anchor: CGPoint, staysHeld: Bool = false) {
    guard case .zooming(var zoom) = motion, zoom.isPinching else { return }
    let view = zoomedView
    zoom.isPinching = false
    zoom.startScale = zoomLimits.scale
    zoom.anchor = anchor
    zoom.targetScale = zoomLimits.clamp(zoomLimits.scale)
    zoom.bounces = zoom.targetScale != zoom.startScale
    zoom.startTime = CACurrentMediaTime()
    // Returns the valid offsets of the content at a scale.
    let natural = CGSize(width: ownContentSize.width / zoomLimits.scale, height: ownContentSize.height / zoomLimits.scale)
    let size = layer.bounds.size
    func rest(_ offset: CGFloat, _ content: CGFloat, _ before: CGFloat, _ after: CGFloat, _ room: CGFloat) -> CGFloat {
      min(max(offset, -before), max(-before, content + after - room))
    }
    let offset = CGPoint(
      x: rest(
        zoom.contentPoint.x * zoom.targetScale - anchor.x, natural.width * zoom.targetScale, ownAdjustedInset.left, ownAdjustedInset.right,
        size.width),
      y: rest(
        zoom.contentPoint.y * zoom.targetScale - anchor.y, natural.height * zoom.targetScale, ownAdjustedInset.top,
        ownAdjustedInset.bottom, size.height))
    zoom.targetAnchor = CGPoint(
      x: zoom.contentPoint.x * zoom.targetScale - offset.x, y: zoom.contentPoint.y * zoom.targetScale - offset.y)
    guard zoom.bounces || zoom.targetAnchor != anchor && !staysHeld else {
      motion = .none
      if !staysHeld { hideIndicators() }
      _scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomLimits.scale)
      return
    }
    motion = .zooming(zoom)
    startFrames()
  }

  final func continueZoom(_ zoom: ScrollZoom, at time: CFTimeInterval) {
    guard !zoom.isPinching else { return stopFrames() }
    guard let view = zoomedView else { return endZoom() }
    let elapsed = min(max((time - zoom.startTime) / Self.zoomDuration, 0), 1)
    let share = elapsed * elapsed * (3 - 2 * elapsed)
    let scale = zoom.startScale + (zoom.targetScale - zoom.startScale) * share
    let anchor = CGPoint(
      x: zoom.anchor.x + (zoom.targetAnchor.x - zoom.anchor.x) * share, y: zoom.anchor.y + (zoom.targetAnchor.y - zoom.anchor.y) * share)
    apply(scale, keeping: zoom.contentPoint, at: anchor, to: view)
    guard elapsed >= 1, case .zooming(let current) = motion else { return }
    rest()
    setOffset(clamped(contentOffset))
    _scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomLimits.scale)
    if current.scrolls { _scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  // MARK: Interrupting

  /// Ends a pinch or an animated zoom at the present scale.
  final func endZoom() {
    guard case .zooming = motion else { return }
    rest()
    _scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomLimits.scale)
  }

  /// Ends an animated zoom at its target.
  final func finishZoom(_ zoom: ScrollZoom) {
    if let view = zoomedView, !zoomLimits.isApplying {
      apply(zoom.targetScale, keeping: zoom.contentPoint, at: zoom.targetAnchor, to: view)
      setOffset(clamped(contentOffset))
    }
    endZoom()
  }

  /// Ends a pinch as if the fingers were lifted.
  final func endPinch() {
    guard case .zooming(let zoom) = motion, zoom.isPinching else { return }
    endPinch(at: presentAnchor(of: zoom))
  }

  private func presentAnchor(of zoom: ScrollZoom) -> CGPoint {
    let scale = zoomLimits.scale
    return CGPoint(x: zoom.contentPoint.x * scale - contentOffset.x, y: zoom.contentPoint.y * scale - contentOffset.y)
  }

  /// Lets an animated zoom continue at an offset that was set without animation.
  final func redirect(_ zoom: ScrollZoom, to offset: CGPoint) {
    guard !zoom.isPinching, !zoomLimits.isApplying else { return }
    var zoom = zoom
    zoom.contentPoint = .zero
    zoom.anchor = CGPoint(x: -offset.x, y: -offset.y)
    zoom.targetAnchor = zoom.anchor
    motion = .zooming(zoom)
  }

  /// Lets an animated zoom end at the target of an animated scroll.
  final func scroll(during zoom: ScrollZoom, to offset: CGPoint) {
    var zoom = zoom
    zoom.anchor = presentAnchor(of: zoom)
    zoom.startScale = zoomLimits.scale
    zoom.startTime = CACurrentMediaTime()
    zoom.targetAnchor = CGPoint(
      x: zoom.contentPoint.x * zoom.targetScale - offset.x, y: zoom.contentPoint.y * zoom.targetScale - offset.y)
    zoom.scrolls = true
    motion = .zooming(zoom)
  }

  private static var zoomDuration: CFTimeInterval { 0.3 }
  private static var zoomResistance: CGFloat { 0.5 }
}
