import CoreGraphics

extension UIColor {
  /// The background of grouped tables, the name of iOS 2 to 12.
  public static let groupTableViewBackground: UIColor = systemGroupedBackground

  /// Vertical stripes of two points, repeated every seven points.
  static let pinstripes: UIColor = {
    let ground = UIColor(red: 0xc5 / 255, green: 0xcc / 255, blue: 0xd4 / 255, alpha: 1)
    let size = (width: 7, height: 1)
    guard
      let context = CGContext(
        data: nil, width: size.width, height: size.height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return ground }
    context.setFillColor(ground.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: size.width, height: size.height))
    context.setFillColor(CGColor(red: 0xcb / 255, green: 0xd2 / 255, blue: 0xd8 / 255, alpha: 1))
    context.fill(CGRect(x: 5, y: 0, width: 2, height: size.height))
    guard let image = context.makeImage() else { return ground }
    // The edges of the stripes stay sharp at higher scales.
    return UIColor(patternImage: UIImage(cgImage: CGImage(bitmap: image.bitmap, shouldInterpolate: false)))
  }()
}
