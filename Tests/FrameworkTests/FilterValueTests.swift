import CoreImage
import Testing
import TrestleExpectations
import UIKit

/// Values of filters that only show in certain images.
struct FilterValueTests {
  private typealias Pixels = FilterPixels
  private static let box = CGRect(x: 0, y: 0, width: 40, height: 40)

  /// A colored image of 40 by 40 pixels with edges, slopes and a little noise.
  private static let image = FilterPixels.image(
    (0..<40).map { y in
      (0..<40).map { x in
        let noise = (x * 7 + y * 13) % 5
        return (x < 20 ? 60 + noise : 6 * x, 5 * y + noise, (x / 8 + y / 8) % 2 == 0 ? 30 : 200)
      }
    })

  /// A shaded sphere: bright at the upper left, dark at the lower right.
  private static let sphere = FilterPixels.image((0..<16).map { y in (0..<16).map { x in (255 - 8 * (x + y), 255 - 8 * (x + y), 40) } })

  private static func vector(_ x: CGFloat, _ y: CGFloat) -> CIVector { CIVector(x: x, y: y) }

  /// A filter with the values in which a further value shows, the key of that, and two settings of it.
  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    let name: String
    let values: [String: Any]
    let key: String
    let settings: (Any, Any)
    var testDescription: String { "\(name) \(key)" }

    init(_ name: String, _ key: String, _ first: Any, _ second: Any, _ values: [String: Any] = [:]) {
      (self.name, self.key, settings, self.values) = (name, key, (first, second), values)
    }
  }

  private static let flash: [String: Any] = ["inputCenter": vector(20, 20), "inputExtent": CIVector(cgRect: box), "inputTime": 0.2]
  private static let curl: [String: Any] = ["inputExtent": CIVector(cgRect: box), "inputRadius": 8, "inputTime": 0.4]
  private static let rays: [String: Any] = ["inputCenter": vector(20, 20), "inputSunRadius": 6]

  static let cases = [
    Case("CIFlashTransition", "inputMaxStriationRadius", 0.3, 3, flash.merging(["inputStriationStrength": 3]) { $1 }),
    Case("CIFlashTransition", "inputStriationContrast", 0.5, 5, flash.merging(["inputStriationStrength": 3]) { $1 }),
    Case("CIFlashTransition", "inputFadeThreshold", 0.3, 0.9, flash),
    Case("CIPageCurlTransition", "inputShadingImage", Pixels.plain(0, 0, 0), sphere, curl),
    Case("CIPageCurlWithShadowTransition", "inputShadingImage", Pixels.plain(0, 0, 0), sphere, curl),
    Case("CIPageCurlWithShadowTransition", "inputShadowSize", 0.1, 1, curl),
    Case("CIPageCurlWithShadowTransition", "inputShadowAmount", 0, 0.2, curl),
    Case(
      "CIRippleTransition", "inputShadingImage", Pixels.plain(0, 0, 0), sphere,
      ["inputCenter": vector(20, 20), "inputExtent": CIVector(cgRect: box), "inputWidth": 20, "inputTime": 0.5]),
    Case("CIGlassDistortion", "inputCenter", vector(20, 20), vector(23, 21), ["inputTexture": image, "inputScale": 20]),
    Case("CIStretchCrop", "inputCropAmount", 0, 1, ["inputSize": vector(40, 20)]),
    Case("CIStretchCrop", "inputCenterStretchAmount", 0, 1, ["inputSize": vector(40, 20), "inputCropAmount": 0]),
    Case(
      "CIColorCubeWithColorSpace", "inputColorSpace", CGColorSpaceCreateDeviceRGB(), CGColorSpace(name: CGColorSpace.adobeRGB1998) as Any,
      cube),
    Case("CICMYKHalftone", "inputUCR", 0, 1),
    Case("CIDepthOfField", "inputSaturation", 0, 3, band),
    Case("CIDepthOfField", "inputUnsharpMaskRadius", 0.5, 5, band),
    Case("CIDepthOfField", "inputUnsharpMaskIntensity", 0, 5, band),
    Case("CILineOverlay", "inputNRNoiseLevel", 0, 0.1, ["inputEdgeIntensity": 3]),
    Case("CILineOverlay", "inputNRSharpness", 0, 2, ["inputNRNoiseLevel": 0.001, "inputThreshold": 0]),
    Case(
      "CISpotColor", "inputContrast1", 0.1, 1, ["inputCenterColor1": CIColor(red: 0.25, green: 0.2, blue: 0.1), "inputCloseness1": 0.5]),
    Case("CIHueSaturationValueGradient", "inputSoftness", 0, 4, ["inputRadius": 20]),
    Case("CIHueSaturationValueGradient", "inputDither", 0, 3, ["inputRadius": 20]),
    Case("CIHistogramDisplayFilter", "inputHighLimit", 0.5, 1),
    Case("CIHistogramDisplayFilter", "inputLowLimit", 0, 0.5),
    Case(
      "CILenticularHaloGenerator", "inputStriationContrast", 0.2, 5,
      ["inputCenter": vector(20, 20), "inputHaloRadius": 12, "inputHaloWidth": 9]),
    Case("CIStarShineGenerator", "inputEpsilon", -4, 0, ["inputCenter": vector(20, 20), "inputRadius": 8]),
    Case("CISunbeamsGenerator", "inputStriationContrast", 0.2, 5, rays),
    Case("CIHighlightShadowAdjust", "inputRadius", 0, 8, ["inputShadowAmount": 1]),
    Case("CIBicubicScaleTransform", "inputB", 0, 1, ["inputScale": 1.5]),
    Case("CIBicubicScaleTransform", "inputC", 0, 1, ["inputScale": 1.5]),
    Case(
      "CIKeystoneCorrectionCombined", "inputFocalLength", 20, 60,
      [
        "inputTopLeft": vector(12, 34), "inputTopRight": vector(28, 34), "inputBottomLeft": vector(4, 4), "inputBottomRight": vector(36, 4),
      ]),
  ]

  /// A band of sharpness across the middle of the image.
  private static let band: [String: Any] = ["inputPoint0": vector(0, 20), "inputPoint1": vector(40, 20)]
  /// A table that exchanges red and blue.
  private static let cube: [String: Any] = {
    var floats: [Float] = []
    for blue in 0..<2 { for green in 0..<2 { for red in 0..<2 { floats += [Float(blue), Float(green), Float(red), 1] } } }
    return ["inputCubeDimension": 2, "inputCubeData": floats.withUnsafeBytes { Data($0) }]
  }()

  @Test("A value of a filter changes its image", arguments: cases)
  func effect(_ change: Case) throws {
    let filter = try #require(CIFilter(name: change.name))
    if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(Self.image, forKey: kCIInputImageKey) }
    if filter.inputKeys.contains(kCIInputTargetImageKey) {
      filter.setValue(Self.image.applyingFilter("CIColorInvert"), forKey: kCIInputTargetImageKey)
    }
    for (key, value) in change.values { filter.setValue(value, forKey: key) }
    func result(_ setting: Any) throws -> (CGRect, [UInt8]) {
      filter.setValue(setting, forKey: change.key)
      let image = try #require(filter.outputImage)
      let extent = image.extent.isInfinite ? Self.box : image.extent
      return (extent, try Pixels(image, in: extent.intersection(CGRect(x: -20, y: -20, width: 200, height: 200))).bytes)
    }
    let (first, second) = (try result(change.settings.0), try result(change.settings.1))
    expect(first.0 != second.0 || first.1 != second.1)
    try expect(result(change.settings.0) == first)
  }

  @Test("A cubic filter that is not blurred preserves pixels at their own size and interpolates a ramp")
  func cubic() throws {
    let rows = (0..<6).map { y in (0..<6).map { x in (x * 40, y * 40, 0) } }
    let scale = CIFilter.bicubicScaleTransform()
    scale.inputImage = Pixels.image(rows)
    scale.parameterB = 0
    scale.parameterC = 0.5
    let (same, before) = (try Pixels(scale.outputImage), try Pixels(Pixels.image(rows)))
    expect(same.bytes, equals: before.bytes)
    scale.scale = 2
    expect(scale.outputImage?.extent, equals: CGRect(x: 0, y: 0, width: 12, height: 12))
    let ramp = try Pixels(scale.outputImage, isManaged: false)
    // The centers of the pixels 5 and 6 are a quarter of a pixel from those of 2 and 3.
    expect(Pixels.isNear(Array(ramp[5, 6].prefix(1)), [90], 1) && Pixels.isNear(Array(ramp[6, 6].prefix(1)), [110], 1))
    scale.scale = 0.5
    expect(scale.outputImage?.extent, equals: CGRect(x: 0, y: 0, width: 3, height: 3))
    try expect(Pixels(scale.outputImage)[1, 1][3], equals: 255)
  }

  @Test("The focal length determines the shape of a photographed rectangle")
  func keystone() throws {
    // A rectangle twice as wide as it is high, tilted backward, 100 wide and photographed by a lens of 36 millimeters.
    let (focus, side): (CGFloat, CGFloat) = (400, 400)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let (height, depth) = (y * cos(0.8), 300 + y * sin(0.8))
      return CGPoint(x: side / 2 + focus * x / depth, y: side / 2 + focus * height / depth)
    }
    let filter = CIFilter.keystoneCorrectionCombined()
    filter.inputImage = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: side, height: side))
    filter.bottomLeft = point(-50, -25)
    filter.bottomRight = point(50, -25)
    filter.topRight = point(50, 25)
    filter.topLeft = point(-50, 25)
    filter.focalLength = 36
    let extent = try #require(filter.outputImage?.extent)
    expect(abs(extent.width / extent.height - 2), below: 0.05)
  }

  @Test("Cropping keeps the shape of what is seen, and stretching keeps that of the center")
  func stretchCrop() throws {
    let rows = (0..<40).map { y in (0..<40).map { x in (x * 6, y * 6, 0) } }
    let filter = CIFilter.stretchCrop()
    filter.inputImage = Pixels.image(rows)
    filter.size = CGPoint(x: 40, y: 20)
    filter.cropAmount = 1
    filter.centerStretchAmount = 1
    let cropped = try Pixels(filter.outputImage)
    let before = try Pixels(Pixels.image(rows))
    // The middle half of the height at its own size.
    expect(Pixels.isNear(cropped[20, 10], before[20, 20], 1) && Pixels.isNear(cropped[5, 2], before[5, 12], 1))
    filter.cropAmount = 0
    filter.centerStretchAmount = 0
    let stretched = try Pixels(filter.outputImage)
    // Two rows in one, and at the center also two columns in one.
    let (across, up) = (stretched[22, 10][0] - stretched[18, 10][0], stretched[20, 8][1] - stretched[20, 12][1])
    expect(abs(abs(across) - abs(up)), below: 12, "\(across) \(up)")
    expect(abs(across), above: 38)
  }

  @Test("A color cube of another space maps colors of that space")
  func cubeSpace() throws {
    // An identity table with three entries per side, except that the middle red is 0, so that the index of a color in the table is visible.
    var floats: [Float] = []
    for blue in 0..<3 {
      for green in 0..<3 { for red in 0..<3 { floats += [red == 1 ? 0 : Float(red) / 2, Float(green) / 2, Float(blue) / 2, 1] } }
    }
    let filter = CIFilter.colorCubeWithColorSpace()
    filter.cubeDimension = 3
    filter.cubeData = floats.withUnsafeBytes { Data($0) }
    // 188 is half of the light, the middle of a linear table.
    filter.inputImage = Pixels.plain(188, 188, 188)
    try expect(Pixels(filter.outputImage)[2, 2][0], above: 90)
    filter.colorSpace = CGColorSpace(name: CGColorSpace.linearSRGB)
    let found = try Pixels(filter.outputImage)[2, 2]
    expect(found[0] < 30 && Pixels.isNear(Array(found[1...2]), [188, 188], 2), "\(found)")
  }
}
