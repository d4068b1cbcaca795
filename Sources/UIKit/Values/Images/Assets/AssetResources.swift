import DeveloperToolsSupport
import Foundation

extension UIImage {
  /// The image of an asset catalog. A missing one is reported, and is empty.
  public convenience init(resource: ImageResource) {
    if let image = NamedImages.shared.image(named: resource.name, in: resource.bundle, for: .current) {
      self.init(image.content, image.attributes)
    } else {
      UIKitError.raise("No image named '\(resource.name)' found in asset catalog for \(resource.bundle.bundlePath)")
      self.init()
    }
  }
}

extension UIColor {
  /// The color of an asset catalog. A missing one is reported, and is clear.
  public convenience init(resource: ColorResource) {
    if let set = AssetCatalog.of(resource.bundle).colorSet(named: resource.name) {
      self.init(set.color.storage)
    } else {
      UIKitError.raise("No color named '\(resource.name)' found in asset catalog for \(resource.bundle.bundlePath)")
      self.init(white: 0, alpha: 0)
    }
  }
}
