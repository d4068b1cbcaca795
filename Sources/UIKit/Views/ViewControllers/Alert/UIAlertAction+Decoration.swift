import CoreGraphics

extension UIAlertAction {
  /// The parts of a button without public properties. Many apps set them by key.
  struct Decoration {
    /// The color of the title, instead of the tint color.
    var titleColor: UIColor?
    var titleAlignment = NSTextAlignment.center
    /// An image at the leading edge.
    var image: UIImage?
    var imageColor: UIColor?
    /// Whether there is a checkmark at the trailing edge.
    var isChecked = false
  }
}

extension UIAlertAction: PrivatelyKeyed {
  package func privateValue(forKey key: String) -> Any? {
    switch key {
    case "titleTextColor": decoration.titleColor
    case "image": decoration.image
    case "checked", "_isChecked": decoration.isChecked
    default: nil
    }
  }

  package func setPrivateValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "titleTextColor", "_titleTextColor": decoration.titleColor = value as? UIColor
    case "imageTintColor", "_imageTintColor": decoration.imageColor = value as? UIColor
    case "image", "_image": decoration.image = value as? UIImage
    case "checked", "_checked", "isChecked": decoration.isChecked = (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
    case "titleTextAlignment", "_titleTextAlignment":
      let number = (value as? NSTextAlignment)?.rawValue ?? (value as? Int) ?? (value as? NSNumber)?.intValue
      decoration.titleAlignment = number.flatMap(NSTextAlignment.init(rawValue:)) ?? .center
    default: return false
    }
    return true
  }
}
