/// A static subtree drawn once: an opaque image of a layer's bounds.
@MainActor
final class FlatBitmap {
  let buffer: PixelBuffer
  /// The node's `changedFrame` for which the image is valid.
  let changedFrame: Int
  /// The frame that drew it.
  let madeFrame: Int
  /// The last frame that used it.
  var usedFrame: Int

  init(buffer: PixelBuffer, changedFrame: Int, frame: Int) {
    self.buffer = buffer
    self.changedFrame = changedFrame
    madeFrame = frame
    usedFrame = frame
  }
}
