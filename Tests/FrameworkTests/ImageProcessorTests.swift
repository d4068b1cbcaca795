import Accelerate
import CoreImage
import Testing
import TrestleExpectations
import UIKit

/// Exchanges dark and light.
private final class NegativeKernel: CIImageProcessorKernel {
  override class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
  ) throws {
    guard let input = inputs?.first, arguments?["fails"] == nil else { throw CocoaError(.featureUnsupported) }
    for row in 0..<Int(output.region.height) {
      for byte in 0..<Int(output.region.width) * 4 {
        let value = input.baseAddress.load(fromByteOffset: row * input.bytesPerRow + byte, as: UInt8.self)
        output.baseAddress.storeBytes(
          of: byte % 4 == 3 ? value : 255 - value, toByteOffset: row * output.bytesPerRow + byte, as: UInt8.self)
      }
    }
  }
}

@MainActor struct ImageProcessorTests {
  private let plain = CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()])

  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CIImage {
    CIImage(color: CIColor(red: red, green: green, blue: blue)).cropped(to: CGRect(x: 0, y: 0, width: 3, height: 2))
  }

  /// The first component of each pixel, read as 16-bit numbers.
  private func numbers(_ image: CIImage) throws -> [Float] {
    let size = image.extent.size
    var half = try vImage_Buffer(width: Int(size.width), height: Int(size.height), bitsPerPixel: 16)
    var whole = try vImage_Buffer(width: Int(size.width), height: Int(size.height), bitsPerPixel: 32)
    defer {
      half.free()
      whole.free()
    }
    plain.render(image, toBitmap: half.data, rowBytes: half.rowBytes, bounds: image.extent, format: .Rh, colorSpace: nil)
    expect(vImageConvert_Planar16FtoPlanarF(&half, &whole, 0), equals: kvImageNoError)
    return (0..<Int(size.width * size.height)).map { whole.data.load(fromByteOffset: $0 * 4, as: Float.self) }
  }

  @Test("CILabDeltaE measures 0 between equal colors, 100 between black and white, and the difference of lightness between grays")
  func difference() throws {
    func difference(_ first: CIImage, _ second: CIImage) throws -> [Float] {
      try numbers(first.applyingFilter("CILabDeltaE", parameters: ["inputImage2": second]))
    }
    try expect(difference(color(0.2, 0.4, 0.6), color(0.2, 0.4, 0.6)), equals: [0, 0, 0, 0, 0, 0])
    try expect(difference(color(0, 0, 0), color(1, 1, 1)).allSatisfy { abs($0 - 100) < 0.1 })
    // The lightness of 50 % and 60 % in sRGB is 53.39 and 63.22.
    try expect(difference(color(0.5, 0.5, 0.5), color(0.6, 0.6, 0.6)).allSatisfy { abs($0 - 9.83) < 0.2 })
    let filter = CIFilter.labDeltaE()
    filter.inputImage = color(1, 0, 0)
    filter.image2 = color(0, 1, 0)
    let result = try #require(filter.outputImage)
    let value = try numbers(result)[0]
    // With the weights of chroma, less than the 170 of the plain distance.
    expect(value > 60 && value < 100)
  }

  @Test("A processor computes the pixels of its inputs, and an error leaves them transparent")
  func processor() throws {
    let input = color(1, 0, 0.2)
    let negative = try NegativeKernel.apply(withExtent: input.extent, inputs: [input], arguments: nil)
    let picture = try #require(plain.createCGImage(negative, from: negative.extent))
    expect(picture.width == 3 && picture.height == 2)
    var bytes = [UInt8](repeating: 1, count: 24)
    plain.render(negative, toBitmap: &bytes, rowBytes: 12, bounds: negative.extent, format: .RGBA8, colorSpace: nil)
    expect(Array(bytes[0..<4]), equals: [0, 255, 204, 255])
    let failing = try NegativeKernel.apply(withExtent: input.extent, inputs: [input], arguments: ["fails": true])
    plain.render(failing, toBitmap: &bytes, rowBytes: 12, bounds: failing.extent, format: .RGBA8, colorSpace: nil)
    expect(bytes.allSatisfy { $0 == 0 })
  }

  @Test("Planes are converted between 8 bits, 16-bit and 32-bit numbers, and a larger target is refused")
  func planes() throws {
    var bytes = try vImage_Buffer(width: 3, height: 1, bitsPerPixel: 8)
    var numbers = try vImage_Buffer(width: 3, height: 1, bitsPerPixel: 32)
    var half = try vImage_Buffer(width: 3, height: 1, bitsPerPixel: 16)
    var large = try vImage_Buffer(width: 4, height: 1, bitsPerPixel: 32)
    defer { for buffer in [bytes, numbers, half, large] { buffer.free() } }
    for (index, value) in [UInt8(0), 51, 255].enumerated() { bytes.data.storeBytes(of: value, toByteOffset: index, as: UInt8.self) }
    expect(vImageConvert_Planar8toPlanarF(&bytes, &numbers, 1, 0, 0), equals: kvImageNoError)
    expect(abs(numbers.data.load(fromByteOffset: 4, as: Float.self) - 0.2), below: 1e-6)
    expect(vImageConvert_PlanarFtoPlanar16F(&numbers, &half, 0), equals: kvImageNoError)
    expect(half.data.load(fromByteOffset: 2, as: Float16.self), equals: 0.2)
    expect(vImageConvert_PlanarFtoPlanar8(&numbers, &bytes, 1, 0, 0), equals: kvImageNoError)
    expect((0..<3).map { bytes.data.load(fromByteOffset: $0, as: UInt8.self) }, equals: [0, 51, 255])
    expect(vImageConvert_Planar16FtoPlanarF(&half, &large, 0), equals: kvImageRoiLargerThanInputBuffer)
  }
}
