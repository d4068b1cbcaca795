import Foundation

/// A cache of decoded images by name, up to 64 MiB.
final class NamedImages: @unchecked Sendable {
  static let shared = NamedImages()

  private let cache = NSCache<NSString, UIImage>()

  private init() {
    cache.totalCostLimit = 64 << 20
  }

  func image(named name: String, in bundle: Bundle, for traits: UITraitCollection) -> UIImage? {
    let catalog = AssetCatalog.of(bundle)
    if let image = image(named: name, in: catalog, for: traits) { return image }
    for folder in catalog.folders {
      let path = folder.appendingPathComponent(name).path
      if let image = cached("\(path) \(traits.drawingScale)", { Self.image(atPath: path, scale: traits.drawingScale) }) { return image }
    }
    // The extension of a file name does not count for an asset: "Photo.png" is also the asset "Photo".
    return ImageFile.stem(of: name).flatMap { image(named: $0, in: catalog, for: traits) }
  }

  private func image(named name: String, in catalog: AssetCatalog, for traits: UITraitCollection) -> UIImage? {
    guard let set = catalog.imageSet(named: name), let image = image(of: set, for: traits) else { return nil }
    guard !image.isSymbolImage else { return image }
    let asset = UIImageAsset(set: set)
    return image.changed { $0.asset = asset }
  }

  func image(of set: ImageSet, for traits: UITraitCollection) -> UIImage? {
    let key =
      "\(set.folder.path) \(traits.drawingScale) \(traits.userInterfaceStyle.rawValue) \(traits.accessibilityContrast.rawValue) "
      + "\(traits.userInterfaceIdiom.rawValue)"
    return cached(key) { set.image(for: traits) }
  }

  private static func image(atPath path: String, scale: CGFloat) -> UIImage? {
    guard let file = ImageFile.best(atPath: path, scale: scale), let data = FileManager.default.contents(atPath: file.path) else {
      return nil
    }
    return UIImage(data: data, scale: file.scale)
  }

  private func cached(_ key: String, _ make: () -> UIImage?) -> UIImage? {
    let key = NSString(string: key)
    if let known = cache.object(forKey: key) { return known }
    guard let image = make() else { return nil }
    cache.setObject(image, forKey: key, cost: image.cgImage.map { $0.bytesPerRow * $0.height } ?? 0)
    return image
  }
}
