import CoreGraphics

/// Converts a layer's own drawing to pixels: its segment of the display list.
@MainActor
struct SegmentReader {
  let shown: CALayer
  let layer: CALayer
  let place: NodePlace
  let masks: ShapeMasks

  init(_ shown: CALayer, _ layer: CALayer, _ place: NodePlace, _ masks: ShapeMasks) {
    self.shown = shown
    self.layer = layer
    self.place = place
    self.masks = masks
  }

  /// In pixels. A wider blur looks the same, and would need masks larger than the screen.
  private static let widestBlur = 300.0
  /// In pixels, for the same reason: corners and borders are stored as masks.
  static let widestMask = 2048.0

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: place.width, height: place.height) }
  var scale: Double { place.scale }

  /// Reads background, contents and items, from back to front.
  func readUnder(_ ops: inout ContiguousArray<DrawOp>) {
    if shown.drawsNothing { return }
    if let color = shown.state.backgroundColor { readBackground(color, &ops) }
    if type(of: shown) != CALayer.self { readSubclass(&ops) }
    if let image = shown.contentsImage, let op = readContents(image) { ops.append(op) }
    for item in layer.items { readItem(item, &ops) }
  }

  private func readBackground(_ color: CGColor, _ ops: inout ContiguousArray<DrawOp>) {
    guard !bounds.isEmpty else { return }
    if let pattern = color.pattern {
      ops.append(DrawOp(.pattern(PatternDrawing(pattern, alpha: Double(color.alpha), scale: scale, rounding)), bounds))
      return
    }
    let pixel = PixelColor(color)
    if pixel.isClear { return }
    if let rounding {
      ops.append(DrawOp(.rounded(pixel, rounding), bounds, isOpaque: pixel.isOpaque))
    } else {
      ops.append(.fill(pixel, bounds))
    }
  }

  /// The corners of the layer's own drawing; a layer that clips rounds everything at once.
  var rounding: NineSlice? {
    guard let corners = place.corners, !place.clips else { return nil }
    return masks.rounded(width: place.width, height: place.height, corners)
  }

  /// Converts from the coordinates of the bounds to pixels relative to the layer's origin.
  func pixels(_ rect: CGRect) -> CGRect {
    CGRect(
      x: Double(rect.minX) * scale - Double(place.contentX), y: Double(rect.minY) * scale - Double(place.contentY),
      width: Double(rect.width) * scale, height: Double(rect.height) * scale)
  }

  private func readItem(_ item: LayerItem, _ ops: inout ContiguousArray<DrawOp>) {
    switch item {
    case .text(let layout, let point):
      let text = TextDrawing(
        layout, scale: scale, originX: Double(point.x) * scale - Double(place.contentX),
        originY: Double(point.y) * scale - Double(place.contentY))
      if !text.rect.isEmpty { ops.append(DrawOp(.text(text), text.rect)) }
    case .fill(let rect, let color, let radius):
      readFill(rect, color, radius, &ops)
    case .image(let image, let rect):
      let target = PixelRect(snapping: pixels(rect))
      guard !target.isEmpty else { return }
      ops.append(DrawOp(.image(ImageDrawing(image, over: target)), target, isOpaque: image.isOpaque))
    case .path(let path, let fill, let stroke, let lineWidth):
      var style = PathDrawing.Style()
      style.fill = fill
      style.stroke = stroke
      style.lineWidth = lineWidth
      append(PathDrawing(path, style, scale: scale, originX: -Double(place.contentX), originY: -Double(place.contentY)), &ops)
    }
  }

  private func readFill(_ rect: CGRect, _ color: CGColor, _ radius: CGFloat, _ ops: inout ContiguousArray<DrawOp>) {
    let target = PixelRect(snapping: pixels(rect))
    let pixel = PixelColor(color)
    guard !target.isEmpty, !pixel.isClear else { return }
    guard radius > 0 else {
      ops.append(.fill(pixel, target))
      return
    }
    let each = min(Self.widestMask, Double(radius) * scale)
    let shape = CornerShape(topLeft: each, topRight: each, bottomRight: each, bottomLeft: each, isContinuous: false)
      .fitted(width: Double(target.width), height: Double(target.height))
    let mask = masks.rounded(width: target.width, height: target.height, shape)
    ops.append(DrawOp(.rounded(pixel, mask), target, isOpaque: pixel.isOpaque))
  }

  func append(_ path: PathDrawing, _ ops: inout ContiguousArray<DrawOp>) {
    if !path.rect.isEmpty { ops.append(DrawOp(.path(path), path.rect)) }
  }

  // MARK: Border and shadow

  func readBorder() -> DrawOp? {
    let points = shown.state.borderWidth
    guard points > 0, !bounds.isEmpty, !shown.drawsNothing, let color = shown.drawnDetails.values.borderColor else { return nil }
    let pixel = PixelColor(color)
    if pixel.isClear { return nil }
    let width = max(snapped(min(Self.widestMask, Double(points) * scale)), 1)
    var mask: NineSlice?
    if let corners = place.corners { mask = masks.ring(width: place.width, height: place.height, corners, ring: width) }
    return DrawOp(.border(pixel, width: width, mask), bounds)
  }

  /// Reads the shadow: of the path, of the layer's rectangle if it draws nothing else, or of its whole content.
  func readShadow(hasPlainShape: Bool) -> (DrawOp?, ContentShadow?) {
    let detail = shown.drawnDetails
    guard detail.values.shadowOpacity > 0, !place.clips, !shown.drawsNothing, let color = detail.values.shadowColor else {
      return (nil, nil)
    }
    let rgba = color.rgba
    let pixel = PixelColor(
      red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue),
      alpha: Double(rgba.alpha) * Double(min(detail.values.shadowOpacity, 1)))
    if pixel.isClear { return (nil, nil) }
    let sigma = min(Self.widestBlur, max(0, Double(detail.values.shadowRadius) * scale))
    let offsetX = snapped(Double(detail.values.shadowOffset.width) * scale)
    let offsetY = snapped(Double(detail.values.shadowOffset.height) * scale)
    if let path = detail.values.shadowPath {
      let shadow = PathShadow(
        path, scale: scale, originX: Double(offsetX - place.contentX), originY: Double(offsetY - place.contentY), sigma: sigma,
        masks: masks)
      return (shadow.rect.isEmpty ? nil : DrawOp(.pathShadow(pixel, shadow), shadow.rect), nil)
    }
    guard hasPlainShape else {
      return (nil, ContentShadow(color: pixel, sigma: sigma, offsetX: offsetX, offsetY: offsetY))
    }
    let square = CornerShape(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0, isContinuous: false)
    let mask = masks.shadow(width: place.width, height: place.height, place.corners ?? square, sigma: sigma)
    let rect = bounds.grown(by: BoxBlur.reach(sigma: sigma)).offset(x: offsetX, y: offsetY)
    return (DrawOp(.shadow(pixel, mask), rect), nil)
  }
}
