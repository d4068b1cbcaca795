/// A static subtree drawn once: an opaque image of a layer's bounds.
@MainActor
final class FlatBitmap {
  let buffer: PixelBuffer
  /// The node's `changedFrame` for which the image is valid.
  let changedFrame: Int
  /// The last frame that used it.
  var usedFrame = 0

  init(buffer: PixelBuffer, changedFrame: Int) {
    self.buffer = buffer
    self.changedFrame = changedFrame
  }
}
