import Foundation
import Testing
import TrestleExpectations
import UIKit

@Suite("UIColor") struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test("DR-02 Hue, saturation and brightness lead to red, green and blue and back")
  func hue() {
    expect(components(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)), equals: [1, 0, 0, 1])
    expect(components(UIColor(hue: 1, saturation: 1, brightness: 0.5, alpha: 1)), equals: [0.5, 0, 0, 1])
    for step in 0..<60 {
      let color = UIColor(hue: CGFloat(step) / 60, saturation: 0.7, brightness: 0.8, alpha: 0.5)
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      expect(abs(hue - CGFloat(step) / 60) < 1e-9 && abs(saturation - 0.7) < 1e-9 && abs(brightness - 0.8) < 1e-9 && alpha == 0.5)
    }
    var white: CGFloat = 0
    expect(UIColor.darkGray.getWhite(&white, alpha: nil) && abs(white - 1 / 3) < 1e-9)
    expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("DR-02 Dynamic colors follow the traits, also faded and nested")
  func dynamic() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBackground : .red }
    expect(color.resolvedColor(with: light), equals: .red)
    expect(components(color.resolvedColor(with: dark)), equals: [0, 0, 0, 1])
    expect(components(color.withAlphaComponent(0.5).resolvedColor(with: light)), equals: [1, 0, 0, 0.5])
    expect(components(color.withAlphaComponent(0.5).withAlphaComponent(0.2).resolvedColor(with: dark)), equals: [0, 0, 0, 0.2])
    expect(color.withAlphaComponent(0.5), equals: color.withAlphaComponent(0.5))
    expect(color.withAlphaComponent(0.5) != color.withAlphaComponent(0.6))
    expect(components(UIColor.systemBackground.resolvedColor(with: light)), equals: [1, 1, 1, 1])
    let raised = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.userInterfaceLevel = .elevated
    }
    expect(UIColor.systemBackground.resolvedColor(with: raised) != UIColor.systemBackground.resolvedColor(with: dark))
    let classic = UITraitCollection {
      $0.userInterfaceStyle = .dark; $0.design = .classic
    }
    expect(components(UIColor.systemBackground.resolvedColor(with: classic)), equals: [1, 1, 1, 1])
    dark.performAsCurrent { expect(UIColor.label.cgColor.rgba.red, equals: 1) }
    light.performAsCurrent { expect(UIColor.label.cgColor.rgba.red, equals: 0) }
  }

  @Test("DR-02 Equality is of colors, and names in catalogs find the system's")
  func equality() {
    expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1), equals: UIColor.red)
    expect(UIColor.systemRed == UIColor.systemRed && UIColor.systemRed != UIColor.red)
    expect(UIColor.red.hash, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    expect(UIColor.systemColor(named: "systemRedColor"), equals: .systemRed)
    expect(UIColor.systemColor(named: "labelColor"), equals: .label)
    expect(UIColor.systemColor(named: "nonsense") == nil)
  }

  @Test("DR-02 A pattern image is repeated from the origin, in points")
  func pattern() {
    let bitmap = Bitmap(width: 4, height: 4)!
    for y in 0..<4 { for x in 0..<4 { bitmap.words(y)[x] = x < 2 ? 0xFFFF_0000 : 0xFF00_00FF } }
    let tile = UIImage(cgImage: CGImage(bitmap: bitmap), scale: 2, orientation: .up)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image { context in
      UIColor(patternImage: tile).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    expect(pixel(image, 0, 0) == 0xFFFF_0000 && pixel(image, 2, 5) == 0xFF00_00FF && pixel(image, 4, 5) == 0xFFFF_0000)
    expect(!UIColor(patternImage: tile).getRed(nil, green: nil, blue: nil, alpha: nil))
  }
}
