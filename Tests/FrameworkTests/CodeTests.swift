import Testing
import TrestleExpectations
import UIKit
import Vision

@testable import CoreImage

struct CodeTests {
  private func code(_ text: String, _ level: String = "M") throws -> CIImage {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    filter.correctionLevel = level
    return try #require(filter.outputImage)
  }

  private func read(_ image: CIImage) -> [CIQRCodeFeature] {
    let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])
    return detector?.features(in: image) as? [CIQRCodeFeature] ?? []
  }

  @Test("Check bytes are those of the standard's example, and errors are corrected")
  func errorCorrection() {
    let data: [UInt8] = [0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11]
    let checks = ReedSolomon.checks(data, count: 10)
    expect(checks, equals: [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
    for errors in 0...5 {
      var broken = data + checks
      for index in 0..<errors { broken[index * 5 + 1] ^= UInt8(17 + index) }
      expect(ReedSolomon.corrected(broken, checks: 10), equals: data + checks)
    }
    var broken = data + checks
    for index in 0..<9 { broken[index] ^= 0x5A }
    expect(ReedSolomon.corrected(broken, checks: 10) != data + checks)
  }

  @Test("A QR code has a light border and marks in its corners, and grows with its text")
  func layout() throws {
    let small = try code("HELLO")
    expect(small.extent, equals: CGRect(x: 0, y: 0, width: 23, height: 23))
    let pixels = try FilterPixels(small)
    expect(pixels[0, 0] == [255, 255, 255, 255] && pixels[1, 21] == [0, 0, 0, 255] && pixels[2, 20] == [255, 255, 255, 255])
    expect(pixels[21, 21][0] == 0 && pixels[1, 1][0] == 0)
    try expect(code(String(repeating: "x", count: 500)).extent.width, above: 60)
    expect(CIFilter(name: "CIQRCodeGenerator")?.outputImage == nil)
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(count: 5000)
    expect(filter.outputImage == nil)
    let large = try FilterPixels(small.transformed(by: CGAffineTransform(scaleX: 4, y: 4)))
    expect(Set(large.bytes), equals: [0, 255])
  }

  @Test("Codes of all levels are read upright, turned and seen from the side", arguments: ["L", "M", "Q", "H"])
  func reading(_ level: String) throws {
    for text in ["https://example.com/?a=1&b=2", "Grüße, 世界", String(repeating: "long text ", count: 12)] {
      let image = try code(text, level).transformed(by: CGAffineTransform(scaleX: 4, y: 4))
      let paper = CIImage(color: .white).cropped(to: image.extent.insetBy(dx: -40, dy: -40))
      let upright = image.composited(over: paper)
      let found = read(upright)
      expect(found.map(\.messageString), equals: [text])
      let feature = try #require(found.first)
      expect(abs(feature.topLeft.x - 4) < 2 && abs(feature.topLeft.y - (image.extent.maxY - 4)) < 2)
      expect(abs(feature.bounds.width - (image.extent.width - 8)), below: 4)
      expect(feature.symbolDescriptor?.errorCorrectionLevel.rawValue, equals: Int(level.utf8.first ?? 0))
      for angle in [0.3, 2.5] {
        let turned = upright.transformed(by: CGAffineTransform(rotationAngle: angle))
        expect(read(turned.composited(over: CIImage(color: .white).cropped(to: turned.extent))).map(\.messageString), equals: [text])
      }
    }
  }

  @Test("Two codes in an image are both read, and an image without any has none")
  func several() throws {
    let first = try code("first").transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    let second = try code("second").transformed(by: CGAffineTransform(a: 3, b: 0, c: 0, d: 3, tx: 120, ty: 20))
    let paper = CIImage(color: .white).cropped(to: CGRect(x: -20, y: -20, width: 300, height: 200))
    let both = second.composited(over: first).composited(over: paper)
    expect(Set(read(both).map(\.messageString)), equals: ["first", "second"])
    expect(read(paper).isEmpty)
    let noise = CIFilter.randomGenerator().outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(read(try #require(noise)).isEmpty)
  }

  @Test("A damaged code is read as far as its level allows")
  func damaged() throws {
    let image = try code("Damaged but legible", "H").transformed(by: CGAffineTransform(scaleX: 4, y: 4))
    let spot = CIImage(color: .white).cropped(to: CGRect(x: 50, y: 50, width: 20, height: 16))
    expect(read(spot.composited(over: image)).map(\.messageString), equals: ["Damaged but legible"])
  }

  @Test("Code 128 has the bars of its characters")
  func bars() throws {
    // Start B, P, J, the check value (104 + 48 + 2 · 42) mod 103 = 30, and the stop symbol.
    let modules = try #require(Code128.modules(Data("PJ".utf8)))
    expect(modules.count, equals: 11 * 4 + 13)
    func widths(_ start: Int) -> String {
      var result: [Int] = []
      for index in start..<start + 11 {
        if index > start, modules[index] == modules[index - 1] { result[result.count - 1] += 1 } else { result.append(1) }
      }
      return result.map(String.init).joined()
    }
    expect([0, 11, 22, 33].map(widths), equals: ["211214", "313121", "112133", "212123"])
    // Digits are encoded in pairs.
    expect(Code128.modules(Data("123456".utf8))?.count, equals: 11 * 5 + 13)
    expect(Code128.modules(Data("ü".utf8)) == nil)
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("PJ".utf8)
    filter.quietSpace = 7
    filter.barcodeHeight = 20
    expect(filter.outputImage?.extent, equals: CGRect(x: 0, y: 0, width: 57 + 14, height: 20))
  }

  @Test("A bar code is found with its text and its place", .enabled(if: VNDetectBarcodesRequest.supportedSymbologies.contains(.code128)))
  func barCode() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("Trestle 7".utf8)
    filter.quietSpace = 10
    filter.barcodeHeight = 30
    let code = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 20, y: 10))
    let page = code.composited(over: CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 400, height: 200)))
    let request = VNDetectBarcodesRequest()
    try VNImageRequestHandler(ciImage: page).perform([request])
    let found = try #require(request.results?.first)
    expect(found.payloadStringValue == "Trestle 7" && found.symbology == .code128 && request.results?.count == 1)
    // The bars are in the lower half, from 60 to 80 of 400 points on.
    expect(abs(found.boundingBox.minX - 0.15), below: 0.03)
    expect(found.boundingBox.maxY < 0.5 && found.topLeft.y > found.bottomLeft.y && found.topRight.x > found.topLeft.x)
  }
}
