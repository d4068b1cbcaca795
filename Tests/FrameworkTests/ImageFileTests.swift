import ImageIO
import Testing
import TrestleExpectations
import UIKit

@MainActor struct ImageFileTests {
  @Test("An image is written, read back and made smaller")
  func round() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: .init(for: UITraitCollection(displayScale: 1))).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, try #require(image.cgImage), nil)
    expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    expect(properties?[kCGImagePropertyPixelWidth as String] as? Int, equals: 40)
    let options: [CFString: Any] = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10]
    let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    expect(small?.width == 10 && small?.height == 5)
  }

  @Test("Data that is not an image returns no source, and truncated files cause no crash")
  func damaged() throws {
    expect(CGImageSourceCreateWithData(Data("text".utf8), nil) == nil)
    let whole = try #require(UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }.pngData())
    for length in 0..<whole.count {
      if let source = CGImageSourceCreateWithData(whole.prefix(length), nil) { _ = CGImageSourceCreateImageAtIndex(source, 0, nil) }
    }
  }

  @Test("An incremental source has its image when all data has arrived")
  func incremental() throws {
    let whole = try #require(UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }.pngData())
    let source = CGImageSourceCreateIncremental(nil)
    expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, whole.prefix(20), false)
    expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceGetType(source) == "public.png")
    CGImageSourceUpdateData(source, whole, true)
    expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
    CGImageSourceUpdateData(source, Data("text".utf8), true)
    expect(CGImageSourceGetStatus(source) == .statusUnknownType && CGImageSourceGetCount(source) == 0)
  }
}
