import CoreGraphics
internal import TrestleCPixman

/// An image, or parts of one, drawn over parts of a layer: a layer's contents or an image item.
///
/// Parts drawn at their original size are copied. Others are sampled bilinearly; parts reduced to less than half are averaged first, which
/// avoids aliasing of photographs in small views.
@MainActor
final class ImageDrawing {
  struct Piece: Equatable {
    /// The drawn part in pixels of the image.
    var source: CGRect
    /// The covered rectangle in pixels relative to the layer's origin.
    var target: PixelRect
  }

  let image: CGImage
  let pieces: [Piece]
  let isNearest: Bool
  let alpha: UInt8
  private let pixels: PixelBuffer
  private var reduced: [Int: PixelBuffer] = [:]

  init(_ image: CGImage, _ pieces: [Piece], isNearest: Bool = false, alpha: UInt8 = 255) {
    self.image = image
    self.pieces = pieces
    self.isNearest = isNearest
    self.alpha = alpha
    pixels = Self.pixels(of: image)
  }

  convenience init(_ image: CGImage, over target: PixelRect) {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    self.init(image, [Piece(source: whole, target: target)], isNearest: !image.shouldInterpolate)
  }

  var isOpaque: Bool { image.isOpaque && alpha == 255 }

  func isSame(as other: ImageDrawing) -> Bool {
    self === other || (image === other.image && pieces == other.pieces && isNearest == other.isNearest && alpha == other.alpha)
  }

  func scaled(by factor: UInt8) -> ImageDrawing {
    ImageDrawing(image, pieces, isNearest: isNearest, alpha: UInt8(multiply(UInt32(alpha), UInt32(factor))))
  }

  private static func pixels(of image: CGImage) -> PixelBuffer {
    if image.isMask {
      let buffer = PixelBuffer(width: image.width, height: image.height, format: .color)
      for y in 0..<image.height {
        let from = (image.data + y * image.stride).assumingMemoryBound(to: UInt8.self)
        let to = (buffer.data + y * buffer.rowBytes).assumingMemoryBound(to: UInt32.self)
        trestle_alpha_pixels(to, from, image.width)
      }
      return buffer
    }
    return PixelBuffer(
      data: image.data, width: image.width, height: image.height, rowBytes: image.stride, isOpaque: image.isOpaque, owner: image)
  }

  /// Draws the part in `clip`; the layer's origin is at (`x`, `y`).
  func draw(on canvas: Canvas, x: Int, y: Int, clip: PixelRect) {
    for piece in pieces {
      let target = piece.target.offset(x: x, y: y)
      let cut = target.intersection(clip).intersection(canvas.bounds)
      guard !cut.isEmpty else { continue }
      let dx = cut.minX - target.minX
      let dy = cut.minY - target.minY
      if let place = exactPlace(of: piece) {
        if isOpaque {
          canvas.copy(cut, from: pixels, place.x + dx, place.y + dy)
        } else {
          canvas.blend(cut, from: pixels, place.x + dx, place.y + dy, alpha: alpha)
        }
      } else {
        sample(piece, dx, dy, cut, canvas)
      }
    }
  }

  /// Returns the position in the image of a piece that is drawn at its original size; edge pixels are repeated outside of the image.
  private func exactPlace(of piece: Piece) -> (x: Int, y: Int)? {
    let source = piece.source
    let x = source.minX.rounded()
    let y = source.minY.rounded()
    guard abs(source.minX - x) < 1e-3, abs(source.minY - y) < 1e-3, abs(source.width - CGFloat(piece.target.width)) < 1e-3,
      abs(source.height - CGFloat(piece.target.height)) < 1e-3, x >= 0, y >= 0,
      x + CGFloat(piece.target.width) <= CGFloat(image.width), y + CGFloat(piece.target.height) <= CGFloat(image.height)
    else { return nil }
    return (Int(x), Int(y))
  }

  private func sample(_ piece: Piece, _ dx: Int, _ dy: Int, _ cut: PixelRect, _ canvas: Canvas) {
    var scaleX = Double(piece.source.width) / Double(piece.target.width)
    var scaleY = Double(piece.source.height) / Double(piece.target.height)
    guard scaleX > 0, scaleY > 0 else { return }
    var level = 0
    if !isNearest {
      while min(scaleX, scaleY) >= 2 && level < 6 {
        level += 1
        scaleX /= 2
        scaleY /= 2
      }
    }
    let factor = Double(1 << level)
    let buffer = level == 0 ? pixels : reduction(level)
    // Only the pixels of the part are used: its neighbors must not bleed in at the edges.
    let inner = CGRect(
      x: piece.source.minX / factor, y: piece.source.minY / factor, width: piece.source.width / factor,
      height: piece.source.height / factor)
    let part = PixelRect(covering: inner).intersection(buffer.bounds)
    guard !part.isEmpty else { return }
    let view = PixelBuffer(
      data: buffer.data + part.minY * buffer.rowBytes + part.minX * 4, width: part.width, height: part.height,
      rowBytes: buffer.rowBytes, isOpaque: image.isOpaque, owner: buffer)
    var transform = pixman_transform_t()
    pixman_transform_init_identity(&transform)
    transform.matrix.0.0 = fixed(scaleX)
    transform.matrix.1.1 = fixed(scaleY)
    transform.matrix.0.2 = fixed(inner.minX - Double(part.minX))
    transform.matrix.1.2 = fixed(inner.minY - Double(part.minY))
    if !isNearest, canvas.sampleRows(cut, from: view, &transform, dx, dy, alpha: alpha, repeatsEdge: true) { return }
    pixman_image_set_transform(view.image, &transform)
    pixman_image_set_repeat(view.image, PIXMAN_REPEAT_PAD)
    pixman_image_set_filter(view.image, isNearest ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
    canvas.composite(
      view.image, dx, dy, mask: alpha == 255 ? nil : SolidSource.alpha(alpha), 0, 0, cut,
      isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER)
  }

  /// Returns the image halved `level` times. Intermediate sizes are not stored.
  private func reduction(_ level: Int) -> PixelBuffer {
    if let found = reduced[level] { return found }
    var picture = pixels
    for _ in 0..<level { picture = picture.halved() }
    reduced[level] = picture
    return picture
  }
}

/// Returns a number in pixman's 16.16 format, minus an integer after rounding. The constants are the first arguments, so that NaN is
/// replaced.
func fixed(_ value: Double, minus whole: Int = 0) -> pixman_fixed_t {
  let rounded = (max(-1e9, min(1e9, value)) * 65536).rounded() - Double(whole) * 65536
  return pixman_fixed_t(max(-2147483648, min(2147483647, rounded)))
}
