import CoreGraphics

extension CALayer {
  func markNeedsDisplay() {
    if !changes.contains(.display) { markChanged(.display) }
  }

  func displayIfMarked() {
    guard changes.contains(.display) else { return }
    changes.remove(.display)
    display()
  }

  /// Displays this layer and the layers below it that need it; others are not visited.
  package func displayTree() {
    displayIfMarked()
    guard changes.contains(.descendantsDisplay) else { return }
    changes.remove(.descendantsDisplay)
    for child in children { child.displayTree() }
    details?.values.mask?.displayTree()
  }

  func delegateDeclinesDisplay() { marks.insert(.declined) }

  func declinesDrawing() { marks.insert(.declined) }

  /// Asks the delegate to display, or draws into a bitmap of the bounds' size at `contentsScale`.
  func displayContents() {
    if marks.contains(.hasDelegate), let delegate {
      marks.remove(.declined)
      delegate.display(self)
      if !marks.contains(.declined) { return }
    }
    drawContents()
  }

  /// Draws into a bitmap that becomes the contents. If nothing is drawn, the contents do not change.
  package func drawContents() {
    if type(of: self) == CALayer.self, !marks.contains(.hasDelegate) { return }
    let width = snapped((state.bounds.width * state.contentsScale).rounded(.up))
    let height = snapped((state.bounds.height * state.contentsScale).rounded(.up))
    guard width > 0, height > 0 else {
      setDrawnContents(nil)
      return
    }
    guard let bitmap = Bitmap(width: width, height: height, format: isOpaque ? .rgb24 : .argb32),
      let context = CGContext(bitmap: bitmap, scale: state.contentsScale)
    else { return }
    context.translateBy(x: -state.bounds.minX, y: -state.bounds.minY)
    if marks.contains(.hasDelegate) { delegate?.layerWillDraw(self) }
    marks.remove(.declined)
    draw(in: context)
    if marks.contains(.declined) { return }
    setDrawnContents(CGImage(bitmap: bitmap))
  }

  private func setDrawnContents(_ image: CGImage?) {
    if image == nil, !marks.contains(.drewContents) { return }
    state.contents = image
    marks.set(.drewContents, image != nil)
    markChanged(.values)
  }

  func drawByDelegate(in context: CGContext) {
    if marks.contains(.hasDelegate), let delegate {
      delegate.draw(self, in: context)
    } else {
      marks.insert(.declined)
    }
  }
}
