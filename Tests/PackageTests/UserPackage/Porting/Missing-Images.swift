import UIKit

@MainActor enum MissingImages {
  static func small(_ image: UIImage) -> UIImage {
    let format = image.imageRendererFormat
    format.opaque = false
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in image.draw(at: .zero) }
  }

  static func prepared(_ image: UIImage) async -> UIImage? {
    image.prepareThumbnail(of: CGSize(width: 20, height: 20)) { _ in }
    let ready = await image.byPreparingForDisplay()
    return image.preparingThumbnail(of: CGSize(width: 30, height: 30)) ?? image.preparingForDisplay() ?? ready
  }

  static var data: Data? { NSDataAsset(name: "Settings", bundle: .main)?.data }
  static let multicolor = UIImage.SymbolConfiguration.preferringMulticolor()
  static let literalColor: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1)
}
