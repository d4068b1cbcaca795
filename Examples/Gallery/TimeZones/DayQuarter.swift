import UIKit

/// A quarter of the day, with its image.
enum DayQuarter: Int {
  case night
  case morning
  case afternoon
  case evening

  @MainActor private static var images: [DayQuarter: UIImage] = [:]

  /// The sky of the quarter with the sun or the moon, drawn once.
  @MainActor var image: UIImage {
    if let image = Self.images[self] { return image }
    let size = CGSize(width: 32, height: 32)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let circle = UIBezierPath(ovalIn: CGRect(origin: .zero, size: size))
      circle.addClip()
      sky.setFill()
      circle.fill()
      light(in: size)
    }
    Self.images[self] = image
    return image
  }

  private var sky: UIColor {
    switch self {
    case .night: UIColor(red: 0.09, green: 0.11, blue: 0.29, alpha: 1)
    case .morning: UIColor(red: 0.99, green: 0.75, blue: 0.44, alpha: 1)
    case .afternoon: UIColor(red: 0.35, green: 0.68, blue: 0.96, alpha: 1)
    case .evening: UIColor(red: 0.79, green: 0.36, blue: 0.42, alpha: 1)
    }
  }

  private func light(in size: CGSize) {
    let height: CGFloat = self == .afternoon ? 13 : self == .night ? 14 : 20
    let sun = CGRect(x: size.width / 2 - 7, y: height - 7, width: 14, height: 14)
    (self == .night ? UIColor(white: 0.95, alpha: 1) : UIColor(red: 1, green: 0.93, blue: 0.5, alpha: 1)).setFill()
    UIBezierPath(ovalIn: sun).fill()
    if self == .night {
      sky.setFill()
      UIBezierPath(ovalIn: sun.offsetBy(dx: 5, dy: -3)).fill()
    } else if self != .afternoon {
      UIColor(red: 0.25, green: 0.33, blue: 0.26, alpha: 1).setFill()
      UIRectFill(CGRect(x: 0, y: 21, width: size.width, height: 11))
    }
  }
}
