import Foundation

/// What an image file holds: one picture or the frames of an animation, and how they are to be turned.
package struct DecodedImage {
  package struct Frame {
    package var image: CGImage
    /// Seconds until the next frame.
    package var delay: TimeInterval

    package init(image: CGImage, delay: TimeInterval) {
      self.image = image
      self.delay = delay
    }
  }

  /// Never empty.
  package var frames: [Frame]
  /// As the file tells it, 1…8; 1 is upright.
  package var exifOrientation = 1
  /// How often the animation runs; nil for ever.
  package var repeatCount: Int?

  package init(frames: [Frame], exifOrientation: Int = 1, repeatCount: Int? = 1) {
    self.frames = frames
    self.exifOrientation = exifOrientation
    self.repeatCount = repeatCount
  }
}
