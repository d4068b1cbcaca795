internal import CCairo

extension Canvas {
  /// Cairo's surfaces have at most 32,767 pixels a side: what lies further from the first pixel is drawn from here.
  private static let farthest = 16_384

  /// Draws with cairo into some of the pixels.
  ///
  /// The drawing sees `place` (of which it must not leave the left or upper edge) as its whole world, with its first pixel at (0, 0):
  /// the same numbers wherever it stands, so that rounding cannot differ between one place and another.
  func draw(in place: PixelRect, clip: ArraySlice<PixelRect>, _ body: (OpaquePointer) -> Void) {
    var reach = PixelRect.empty
    for rect in clip { reach = reach.union(rect.intersection(place).intersection(bounds)) }
    guard !reach.isEmpty else { return }
    let stepX = (reach.minX - place.minX) / Self.farthest * Self.farthest
    let stepY = (reach.minY - place.minY) / Self.farthest * Self.farthest
    let place = place.offset(x: stepX, y: stepY)
    // The surface begins at the place's first pixel even where that lies outside the buffer: the clip keeps cairo inside.
    let start = address(x: place.minX, y: place.minY).assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      start, CAIRO_FORMAT_ARGB32, Int32(reach.maxX - place.minX), Int32(reach.maxY - place.minY), Int32(buffer.rowBytes))
    guard let surface, let cairo = cairo_create(surface) else { return }
    for rect in clip {
      let cut = rect.intersection(reach)
      guard !cut.isEmpty else { continue }
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
