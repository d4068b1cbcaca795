import Foundation

/// A path under construction.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() {
    super.init(PathData())
  }

  package override init(_ data: PathData) {
    super.init(data)
  }
}

extension CGMutablePath {
  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    data.move(to: point.applying(transform))
  }

  /// Adds a line from the current point, which becomes `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    data.line(to: point.applying(transform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    data.quad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    data.cubic(to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds a line to the beginning of the subpath.
  public func closeSubpath() {
    data.close()
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Adds each rectangle, transformed, as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Moves to the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
  }

  /// `clockwise` refers to a plane whose y points up: if it points down, true looks counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathData.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
  }

  /// Adds an arc by its start and the angle that it covers.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(center: center, radius: radius, startAngle: startAngle, sweep: delta, transform: transform)
  }

  /// Adds an arc between two tangents.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let start = data.currentPoint, transform.isInvertible else { return }
    var arc = PathData()
    arc.move(to: start.applying(transform.inverted()))
    arc.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    join(arc, transform: transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    data.append(path.data, transform: transform)
  }

  private func add(_ transform: CGAffineTransform, _ body: (inout PathData) -> Void) {
    if transform.isIdentity {
      body(&data)
    } else {
      var shape = PathData()
      body(&shape)
      data.append(shape, transform: transform)
    }
  }

  private func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat, transform: CGAffineTransform
  ) {
    if transform.isIdentity {
      data.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
    } else {
      var arc = PathData()
      arc.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
      join(arc, transform: transform)
    }
  }

  /// Appends segments to the current subpath: their first move becomes a line.
  private func join(_ segments: PathData, transform: CGAffineTransform) {
    segments.applying(transform).forEach { element in
      if case .move(let point) = element, !data.isEmpty {
        if data.currentPoint != point { data.line(to: point) }
      } else {
        data.append(element)
      }
    }
  }
}
