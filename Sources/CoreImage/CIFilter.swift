import UIKit

/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the image behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the result.
public let kCIOutputImageKey = "outputImage"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an intensity, usually from 0 to 1.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a center.
public let kCIInputCenterKey = "inputCenter"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of an exposure in f-stops.
public let kCIInputEVKey = "inputEV"
/// The key of a saturation: 0 is gray, 1 leaves the colors as they are.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness: 0 leaves the colors as they are.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast: 1 leaves the colors as they are.
public let kCIInputContrastKey = "inputContrast"
/// The key of an affine transform.
public let kCIInputTransformKey = "inputTransform"
/// The category of all filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"

/// Changes a picture. The names that are not in ``filterNames(inCategory:)`` have no filter: making one gives nil.
open class CIFilter: NSObject {
  /// The name of the filter.
  public let name: String
  private let kind: FilterKind
  private var values: [String: Any] = [:]

  /// Creates a filter with its default values, or nil if there is none with that name.
  public init?(name: String) {
    guard let kind = FilterKind.all[name] else { return nil }
    self.name = name
    self.kind = kind
    values = kind.defaults
  }

  /// Creates a filter and sets some of its values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    params?.forEach { values[$0.key] = $0.value }
  }

  /// Returns the names of all filters. The category is ignored.
  open class func filterNames(inCategory category: String?) -> [String] { FilterKind.all.keys.sorted() }

  /// The keys of the values that can be set.
  open var inputKeys: [String] { [kCIInputImageKey] + kind.defaults.keys.sorted() }
  /// The keys of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// A dictionary with the name of the filter.
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }
  /// Sets all values but images to their defaults.
  open func setDefaults() { values = kind.defaults.merging(values.filter { $0.value is CIImage }) { _, image in image } }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// Nil without an input image.
  open var outputImage: CIImage? {
    guard let image = values[kCIInputImageKey] as? CIImage else { return nil }
    return kind.apply(image, FilterValues(values: values))
  }
}

/// The numbers of a filter.
struct FilterValues {
  let values: [String: Any]

  func number(_ key: String) -> Float {
    switch values[key] {
    case let value as Double: Float(value)
    case let value as CGFloat: Float(value)
    case let value as Float: value
    case let value as Int: Float(value)
    case let value as NSNumber: value.floatValue
    default: 0
    }
  }
}

/// The function of a filter, and its default values.
struct FilterKind {
  typealias Color = SIMD3<Float>
  var defaults: [String: Any] = [:]
  let apply: (CIImage, FilterValues) -> CIImage

  private static func luminance(_ color: Color) -> Float { (color * Color(0.2126, 0.7152, 0.0722)).sum() }
  private static func mix(_ from: Color, _ to: Color, _ share: Float) -> Color { from + (to - from) * share }

  /// A filter that changes each colour by itself.
  private static func colors(
    _ defaults: [String: Any] = [:], _ change: @escaping (Color, FilterValues) -> Color
  ) -> FilterKind {
    FilterKind(defaults: defaults) { image, values in
      CIImage(image.grid.mapColors { color, _, _ in change(color, values) }, origin: image.extent.origin, isClamped: image.isClamped)
    }
  }

  /// Contrast about the middle grey.
  private static func contrast(_ color: Color, _ amount: Float) -> Color { (color - 0.5) * amount + 0.5 }

  static let all: [String: FilterKind] = [
    "CISepiaTone": colors([kCIInputIntensityKey: 1.0]) { color, values in
      let sepia = Color(
        (color * Color(0.393, 0.769, 0.189)).sum(), (color * Color(0.349, 0.686, 0.168)).sum(), (color * Color(0.272, 0.534, 0.131)).sum())
      return mix(color, sepia, values.number(kCIInputIntensityKey))
    },
    "CIPhotoEffectMono": colors { color, _ in Color(repeating: luminance(color)) },
    "CIPhotoEffectTonal": colors { color, _ in contrast(Color(repeating: luminance(color)), 0.85) },
    "CIPhotoEffectNoir": colors { color, _ in contrast(Color(repeating: luminance(color)), 1.5) },
    "CIPhotoEffectChrome": colors { color, _ in contrast(mix(Color(repeating: luminance(color)), color, 1.3), 1.1) },
    "CIPhotoEffectFade": colors { color, _ in mix(Color(repeating: luminance(color)), color, 0.7) * 0.8 + 0.12 },
    "CIPhotoEffectInstant": colors { color, _ in
      mix(Color(repeating: luminance(color)), color, 0.8) * Color(1, 0.95, 0.8) + Color(0.04, 0.04, 0.08)
    },
    "CIPhotoEffectProcess": colors { color, _ in contrast(color, 1.1) * Color(0.9, 1.02, 1.05) },
    "CIPhotoEffectTransfer": colors { color, _ in contrast(color, 0.95) * Color(1.08, 1, 0.85) + Color(0.02, 0.01, 0) },
    "CIColorInvert": colors { color, _ in 1 - color },
    "CIColorMonochrome": colors([kCIInputIntensityKey: 1.0, kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3)]) { color, values in
      let tint = values.values[kCIInputColorKey] as? CIColor ?? CIColor(red: 0.6, green: 0.45, blue: 0.3)
      return mix(
        color, luminance(color) * Color(Float(tint.red), Float(tint.green), Float(tint.blue)), values.number(kCIInputIntensityKey))
    },
    "CIColorControls": colors([kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]) { color, values in
      let saturated = mix(Color(repeating: luminance(color)), color, values.number(kCIInputSaturationKey))
      return contrast(saturated, values.number(kCIInputContrastKey)) + values.number(kCIInputBrightnessKey)
    },
    // A stop doubles the light, which is linear where the colours are not.
    "CIExposureAdjust": colors([kCIInputEVKey: 0.0]) { color, values in
      let factor = pow(2, values.number(kCIInputEVKey) / 2.2)
      return color * factor
    },
    "CIHueAdjust": colors([kCIInputAngleKey: 0.0]) { color, values in
      let (s, c) = (sin(values.number(kCIInputAngleKey)), cos(values.number(kCIInputAngleKey)))
      let axis = Color(repeating: 1 / Float(3).squareRoot())
      let cross = Color(
        axis.y * color.z - axis.z * color.y, axis.z * color.x - axis.x * color.z, axis.x * color.y - axis.y * color.x)
      return color * c + cross * s + axis * ((axis * color).sum() * (1 - c))
    },
    "CIVignette": FilterKind(defaults: [kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]) { image, values in
      let (intensity, radius) = (values.number(kCIInputIntensityKey), max(0.1, values.number(kCIInputRadiusKey)))
      let (w, h) = (Float(image.grid.width) / 2, Float(image.grid.height) / 2)
      return CIImage(
        image.grid.mapColors { color, x, y in
          let (dx, dy) = ((Float(x) + 0.5 - w) / w, (Float(y) + 0.5 - h) / h)
          return color * max(0, 1 - intensity * 0.5 * (dx * dx + dy * dy) / radius)
        }, origin: image.extent.origin)
    },
    "CIGaussianBlur": FilterKind(defaults: [kCIInputRadiusKey: 10.0]) { image, values in
      let sigma = CGFloat(values.number(kCIInputRadiusKey))
      guard sigma > 0, let (grid, margin) = image.grid.blurred(sigma: sigma, clamps: image.isClamped) else { return image }
      return CIImage(
        grid, origin: CGPoint(x: image.extent.minX - CGFloat(margin), y: image.extent.minY - CGFloat(margin)), isClamped: image.isClamped)
    },
    "CIPixellate": FilterKind(defaults: [kCIInputScaleKey: 8.0]) { image, values in
      let side = max(1, Int(values.number(kCIInputScaleKey)))
      var grid = image.grid
      for top in stride(from: 0, to: grid.height, by: side) {
        for left in stride(from: 0, to: grid.width, by: side) {
          let (bottom, right) = (min(top + side, grid.height), min(left + side, grid.width))
          var sum = SIMD4<UInt32>.zero
          for y in top..<bottom {
            for x in left..<right {
              let word = grid.words[y * grid.width + x]
              sum &+= SIMD4(word >> 24, word >> 16 & 255, word >> 8 & 255, word & 255)
            }
          }
          let mean = sum / SIMD4(repeating: UInt32((bottom - top) * (right - left)))
          let word = mean.x << 24 | mean.y << 16 | mean.z << 8 | mean.w
          for y in top..<bottom { for x in left..<right { grid.words[y * grid.width + x] = word } }
        }
      }
      return CIImage(grid, origin: image.extent.origin)
    },
    "CICrop": FilterKind { image, values in
      guard let box = values.values["inputRectangle"] as? CIVector else { return image }
      return image.cropped(to: CGRect(x: box.x, y: box.y, width: box.z, height: box.w))
    },
    "CIAffineTransform": FilterKind { image, values in
      guard let value = values.values[kCIInputTransformKey] else { return image }
      return image.transformed(by: value as? CGAffineTransform ?? (value as? NSValue)?.cgAffineTransformValue ?? .identity)
    },
  ]
}
