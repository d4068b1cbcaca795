internal import CCairo

extension Canvas {
  /// Draws with cairo into some of the pixels.
  ///
  /// The drawing sees `place` (of which it must not leave the left or upper edge) as its whole world, with its first pixel at (0, 0):
  /// the same numbers wherever it stands, so that rounding cannot differ between one place and another.
  func draw(in place: PixelRect, clip: ArraySlice<PixelRect>, _ body: (OpaquePointer) -> Void) {
    var reach = PixelRect.empty
    for rect in clip { reach = reach.union(rect.intersection(place).intersection(bounds)) }
    guard !reach.isEmpty else { return }
    // The surface holds no more than the buffer, or its rows would overlap, which cairo refuses; coordinates begin at the place all the
    // same, wherever that lies.
    let originX = max(place.minX, bounds.minX)
    let originY = max(place.minY, bounds.minY)
    let start = address(x: originX, y: originY).assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      start, CAIRO_FORMAT_ARGB32, Int32(reach.maxX - originX), Int32(reach.maxY - originY), Int32(buffer.rowBytes))
    cairo_surface_set_device_offset(surface, Double(place.minX - originX), Double(place.minY - originY))
    guard let surface, let cairo = cairo_create(surface) else { return }
    for rect in clip {
      let cut = rect.intersection(reach)
      guard !cut.isEmpty else { continue }
      cairo_rectangle(
        cairo, Double(cut.minX - place.minX), Double(cut.minY - place.minY), Double(cut.width), Double(cut.height))
    }
    cairo_clip(cairo)
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
