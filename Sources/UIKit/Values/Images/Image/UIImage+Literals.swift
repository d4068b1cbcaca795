// The initializers that the compiler calls for `#imageLiteral(resourceName:)` and `#colorLiteral(red:green:blue:alpha:)`.

public typealias _ImageLiteralType = UIImage
public typealias _ColorLiteralType = UIColor

extension _ExpressibleByImageLiteral where Self: UIImage {
  /// Creates the image of a name in the main bundle. A missing name is reported and results in an empty image.
  public init(imageLiteralResourceName path: String) {
    let image = UIImage(named: path)
    if image == nil { UIKitError.raise("Unexpectedly found no image named \(path) for an image literal") }
    self = (image ?? UIImage()) as! Self
  }
}

extension _ExpressibleByColorLiteral where Self: UIColor {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) as! Self
  }
}

extension UIImage: _ExpressibleByImageLiteral {}
extension UIColor: _ExpressibleByColorLiteral {}
