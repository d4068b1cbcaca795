internal import TrestleCCairo
import Foundation

extension CGContext {
  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairo)
    paintFill()
    cairo_new_path(cairo)
  }

  /// Draws the lines of the current path and clears it.
  public func strokePath() {
    paintStroke()
    cairo_new_path(cairo)
  }

  /// Fills or strokes the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    case .eoFill, .eoFillStroke: cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    case .stroke: break
    }
    if mode != .stroke { paintFill() }
    if mode != .fill, mode != .eoFill { paintStroke() }
    cairo_new_path(cairo)
  }

  /// Fills a rectangle with the current fill color or pattern.
  public func fill(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles with the current fill color or pattern.
  public func fill(_ rects: [CGRect]) {
    cairo_new_path(cairo)
    addRects(rects)
    fillPath()
  }

  /// Draws the lines of a rectangle.
  public func stroke(_ rect: CGRect) {
    cairo_new_path(cairo)
    addRect(rect)
    strokePath()
  }

  /// Draws the lines of a rectangle with a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let previous = cairo_get_line_width(cairo)
    setLineWidth(width)
    stroke(rect)
    cairo_set_line_width(cairo, previous)
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws the line of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    cairo_new_path(cairo)
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line from each point of an even index to the next.
  public func strokeLineSegments(between points: [CGPoint]) {
    cairo_new_path(cairo)
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the rectangle transparent, or black without an alpha channel, regardless of color, shadow and blend mode.
  public func clear(_ rect: CGRect) {
    let present = state
    state.shadow = nil
    state.fill = .black
    state.alpha = 1
    // Cairo's own clearing is not used, because through a mask it would clear everything that the mask covers.
    setBlendMode(.destinationOut)
    fill(rect)
    state = present
    cairo_set_operator(cairo, present.blendMode.cairo)
  }

  private func paintFill() {
    guard !isPathEmpty else { return }
    compose(bounds: state.needsLayer ? boundingBoxOfPath : nil) { target in
      setSource(state.fill, on: target)
      if cairo_get_operator(target).reachesBeyondShape {
        cairo_save(target)
        cairo_clip_preserve(target)
        cairo_paint(target)
        cairo_restore(target)
      } else {
        cairo_fill_preserve(target)
      }
    }
  }

  private func paintStroke() {
    guard !isPathEmpty else { return }
    if cairo_get_operator(cairo).reachesBeyondShape {
      // Cairo cannot clip to a stroke, but it can clip to its outline.
      let outline = PathData(cairoPathOf: cairo).stroked(strokeStyle)
      compose(bounds: nil) { target in
        setSource(state.stroke, on: target)
        cairo_save(target)
        cairo_new_path(target)
        outline.append(toCairo: target)
        cairo_set_fill_rule(target, CAIRO_FILL_RULE_WINDING)
        cairo_clip(target)
        cairo_paint(target)
        cairo_restore(target)
      }
      return
    }
    compose(bounds: state.needsLayer ? strokeBounds : nil) { target in
      setSource(state.stroke, on: target)
      cairo_stroke_preserve(target)
    }
  }

  private var strokeBounds: CGRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_stroke_extents(cairo, &x0, &y0, &x1, &y1)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// Sets the color, with the state's alpha, as the source of `target`.
  func setSource(_ color: CGColor, on target: OpaquePointer) {
    if let cell = color.cell {
      setSource(cell, alpha: color.alpha * state.alpha, on: target)
      return
    }
    guard let tile = color.pattern else {
      let rgba = color.rgba
      cairo_set_source_rgba(target, rgba.red, rgba.green, rgba.blue, rgba.alpha * state.alpha)
      return
    }
    guard let pattern = cairo_pattern_create_for_surface(tile.image.bitmap.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, tile.image.shouldInterpolate ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    // The tile is anchored at the origin of the base coordinates, and is upright on the device in any orientation.
    let upright: CGFloat = base.d < 0 ? -tile.scale : tile.scale
    let toPixels = cairoTransform.concatenating(base.inverted())
      .concatenating(CGAffineTransform(translationX: -state.patternPhase.width, y: -state.patternPhase.height))
      .concatenating(CGAffineTransform(scaleX: tile.scale, y: upright))
    setSource(pattern, matrix: toPixels, alpha: color.alpha * state.alpha, on: target)
  }
}

extension cairo_operator_t {
  var reachesBeyondShape: Bool {
    self == CAIRO_OPERATOR_IN || self == CAIRO_OPERATOR_OUT || self == CAIRO_OPERATOR_DEST_IN
      || self == CAIRO_OPERATOR_DEST_ATOP
  }
}
