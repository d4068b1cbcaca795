internal import TrestleCCairo
import Foundation

extension CGContext {
  /// Starts an empty path.
  public func beginPath() { cairo_new_path(cairo) }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { cairo_move_to(cairo, point.x, point.y) }

  /// Adds a line from the current point, which becomes `point`.
  public func addLine(to point: CGPoint) {
    guard !isPathEmpty else { return }
    cairo_line_to(cairo, point.x, point.y)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !isPathEmpty else { return }
    cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !isPathEmpty else { return }
    let (control1, control2) = PathData.cubicControls(from: currentPointOfPath, control: control, to: end)
    addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a line to the beginning of the subpath.
  public func closePath() { cairo_close_path(cairo) }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    let rect = drawable(rect)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
  }

  /// Adds each rectangle to the path as a closed subpath.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Moves to the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) {
    var data = PathData()
    data.addEllipse(in: rect)
    data.append(toCairo: cairo)
  }

  /// `clockwise` refers to a plane whose y points up: in UIKit's contexts true looks counterclockwise.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    extendPath { data in
      let sweep = PathData.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
      data.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
    }
  }

  /// Adds an arc between two tangents.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extendPath { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds the elements of a path to the current one.
  public func addPath(_ path: CGPath) { path.data.append(toCairo: cairo) }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

  /// The start of the next segment.
  public var currentPointOfPath: CGPoint {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    return CGPoint(x: x, y: y)
  }

  /// The current path in user space; nil if there is none.
  public var path: CGPath? {
    isPathEmpty ? nil : CGPath(PathData(cairoPathOf: cairo))
  }

  /// The smallest rectangle around all points of the current path.
  public var boundingBoxOfPath: CGRect {
    guard !isPathEmpty else { return .null }
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &x0, &y0, &x1, &y1)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// Returns whether painting the current path with `mode` would cover `point`, in user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let filled: Bool
    switch mode {
    case .stroke:
      filled = false
    case .fill, .fillStroke, .eoFill, .eoFillStroke:
      let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
      cairo_set_fill_rule(cairo, rule.cairo)
      filled = cairo_in_fill(cairo, point.x, point.y) != 0
    }
    switch mode {
    case .fill, .eoFill: return filled
    case .stroke, .fillStroke, .eoFillStroke: return filled || cairo_in_stroke(cairo, point.x, point.y) != 0
    }
  }

  /// Lets `body` append to a path that begins at the end of the current one.
  private func extendPath(_ body: (inout PathData) -> Void) {
    var data = PathData()
    let continues = !isPathEmpty
    if continues { data.move(to: currentPointOfPath) }
    body(&data)
    data.append(toCairo: cairo, continuing: continues)
  }

  /// Cairo's coordinates are limited to about eight million pixels; a larger rectangle is cut well outside of any clip.
  func drawable(_ rect: CGRect) -> CGRect {
    let limit: CGFloat = 1_000_000
    if rect.hasNaN { return .zero }
    let rect = rect.standardized
    if rect.minX > -limit, rect.minY > -limit, rect.maxX < limit, rect.maxY < limit { return rect }
    let clip = boundingBoxOfClipPath.insetBy(dx: -1000, dy: -1000)
    let cut = rect.overlap(with: clip)
    return cut.isNull ? CGRect.zero : cut
  }
}

extension CGRect {
  /// Foundation traps on intersecting such a rectangle. Infinite coordinates may have a NaN edge too: ∞ − ∞ is NaN.
  var hasNaN: Bool { (origin.x + size.width).isNaN || (origin.y + size.height).isNaN }
}
