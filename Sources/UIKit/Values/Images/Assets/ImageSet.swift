import Foundation

/// An image of an asset catalog: its files for several scales, appearances and directions.
struct ImageSet {
  let folder: URL
  private let contents: AssetContents

  /// Fails if its description is missing or damaged.
  init?(folder: URL) {
    guard let contents = AssetContents(folder: folder) else { return nil }
    self.folder = folder
    self.contents = contents
  }

  /// Returns the image for traits; nil if no file matches or the matching one is damaged.
  func image(for traits: UITraitCollection) -> UIImage? {
    if let symbol = contents.symbols?.lazy.compactMap({ $0.filename }).first {
      return UIImage(systemName: folder.appendingPathComponent(symbol).path, compatibleWith: traits)
    }
    guard let (entry, scale) = entry(for: traits), let name = entry.filename,
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path),
      let image = Self.image(from: data, scale: scale, traits: traits, name: name)
    else { return nil }
    return image.changed { attributes in
      switch contents.properties?.templateIntent {
      case "template": attributes.renderingMode = .alwaysTemplate
      case "original": attributes.renderingMode = .alwaysOriginal
      default: break
      }
      if let resizing = entry.resizing {
        attributes.capInsets = resizing.insets(of: image)
        attributes.resizingMode = resizing.center?.mode == "stretch" || resizing.center?.mode == "fill" ? .stretch : .tile
      }
      attributes.flipsForRightToLeft = entry.languageDirection != nil
    }
  }

  /// PDF and SVG files have their size in points and are rasterized at the displayed scale.
  private static func image(from data: Data, scale: CGFloat, traits: UITraitCollection, name: String) -> UIImage? {
    if SVGPicture.isSVG(data) {
      if !SVGPicture.isAvailable { UIKitErrorHandler.warn("\(name) is not drawn: images in SVG need the library librsvg2-2.") }
      return SVGPicture.image(from: data, scale: traits.drawingScale).map { UIImage(cgImage: $0.image, scale: $0.scale, orientation: .up) }
    }
    guard PDFPage.isPDF(data) else { return UIImage(data: data, scale: scale) }
    if !PDFPage.isAvailable { UIKitErrorHandler.warn("\(name) is not drawn: images in PDF need the library libpoppler-glib8.") }
    let drawingScale = traits.drawingScale
    return PDFPage.image(from: data, scale: drawingScale).map { UIImage(cgImage: $0, scale: drawingScale, orientation: .up) }
  }

  private func entry(for traits: UITraitCollection) -> (AssetContents.Image, CGFloat)? {
    let usable = (contents.images ?? []).compactMap { entry -> (entry: AssetContents.Image, rank: Int)? in
      guard entry.filename != nil, entry.idiom.map({ $0 == "universal" || $0 == traits.userInterfaceIdiom.assetName }) ?? true,
        let rank = entry.appearances.suits(traits)
      else { return nil }
      return (entry, rank * 2 + (entry.idiom == "universal" ? 0 : 1))
    }
    guard let highest = usable.map({ $0.rank }).max() else { return nil }
    let candidates = usable.filter { $0.rank == highest }.map { ($0.entry, Self.scale(of: $0.entry)) }
    return ImageFile.best(of: candidates, scale: traits.drawingScale) { $0.1 }
  }

  private static func scale(of entry: AssetContents.Image) -> CGFloat {
    switch entry.scale {
    case "2x": return 2
    case "3x": return 3
    default: return 1
    }
  }
}

extension UIUserInterfaceIdiom {
  fileprivate var assetName: String {
    switch self {
    case .pad: return "ipad"
    case .phone: return "iphone"
    default: return "universal"
    }
  }
}

extension AssetContents.Image.Resizing {
  /// Files specify insets in pixels, images in points.
  fileprivate func insets(of image: UIImage) -> UIEdgeInsets {
    let scale = image.scale
    return UIEdgeInsets(
      top: (capInsets?.top ?? 0) / scale, left: (capInsets?.left ?? 0) / scale, bottom: (capInsets?.bottom ?? 0) / scale,
      right: (capInsets?.right ?? 0) / scale)
  }
}
