import CoreGraphics

extension InterfaceMaker {
  /// Returns the image that an attribute of the element names, or a child `<imageReference>` of that key describes.
  func image(_ element: PlannedElement, _ name: String) -> UIImage? {
    if let reference = element.child(key: name), reference.kind == "imageReference" { return image(reference: reference) }
    guard let imageName = element.attributes[name], !imageName.isEmpty else { return nil }
    return image(named: imageName, isSymbol: element.attributes["catalog"] == "system", element)
  }

  private func image(reference: PlannedElement) -> UIImage? {
    guard let name = reference.attributes["image"] else { return nil }
    guard var image = image(named: name, isSymbol: reference.attributes["catalog"] == "system", reference) else { return nil }
    if let scale = reference.word("symbolScale", Self.symbolScales) {
      image = image.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    switch reference.attributes["renderingMode"] {
    case "template": image = image.withRenderingMode(.alwaysTemplate)
    case "original": image = image.withRenderingMode(.alwaysOriginal)
    case "hierarchical":
      if let color = reference.children.first(where: { $0.kind == "color" || $0.kind == "hierarchicalColors" }).flatMap({ color($0) }) {
        image = image.withConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: color))
      }
    default: break
    }
    return image
  }

  /// Returns the image of a name. A missing one is empty but has the size stored in the document, so that layouts are unchanged.
  func image(named name: String, isSymbol: Bool, _ element: PlannedElement? = nil) -> UIImage? {
    if isSymbol {
      if let image = UIImage(systemName: name) { return image }
    } else if let image = UIImage(named: name, in: bundle, compatibleWith: nil) {
      return image
    }
    if let element {
      InterfaceWarnings.warn("There is no image called \"\(name)\".", element, plan)
    }
    guard var size = plan.resources.imageSizes[name], size.width > 0, size.height > 0 else { return nil }
    // Documents store symbols at a size of 128 points.
    if isSymbol { size = CGSize(width: (size.width * 0.16).rounded(.up), height: (size.height * 0.16).rounded(.up)) }
    return MissingImages.image(of: size)
  }

  /// Returns the symbol configuration of the child with this key, if there is one.
  func symbolConfiguration(_ element: PlannedElement, _ key: String) -> UIImage.SymbolConfiguration? {
    guard let child = element.child(key: key), child.kind == "preferredSymbolConfiguration" || child.kind == "symbolConfiguration" else {
      return nil
    }
    let scale = child.word("scale", Self.symbolScales) ?? .default
    let weight = child.word("weight", Self.symbolWeights)
    if child.attributes["configurationType"] == "font", let font = font(child, "fontDescription") {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    let configuration: UIImage.SymbolConfiguration
    if let size = child.number("pointSize") {
      configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight ?? .unspecified, scale: scale)
    } else if let weight {
      configuration = UIImage.SymbolConfiguration(weight: weight).applying(UIImage.SymbolConfiguration(scale: scale))
    } else {
      configuration = UIImage.SymbolConfiguration(scale: scale)
    }
    if child.attributes["renderingMode"] == "hierarchical",
      let color = child.children.first(where: { $0.kind == "color" }).flatMap({ color($0) })
    {
      return configuration.applying(UIImage.SymbolConfiguration(hierarchicalColor: color))
    }
    let palette = child.list("paletteColors").compactMap { color($0) }
    if child.attributes["renderingMode"] == "palette", !palette.isEmpty {
      return configuration.applying(UIImage.SymbolConfiguration(paletteColors: palette))
    }
    return configuration
  }

  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large, "default": .default,
  ]

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
    "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

/// Empty images that replace missing ones, by size.
@MainActor enum MissingImages {
  private static var images: [String: UIImage] = [:]

  static func image(of size: CGSize) -> UIImage? {
    let size = CGSize(width: min(size.width, 2048), height: min(size.height, 2048))
    let key = "\(size.width) \(size.height)"
    if let known = images[key] { return known }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    images[key] = image
    return image
  }
}
