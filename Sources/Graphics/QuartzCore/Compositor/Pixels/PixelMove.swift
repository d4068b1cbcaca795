/// The effect of scrolling on a frame: the pixels within an area moved by a distance.
package struct PixelMove: Equatable, Sendable {
  /// The area in which pixels move. Those that leave it are lost, and newly visible parts of it are composed.
  package var area: PixelRect
  /// The distance to the right, in pixels.
  package var dx: Int
  /// The distance downward, in pixels.
  package var dy: Int

  package init(area: PixelRect, dx: Int, dy: Int) {
    self.area = area
    self.dx = dx
    self.dy = dy
  }

  /// The pixels that come from elsewhere in the area.
  package var target: PixelRect { area.intersection(area.offset(x: dx, y: dy)) }
  /// The previous position of the pixels.
  package var source: PixelRect { target.offset(x: -dx, y: -dy) }
}
