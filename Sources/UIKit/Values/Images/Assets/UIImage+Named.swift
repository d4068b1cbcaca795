import Foundation

extension UIImage {
  /// Creates the image of a name in the main bundle: from its asset catalogs, or from a file whose extension may be omitted. Fails if there
  /// is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads an image of a bundle for some traits; `nil` if there is none of the name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let traits = traitCollection.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
    guard let image = NamedImages.shared.image(named: name, in: bundle ?? .main, for: traits) else { return nil }
    self.init(image.content, image.attributes)
  }

  /// Loads an image of a bundle with a configuration; `nil` if there is none of the name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    let traits = configuration?.traitCollection.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
    guard var image = NamedImages.shared.image(named: name, in: bundle ?? .main, for: traits) else { return nil }
    if image.isSymbolImage, let configuration { image = image.withConfiguration(configuration) }
    self.init(image.content, image.attributes)
  }

  /// The image's variants for other traits; nil if it has none.
  public var imageAsset: UIImageAsset? { attributes.asset }

  /// The traits for which this variant was selected.
  public var traitCollection: UITraitCollection {
    attributes.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }

  /// Returns the variant of this image for traits: itself if there are no others.
  package func variant(for traits: UITraitCollection) -> UIImage {
    guard let asset = attributes.asset else { return self }
    let picked = asset.image(with: traits)
    guard picked.content != .empty else { return self }
    return picked.changed {
      // Later changes of the image are kept.
      $0.renderingMode = attributes.renderingMode
      $0.tint = attributes.tint
      $0.capInsets = attributes.capInsets
      $0.resizingMode = attributes.resizingMode
      $0.alignmentRectInsets = attributes.alignmentRectInsets
      $0.baselineOffset = attributes.baselineOffset
      $0.flipsForRightToLeft = attributes.flipsForRightToLeft
    }
  }

  /// Returns an animation of the images `name0`, `name1` … in the main bundle, up to the first missing one; from `name1` if there is no 0.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var frames: [UIImage] = []
    var index = 0
    while index <= 1024 {
      if let frame = UIImage(named: "\(name)\(index)") {
        frames.append(frame)
      } else if index > 0 {
        break
      }
      index += 1
    }
    return animatedImage(with: frames, duration: duration)
  }

  /// Returns a resizable animation of images numbered `name0`, `name1` ….
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile, duration: TimeInterval
  ) -> UIImage? {
    guard let frames = animatedImageNamed(name, duration: duration)?.images else { return nil }
    let resizable = frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    return animatedImage(with: resizable, duration: duration)
  }
}
