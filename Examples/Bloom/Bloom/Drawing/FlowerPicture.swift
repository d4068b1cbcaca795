import UIKit

/// The pictures that exist of each flower.
enum FlowerPicture: Int, CaseIterable {
  case portrait, closeUp, meadow, bud

  var title: String {
    switch self {
    case .portrait: return NSLocalizedString("picture.portrait", comment: "Kind of a picture")
    case .closeUp: return NSLocalizedString("picture.closeUp", comment: "Kind of a picture")
    case .meadow: return NSLocalizedString("picture.meadow", comment: "Kind of a picture")
    case .bud: return NSLocalizedString("picture.bud", comment: "Kind of a picture")
    }
  }

  private struct Key: Hashable {
    var picture: FlowerPicture
    var look: FlowerLook
    var width: CGFloat
    var height: CGFloat
    var isDark: Bool
  }

  @MainActor private static var drawn: [Key: UIImage] = [:]

  /// Returns the picture of a flower, drawn at its first use in a size and an appearance.
  @MainActor func image(of look: FlowerLook, size: CGSize, traits: UITraitCollection) -> UIImage {
    let isDark = traits.userInterfaceStyle == .dark
    let key = Key(picture: self, look: look, width: size.width.rounded(), height: size.height.rounded(), isDark: isDark)
    if let image = Self.drawn[key] { return image }
    let bounds = CGRect(x: 0, y: 0, width: max(1, key.width), height: max(1, key.height))
    let image = UIGraphicsImageRenderer(size: bounds.size).image { renderer in
      FlowerPainter(look: look, bounds: bounds, isDark: isDark, context: renderer.cgContext).paint(self)
    }
    if Self.drawn.count > 200 { Self.drawn = [:] }
    Self.drawn[key] = image
    return image
  }
}
