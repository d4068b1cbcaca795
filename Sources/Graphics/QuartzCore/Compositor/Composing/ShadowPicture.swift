/// The blurred alpha of a layer's content.
final class ShadowPicture {
  let mask: PixelBuffer
  /// Relative to the layer's origin, before the shadow's offset.
  let place: PixelRect
  let sigma: Double
  let changedFrame: Int

  init(mask: PixelBuffer, place: PixelRect, sigma: Double, changedFrame: Int) {
    self.mask = mask
    self.place = place
    self.sigma = sigma
    self.changedFrame = changedFrame
  }
}
