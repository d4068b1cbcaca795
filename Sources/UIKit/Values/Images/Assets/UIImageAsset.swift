import Foundation

/// The variants of one image for different traits: scales, light and dark.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let set: ImageSet?
  private let variants = Locked<[(traits: UITraitCollection, image: UIImage)]>([])

  public override init() {
    set = nil
    super.init()
  }

  init(set: ImageSet) {
    self.set = set
    super.init()
  }

  /// Returns the variant for traits; unspecified ones come from the current traits.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let traits = UITraitCollection(traitsFrom: [.current, traitCollection])
    let registered = variants.withLock { variants in
      // A variant that matches in more traits takes precedence; of equals, the later one.
      variants.enumerated().filter { traits.containsTraits(in: $0.element.traits) }
        .max { ($0.element.traits.imageTraitCount, $0.offset) < ($1.element.traits.imageTraitCount, $1.offset) }?.element.image
    }
    if let registered { return registered }
    if let image = set.flatMap({ NamedImages.shared.image(of: $0, for: traits) }) { return image.changed { $0.asset = self } }
    return variants.withLock { $0.first?.image } ?? UIImage()
  }

  /// Returns the variant that best matches the traits of a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Adds a variant, replacing the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    variants.withLock { $0.append((traitCollection, image.changed { $0.asset = self })) }
  }

  /// Adds a variant for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the variant of some traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the variant for the traits of a configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }
}

extension UITraitCollection {
  fileprivate var imageTraitCount: Int {
    (userInterfaceStyle == .unspecified ? 0 : 1) + (displayScale > 0 ? 1 : 0) + (accessibilityContrast == .unspecified ? 0 : 1)
      + (userInterfaceIdiom == .unspecified ? 0 : 1)
  }
}
