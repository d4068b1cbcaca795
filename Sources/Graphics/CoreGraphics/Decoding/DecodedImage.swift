import Foundation

/// The content of an image file: one image or the frames of an animation, and the orientation.
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

  /// The frames in the order in which they are shown. There is at least one.
  package var frames: [Frame]
  /// The value in the file, 1…8; 1 is upright.
  package var exifOrientation = 1
  /// The number of repetitions of the animation; nil for endless.
  package var repeatCount: Int?

  package init(frames: [Frame], exifOrientation: Int = 1, repeatCount: Int? = 1) {
    self.frames = frames
    self.exifOrientation = exifOrientation
    self.repeatCount = repeatCount
  }
}
