internal import TrestleCCairo

extension Canvas {
  /// Cairo's surfaces have at most 32,767 pixels per side: drawing further from the first pixel is offset by this distance.
  private static let farthest = 16_384

  /// Draws with cairo into some of the pixels.
  ///
  /// The drawing uses `place` (and must not extend beyond its left or upper edge) as its coordinate space, with its first pixel at (0, 0),
  /// so that rounding does not depend on the position.
  func draw(in place: PixelRect, clip: ArraySlice<PixelRect>, _ body: (OpaquePointer) -> Void) {
    var reach = PixelRect.empty
    for rect in clip { reach = reach.union(rect.intersection(place).intersection(bounds)) }
    guard !reach.isEmpty else { return }
    let stepX = (reach.minX - place.minX) / Self.farthest * Self.farthest
    let stepY = (reach.minY - place.minY) / Self.farthest * Self.farthest
    let place = place.offset(x: stepX, y: stepY)
    let cuts = clip.lazy.map { $0.intersection(reach) }
    // Cairo rejects rows wider than the memory's: in this case a wider stride is passed temporarily.
    guard reach.maxX - place.minX > buffer.rowBytes / 4 else {
      // The surface begins at the place's first pixel even if that is outside the buffer: the clip keeps cairo inside.
      draw(
        on: address(x: place.minX, y: place.minY), rowBytes: buffer.rowBytes, place, reach, cuts, stepX: stepX, stepY: stepY, body)
      return
    }
    let wide = PixelBuffer(width: reach.maxX - place.minX, height: reach.height, format: .color)
    let lent = Canvas(wide, originX: place.minX, originY: reach.minY)
    lent.copy(reach, from: buffer, reach.minX - originX, reach.minY - originY)
    draw(
      on: lent.address(x: place.minX, y: place.minY), rowBytes: wide.rowBytes, place, reach, cuts, stepX: stepX, stepY: stepY, body)
    copy(reach, from: wide, reach.minX - place.minX, 0)
  }

  private func draw(
    on start: UnsafeMutableRawPointer, rowBytes: Int, _ place: PixelRect, _ reach: PixelRect, _ cuts: some Sequence<PixelRect>,
    stepX: Int, stepY: Int, _ body: (OpaquePointer) -> Void
  ) {
    let surface = cairo_image_surface_create_for_data(
      start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(reach.maxX - place.minX), Int32(reach.maxY - place.minY),
      Int32(rowBytes))
    guard let surface, let cairo = cairo_create(surface) else { return }
    for cut in cuts where !cut.isEmpty {
      cairo_rectangle(
        cairo, Double(cut.minX - place.minX), Double(cut.minY - place.minY), Double(cut.width), Double(cut.height))
    }
    cairo_clip(cairo)
    if stepX != 0 || stepY != 0 { cairo_translate(cairo, Double(-stepX), Double(-stepY)) }
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}

extension PixelBuffer {
  /// Draws with cairo into all of the buffer; coordinates are its pixels.
  func draw(_ body: (OpaquePointer) -> Void) {
    let surface = cairo_image_surface_create_for_data(
      data.assumingMemoryBound(to: UInt8.self), format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height),
      Int32(rowBytes))
    guard let surface, let cairo = cairo_create(surface) else { return }
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
