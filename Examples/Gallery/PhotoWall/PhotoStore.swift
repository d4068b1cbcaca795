import UIKit

/// Draws the photos, and keeps those that were drawn. The wall asks for them ahead of time as it scrolls.
@MainActor final class PhotoStore {
  private var drawn: [Int: UIImage] = [:]
  /// The photos that were drawn before they were shown.
  private(set) var prepared: Set<Int> = []

  func prepare(_ number: Int) {
    guard drawn[number] == nil else { return }
    prepared.insert(number)
    drawn[number] = draw(number)
  }

  func image(_ number: Int) -> UIImage {
    if let image = drawn[number] { return image }
    let image = draw(number)
    drawn[number] = image
    return image
  }

  /// Returns a sky with the sun over a hill.
  private func draw(_ number: Int) -> UIImage {
    let size = CGSize(width: 96, height: 96)
    let hue = CGFloat(number * 37 % 100) / 100
    func color(_ shift: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> UIColor {
      UIColor(hue: (hue + shift).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness, alpha: 1)
    }
    return UIGraphicsImageRenderer(size: size).image { context in
      let sky = [color(0, 0.55, 0.95).cgColor, color(0.08, 0.25, 1).cgColor] as CFArray
      if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: sky, locations: nil) {
        context.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
      }
      color(0.15, 0.2, 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: CGFloat(number * 13 % 60) + 8, y: CGFloat(number * 7 % 24) + 10, width: 22, height: 22)).fill()
      color(0.5, 0.45, 0.55).setFill()
      UIBezierPath(ovalIn: CGRect(x: CGFloat(number * 11 % 50) - 70, y: 58, width: 160, height: 110)).fill()
      color(0.45, 0.5, 0.4).setFill()
      UIBezierPath(ovalIn: CGRect(x: CGFloat(number * 17 % 60) - 10, y: 70, width: 130, height: 90)).fill()
    }
  }
}
