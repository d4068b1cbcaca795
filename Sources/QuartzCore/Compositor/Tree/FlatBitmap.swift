/// A still subtree drawn once: an opaque picture of a layer's bounds.
@MainActor
final class FlatBitmap {
  let buffer: PixelBuffer
  /// The node's `changedFrame` that the picture shows.
  let changedFrame: Int
  /// The last frame that used it.
  var usedFrame = 0

  init(buffer: PixelBuffer, changedFrame: Int) {
    self.buffer = buffer
    self.changedFrame = changedFrame
  }
}
