internal import TrestleCCairo
import Foundation

extension PathData {
  /// Appends the path to the context's current path, in its user space. With `continuing`, the first move is the end of that path, and is
  /// omitted.
  package func append(toCairo cairo: OpaquePointer, continuing: Bool = false) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    var skipsMove = continuing
    forEach { element in
      switch element {
      case .move(let point):
        if !skipsMove { cairo_move_to(cairo, point.x, point.y) }
        skipsMove = false
        current = point
        start = point
      case .line(let point):
        cairo_line_to(cairo, point.x, point.y)
        current = point
      case .quad(let control, let point):
        let (c1, c2) = Self.cubicControls(from: current, control: control, to: point)
        cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, point.x, point.y)
        current = point
      case .cubic(let control1, let control2, let point):
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        current = point
      case .close:
        cairo_close_path(cairo)
        current = start
      }
    }
  }

  /// Returns the control points of the cubic curve that equals the quadratic one.
  static func cubicControls(from start: CGPoint, control: CGPoint, to end: CGPoint) -> (CGPoint, CGPoint) {
    (
      CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    )
  }

  /// The context's current path, in its user space.
  init(cairoPathOf cairo: OpaquePointer) {
    self.init()
    guard let copied = cairo_copy_path(cairo) else { return }
    defer { cairo_path_destroy(copied) }
    guard copied.pointee.status == CAIRO_STATUS_SUCCESS, let items = copied.pointee.data else { return }
    func point(_ index: Int) -> CGPoint { CGPoint(x: items[index].point.x, y: items[index].point.y) }
    var index = 0
    while index < Int(copied.pointee.num_data) {
      let header = items[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(index + 1))
      case CAIRO_PATH_LINE_TO: line(to: point(index + 1))
      case CAIRO_PATH_CURVE_TO:
        cubic(to: point(index + 3), control1: point(index + 1), control2: point(index + 2))
      default: close()
      }
      index += Int(header.length)
    }
  }
}
