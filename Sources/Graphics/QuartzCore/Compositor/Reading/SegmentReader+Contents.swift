import CoreGraphics

extension SegmentReader {
  /// Returns the contents, positioned by their gravity.
  func readContents(_ image: CGImage) -> DrawOp? {
    let detail = shown.drawnDetails
    let part = detail.values.contentsRect
    let source = CGRect(
      x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height), width: part.width * CGFloat(image.width),
      height: part.height * CGFloat(image.height))
    guard source.width > 0, source.height > 0, !bounds.isEmpty else { return nil }
    let factor = CGFloat(scale) / max(shown.state.contentsScale, 0.01)
    let natural = CGSize(width: source.width * factor, height: source.height * factor)
    let target = PixelRect(snapping: placement(natural, detail.values.contentsGravity))
    guard !target.isEmpty else { return nil }
    let center = detail.values.contentsCenter
    let pieces: [ImageDrawing.Piece]
    if center == CGRect(x: 0, y: 0, width: 1, height: 1) || detail.values.contentsGravity != .resize {
      pieces = [ImageDrawing.Piece(source: source, target: target)]
    } else {
      pieces = stretched(source, target, center, factor)
    }
    let magnifies = CGFloat(target.width) >= source.width && CGFloat(target.height) >= source.height
    let filter = magnifies ? detail.values.magnificationFilter : detail.values.minificationFilter
    let drawing = ImageDrawing(image, pieces, isNearest: filter == .nearest)
    return DrawOp(.image(drawing), target, isOpaque: drawing.isOpaque)
  }

  /// Returns the rectangle of an image of some size in the bounds, in pixels.
  private func placement(_ natural: CGSize, _ gravity: CALayerContentsGravity) -> CGRect {
    let room = CGSize(width: CGFloat(place.width), height: CGFloat(place.height))
    var size = natural
    switch gravity {
    case .resize: return CGRect(origin: .zero, size: room)
    case .resizeAspect, .resizeAspectFill:
      let across = room.width / natural.width
      let down = room.height / natural.height
      let factor = gravity == .resizeAspect ? min(across, down) : max(across, down)
      size = CGSize(width: natural.width * factor, height: natural.height * factor)
    default: break
    }
    var x = (room.width - size.width) / 2
    var y = (room.height - size.height) / 2
    switch gravity {
    case .left, .topLeft, .bottomLeft: x = 0
    case .right, .topRight, .bottomRight: x = room.width - size.width
    default: break
    }
    switch gravity {
    case .top, .topLeft, .topRight: y = 0
    case .bottom, .bottomLeft, .bottomRight: y = room.height - size.height
    default: break
    }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// Returns nine pieces: corners unchanged, sides stretched in one direction, the center in both.
  private func stretched(_ source: CGRect, _ target: PixelRect, _ center: CGRect, _ factor: CGFloat) -> [ImageDrawing.Piece] {
    func cuts(_ from: CGFloat, _ length: CGFloat, _ first: CGFloat, _ part: CGFloat, _ targetFrom: Int, _ targetLength: Int)
      -> (source: [CGFloat], target: [Int])
    {
      let leading = first * length
      let trailing = length - leading - part * length
      var before = snapped(Double(leading * factor))
      var after = snapped(Double(trailing * factor))
      if before + after > targetLength {
        before = before * targetLength / max(before + after, 1)
        after = targetLength - before
      }
      return (
        [from, from + leading, from + length - trailing, from + length],
        [targetFrom, targetFrom + before, targetFrom + targetLength - after, targetFrom + targetLength]
      )
    }
    let across = cuts(source.minX, source.width, center.minX, center.width, target.minX, target.width)
    let down = cuts(source.minY, source.height, center.minY, center.height, target.minY, target.height)
    var pieces: [ImageDrawing.Piece] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let piece = ImageDrawing.Piece(
          source: CGRect(
            x: across.source[column], y: down.source[row], width: across.source[column + 1] - across.source[column],
            height: down.source[row + 1] - down.source[row]),
          target: PixelRect(
            minX: across.target[column], minY: down.target[row], maxX: across.target[column + 1], maxY: down.target[row + 1]))
        // A stretched center may have zero width: it repeats the pixel at its position.
        if !piece.target.isEmpty { pieces.append(piece.withBreadth) }
      }
    }
    return pieces
  }
}

extension ImageDrawing.Piece {
  fileprivate var withBreadth: ImageDrawing.Piece {
    var piece = self
    if piece.source.width < 1e-3 { piece.source = piece.source.insetBy(dx: -0.5, dy: 0) }
    if piece.source.height < 1e-3 { piece.source = piece.source.insetBy(dx: 0, dy: -0.5) }
    return piece
  }
}
