import UIKitValues

nonisolated(unsafe) private var imageKey: UInt8 = 0

extension UIImage {
  /// Creates an image from a Core Image image. It is drawn immediately.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// Creates an image from a Core Image image, with a scale and an orientation. It is drawn immediately.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
    objc_setAssociatedObject(self, &imageKey, ciImage, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The Core Image image that this image was created from, or nil.
  public var ciImage: CIImage? { objc_getAssociatedObject(self, &imageKey) as? CIImage }
}

extension UIColor {
  /// The color as Core Image's type.
  public var ciColor: CIColor { CIColor(color: self) }
  /// Creates a color from a Core Image color.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
