import CoreImage
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit

@MainActor struct FilterTests {
  /// Ten by ten pixels, the left half red and the right half blue.
  private func picture() throws -> CIImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: .init(for: UITraitCollection(displayScale: 1))).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
    }
    return try #require(CIImage(image: image))
  }

  private func pixel(_ image: CIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
    let image = try #require(image)
    let picture = try #require(CIContext(options: nil).createCGImage(image, from: image.extent))
    return picture.rgb(x, y)
  }

  @Test("Colors are changed as the filters say")
  func colors() throws {
    let filter = try #require(CIFilter(name: "CIColorInvert"))
    expect(filter.outputImage == nil)
    filter.setValue(try picture(), forKey: kCIInputImageKey)
    try expect(pixel(filter.outputImage, 1, 1), equals: [0, 255, 255])
    let mono = try pixel(picture().applyingFilter("CIPhotoEffectMono"), 1, 1)
    expect(mono[0] == mono[1] && mono[1] == mono[2] && abs(Int(mono[0]) - 54) <= 1)
    try expect(pixel(picture().applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 1]), 8, 1), equals: [0, 0, 255])
    let sepia = try pixel(picture().applyingFilter("CISepiaTone", parameters: [kCIInputIntensityKey: 0.8]), 1, 1)
    expect(sepia[0] > sepia[1] && sepia[1] > sepia[2])
    expect(CIFilter(name: "CINoSuchFilter") == nil)
    expect(CIDetector(ofType: CIDetectorTypeFace, context: nil, options: nil) == nil)
  }

  @Test("A blur mixes neighbors and grows the extent; crop, pixellation and a transform change the pixels")
  func shapes() throws {
    let image = try picture()
    let blurred = image.applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 2])
    expect(blurred.extent.width > 10 && blurred.extent.midX == 5)
    let middle = try pixel(image.clampedToExtent().applyingGaussianBlur(sigma: 2).cropped(to: image.extent), 4, 5)
    expect(middle[0] > 60 && middle[2] > 60)
    expect(image.cropped(to: CGRect(x: 5, y: 0, width: 5, height: 4)).extent, equals: CGRect(x: 5, y: 0, width: 5, height: 4))
    let coarse = try pixel(
      image.applyingFilter("CIPixellate", parameters: [kCIInputScaleKey: 10, kCIInputCenterKey: CIVector(x: 0, y: 0)]), 1, 1)
    expect(abs(Int(coarse[0]) - 188) <= 1 && abs(Int(coarse[2]) - 188) <= 1)
    expect(image.transformed(by: CGAffineTransform(scaleX: 2, y: 3)).extent, equals: CGRect(x: 0, y: 0, width: 20, height: 30))
  }
}
