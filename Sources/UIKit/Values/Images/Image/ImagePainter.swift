import Foundation

/// Draws an image into a context: oriented, tinted, or in nine parts if it has cap insets.
struct ImagePainter {
  let image: UIImage
  let context: CGContext

  func draw(in rect: CGRect) {
    guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0 else { return }
    if image.flipsForRightToLeftLayoutDirection, UITraitCollection.current.layoutDirection == .rightToLeft {
      context.translateBy(x: rect.minX + rect.maxX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    if case .symbol(let symbol) = image.content {
      symbol.draw(in: rect, context: context, color: image.attributes.tint?.cgColor ?? symbolColor)
      return
    }
    if let caps = image.attributes.capInsets {
      drawParts(caps: caps, in: rect)
      return
    }
    guard let pixels = pixels(of: image) else { return }
    context.draw(pixels, pixelsToUser: image.imageOrientation.transform(of: pixels, to: rect))
  }

  private var symbolColor: CGColor { image.renderingMode == .alwaysOriginal ? .black : context.fillColor }

  private func pixels(of image: UIImage) -> CGImage? {
    if let tint = image.attributes.tint { return image.tinted(tint.cgColor, scale: image.scale) }
    return image.isTemplate() ? image.tinted(context.fillColor, scale: image.scale) : image.cgImage
  }

  private func drawParts(caps: UIEdgeInsets, in rect: CGRect) {
    let upright = image.upright
    guard let pixels = pixels(of: upright) else { return }
    let scale = image.scale
    let columns = Self.spans(
      low: caps.left * scale, high: caps.right * scale, length: CGFloat(pixels.width), from: rect.minX, to: rect.maxX, scale: scale)
    let rows = Self.spans(
      low: caps.top * scale, high: caps.bottom * scale, length: CGFloat(pixels.height), from: rect.minY, to: rect.maxY, scale: scale)
    // Antialiased edges of adjacent parts would let the background shine through.
    context.setShouldAntialias(false)
    for row in rows {
      for column in columns {
        let source = CGRect(x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let target = CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)
        guard target.width > 0, target.height > 0, let part = pixels.cropping(to: source) else { continue }
        let tiles = image.resizingMode == .tile && (column.isMiddle || row.isMiddle)
        guard tiles else {
          context.drawUpright(part, in: target)
          continue
        }
        let toUser = CGAffineTransform(
          a: column.isMiddle ? 1 / scale : target.width / source.width, b: 0, c: 0,
          d: row.isMiddle ? 1 / scale : target.height / source.height, tx: target.minX, ty: target.minY)
        context.draw(part, pixelsToUser: toUser, tiled: target)
      }
    }
  }

  private struct Span {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
    var isMiddle: Bool
  }

  /// Returns the caps and the center along one axis: pixels of the image, points of the target. Caps that do not fit shrink.
  private static func spans(
    low: CGFloat, high: CGFloat, length: CGFloat, from: CGFloat, to: CGFloat, scale: CGFloat
  ) -> [Span] {
    var low = max(0, low.rounded())
    var high = max(0, high.rounded())
    if low + high > length {
      low = (low * length / (low + high)).rounded()
      high = length - low
    }
    var (lowTarget, highTarget) = (low / scale, high / scale)
    if lowTarget + highTarget > to - from {
      let fit = (to - from) / (lowTarget + highTarget)
      lowTarget *= fit
      highTarget *= fit
    }
    return [
      Span(source: 0, sourceLength: low, target: from, targetLength: lowTarget, isMiddle: false),
      Span(
        source: low, sourceLength: length - low - high, target: from + lowTarget, targetLength: to - from - lowTarget - highTarget,
        isMiddle: true),
      Span(source: length - high, sourceLength: high, target: to - highTarget, targetLength: highTarget, isMiddle: false),
    ].filter { $0.sourceLength > 0 }
  }
}
