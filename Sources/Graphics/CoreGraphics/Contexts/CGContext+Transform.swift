internal import TrestleCCairo
import Foundation

extension CGContext {
  /// The transform from user space to the device, whose y points up.
  public var ctm: CGAffineTransform {
    cairoTransform.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: deviceHeight))
  }

  /// The transform from the coordinates of drawing to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Moves the origin of the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the coordinates, in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies `transform` to later drawing, before the current one. One that flattens the plane hides drawing until the state is restored.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isInvertible, transform.concatenating(cairoTransform).isInvertible else {
      state.isDegenerate = true
      cairo_new_path(cairo)
      cairo_clip(cairo)
      return
    }
    var matrix = transform.cairo
    cairo_transform(cairo, &matrix)
  }

  /// Converts to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts from device pixels to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Converts to pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Converts from device pixels to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Converts to pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Converts from device pixels to user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// The transform from user space to cairo's device, whose y points down.
  package var cairoTransform: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(matrix)
  }
}
