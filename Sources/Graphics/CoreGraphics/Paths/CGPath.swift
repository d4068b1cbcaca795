import Foundation

/// A shape of lines and curves for filling, stroking, clipping and hit testing.
///
/// A `CGPath` is immutable unless it is a `CGMutablePath`.
public class CGPath: @unchecked Sendable {
  package internal(set) var data: PathData

  package init(_ data: PathData) {
    self.data = data
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var data = PathData()
    data.addRect(rect)
    self.init(data.applying(transform?.pointee ?? .identity))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var data = PathData()
    data.addEllipse(in: rect)
    self.init(data.applying(transform?.pointee ?? .identity))
  }

  /// Creates the path of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    var data = PathData()
    data.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(data.applying(transform?.pointee ?? .identity))
  }
}

extension CGPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { data.isEmpty }

  /// The start of the next segment; zero for an empty path.
  public var currentPoint: CGPoint { data.currentPoint ?? .zero }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(data) }

  /// Returns a copy with transformed points.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(data.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy with the same elements.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(data) }

  /// Returns a mutable copy with transformed points.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(data.applying(transform?.pointee ?? .identity))
  }

  /// Calls a closure with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var points = [CGPoint](repeating: .zero, count: 3)
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      data.forEach { element in
        var shown: CGPathElement
        switch element {
        case .move(let point):
          base[0] = point
          shown = CGPathElement(type: .moveToPoint, points: base)
        case .line(let point):
          base[0] = point
          shown = CGPathElement(type: .addLineToPoint, points: base)
        case .quad(let control, let point):
          base[0] = control
          base[1] = point
          shown = CGPathElement(type: .addQuadCurveToPoint, points: base)
        case .cubic(let control1, let control2, let point):
          base[0] = control1
          base[1] = control2
          base[2] = point
          shown = CGPathElement(type: .addCurveToPoint, points: base)
        case .close:
          shown = CGPathElement(type: .closeSubpath, points: base)
        }
        block(&shown)
      }
    }
  }
}

extension CGPath: Hashable {
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.data == rhs.data }
  public func hash(into hasher: inout Hasher) { data.hash(into: &hasher) }
}
