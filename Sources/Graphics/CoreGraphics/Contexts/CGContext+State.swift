internal import TrestleCCairo
import Foundation

extension CGContext {
  /// Keeps a copy of the state until `restoreGState()`.
  public func saveGState() {
    cairo_save(cairo)
    saved.append(.state(state))
  }

  /// Returns to the last saved state; does nothing if none was saved since the context or its transparency layer began.
  public func restoreGState() {
    guard case .state(let previous)? = saved.last else { return }
    saved.removeLast()
    cairo_restore(cairo)
    state = previous
  }

  /// Sets the color of fills and of text; black by default.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the color of strokes; black by default.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the color of fills to components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of strokes to components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of fills to a gray from 0, black, to 1, white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  /// Sets the color of strokes to a gray from 0, black, to 1, white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

  /// Sets the alpha that all drawing is multiplied with.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

  /// Sets how drawn colors combine with those below; `.normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    cairo_set_operator(cairo, mode.cairo)
  }

  /// The quality of interpolation when images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// Sets whether edges may be smoothed at all.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
    applyAntialiasing()
  }

  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
    applyAntialiasing()
  }

  private func applyAntialiasing() {
    let smooth = state.allowsAntialiasing && state.shouldAntialias
    cairo_set_antialias(cairo, smooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Moves the anchor of pattern colors. NaN is ignored, because cairo would draw nothing afterward.
  public func setPatternPhase(_ phase: CGSize) {
    if phase.width.isFinite, phase.height.isFinite { state.patternPhase = phase }
  }

  package var fillColor: CGColor { state.fill }
  package var alpha: CGFloat { state.alpha }
}

extension CGContext {
  public func setLineWidth(_ width: CGFloat) {
    cairo_set_line_width(cairo, width.isFinite ? max(0, width) : 0)
  }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairo) }
  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairo) }
  /// Sets the limit for the length of mitered corners.
  public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit) }

  /// Sets the maximum distance, in device pixels, between a curve and its approximation.
  public func setFlatness(_ flatness: CGFloat) {
    cairo_set_tolerance(cairo, flatness.isFinite ? max(0.01, flatness) : 0.1)
  }

  /// Sets the alternating lengths of dashes and gaps; an empty or invalid array gives a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let usable = phase.isFinite && lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    let dashes = usable ? lengths.map { Double($0) } : []
    cairo_set_dash(cairo, dashes, Int32(dashes.count), usable ? phase : 0)
  }
}

extension CGLineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: return CAIRO_LINE_CAP_BUTT
    case .round: return CAIRO_LINE_CAP_ROUND
    case .square: return CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: return CAIRO_LINE_JOIN_MITER
    case .round: return CAIRO_LINE_JOIN_ROUND
    case .bevel: return CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}
