import Foundation
import Testing
import TrestleExpectations
import UIKit

func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> UInt32? {
  image?.cgImage.map { $0.word(x: x, y: y) }
}

@Suite("Image contexts") struct ImageContextTests {
  @Test("DR-01 An image context returns an image of its size in points at the given scale; 0 is the screen's")
  func imageContext() {
    UITraitCollection(displayScale: 3).performAsCurrent {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 4), false, 0)
      UIColor.red.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 4))
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      expect(image?.size, equals: CGSize(width: 10, height: 4))
      expect(image?.scale, equals: 3)
      expect(image?.cgImage?.width, equals: 30)
      expect(pixel(image, 14, 11), equals: 0xFFFF_0000)
      expect(pixel(image, 15, 11), equals: 0)
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 2)
    let black = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    expect(pixel(black, 3, 3), equals: 0xFF00_0000)
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 2))
    expect(UIGraphicsGetImageFromCurrentImageContext()?.scale, equals: 1)
    UIGraphicsEndImageContext()
    expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("DR-01 Impossible sizes begin nothing, and ends without a beginning do nothing")
  func impossible() {
    for size in [CGSize.zero, CGSize(width: -5, height: 3), CGSize(width: 1e9, height: 1), CGSize(width: CGFloat.nan, height: 2)] {
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
      expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      expect(UIGraphicsImageRenderer(size: size).image { _ in }.size, equals: .zero)
    }
    UIGraphicsEndImageContext()
    UIGraphicsPopContext()
    expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("DR-01 Within another context an impossible one draws nothing there, and its end ends that alone")
  func impossibleWithin() {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    UIGraphicsBeginImageContext(CGSize(width: -1, height: 2))
    expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    UIGraphicsEndImageContext()
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    expect(pixel(image, 0, 0) == 0xFF00_00FF && pixel(image, 1, 1) == 0)
    expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("DR-01 A renderer's format sets scale and opacity; contexts nest")
  func renderer() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 4, height: 4), format: format).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 2, height: 2))
      let inner = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { inner in
        UIColor.green.setFill()
        inner.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      inner.draw(at: CGPoint(x: 12, y: 12))
      expect(context.currentImage.size, equals: CGSize(width: 4, height: 4))
    }
    expect(pixel(image, 3, 3) == 0xFF00_00FF && pixel(image, 4, 4) == 0xFF00_FF00 && pixel(image, 6, 6) == 0)
    let opaque = UIGraphicsImageRendererFormat.preferred()
    opaque.opaque = true
    expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: opaque).image { _ in }.cgImage?.isOpaque, equals: true)
    let data = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).pngData {
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    expect(UIImage(data: data, scale: 2)?.size, equals: CGSize(width: 2, height: 2))
  }

  @Test("DR-01 Each thread draws into its own context")
  func threads() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<8 {
        group.addTask {
          (0..<50).allSatisfy { _ in
            let gray = CGFloat(index) / 8
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
              UIColor(white: gray, alpha: 1).setFill()
              UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }
            return (pixel(image, 4, 4) ?? 0) & 0xFF == UInt32((gray * 255).rounded())
          }
        }
      }
      for await isRight in group { expect(isRight) }
    }
  }

  @Test("DR-02 In a drawing context colors set fill and stroke, and images draw at a point and in a rectangle")
  func drawing() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
      UIColor.red.set()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.blue.set()
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
      dot.draw(at: CGPoint(x: 1, y: 1))
      context.cgContext.interpolationQuality = .none
      dot.draw(in: CGRect(x: 4, y: 4, width: 8, height: 8))
      dot.draw(at: CGPoint(x: 16, y: 16), blendMode: .normal, alpha: 0.5)
      UIColor.green.setStroke()
      context.stroke(CGRect(x: 0, y: 14, width: 4, height: 4))
    }
    expect(pixel(image, 1, 1) == 0xFFFF_0000 && pixel(image, 1, 2) == 0xFF00_00FF)
    expect(pixel(image, 11, 7) == 0xFFFF_0000 && pixel(image, 11, 8) == 0xFF00_00FF && pixel(image, 12, 8) == 0)
    expect(pixel(image, 16, 16), equals: 0x8080_0000)
    expect(pixel(image, 0, 14) == 0xFF00_FF00 && pixel(image, 1, 15) == 0)
  }
}
