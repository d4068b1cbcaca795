import CoreGraphics

/// An input value of a filter.
struct FilterParameter: Sendable {
  enum Kind: Sendable {
    case image, number, integer, flag, point, vector, rect, color, transform, data, string, text, colorSpace
  }

  let key: String
  let kind: Kind
  /// Created on demand, because some values are objects.
  let initial: @Sendable () -> Any?
  var range: ClosedRange<Double>?

  static let image = image("Image")
  static let background = image("BackgroundImage")

  static func image(_ name: String) -> FilterParameter { FilterParameter(key: "input" + name, kind: .image) { nil } }

  static func number(_ name: String, _ value: Double, _ low: Double, _ high: Double) -> FilterParameter {
    FilterParameter(key: "input" + name, kind: .number, initial: { NSNumber(value: value) }, range: low...high)
  }

  static func integer(_ name: String, _ value: Int, _ low: Double, _ high: Double) -> FilterParameter {
    FilterParameter(key: "input" + name, kind: .integer, initial: { NSNumber(value: value) }, range: low...high)
  }

  static func flag(_ name: String, _ value: Bool) -> FilterParameter {
    FilterParameter(key: "input" + name, kind: .flag) { NSNumber(value: value) }
  }

  static func point(_ name: String, _ x: Double, _ y: Double) -> FilterParameter {
    FilterParameter(key: "input" + name, kind: .point) { CIVector(x: CGFloat(x), y: CGFloat(y)) }
  }

  static func vector(_ name: String, _ values: Double...) -> FilterParameter {
    FilterParameter(key: "input" + name, kind: .vector) { CIVector(values.map { CGFloat($0) }) }
  }

  static func rect(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FilterParameter {
    FilterParameter(key: "input" + name, kind: .rect) { CIVector(cgRect: CGRect(x: x, y: y, width: width, height: height)) }
  }

  static func color(_ name: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> FilterParameter {
    FilterParameter(key: "input" + name, kind: .color) { CIColor(red: red, green: green, blue: blue, alpha: alpha) }
  }

  static func transform(_ name: String) -> FilterParameter {
    FilterParameter(key: "input" + name, kind: .transform) { NSValue(cgAffineTransform: .identity) }
  }

  static func string(_ name: String, _ value: String) -> FilterParameter {
    FilterParameter(key: "input" + name, kind: .string) { value }
  }

  static func data(_ name: String) -> FilterParameter { FilterParameter(key: "input" + name, kind: .data) { nil } }
  static func text(_ name: String) -> FilterParameter { FilterParameter(key: "input" + name, kind: .text) { nil } }
  static func colorSpace(_ name: String) -> FilterParameter { FilterParameter(key: "input" + name, kind: .colorSpace) { nil } }
}

/// The name, values and function of a filter.
struct FilterDefinition: Sendable {
  let name: String
  let category: FilterCategory
  let parameters: [FilterParameter]
  let make: @Sendable (FilterInputs) -> CIImage?

  init(
    _ name: String, _ category: FilterCategory, _ parameters: [FilterParameter], _ make: @escaping @Sendable (FilterInputs) -> CIImage?
  ) {
    self.name = name
    self.category = category
    self.parameters = parameters
    self.make = make
  }

  /// Whether the filter needs no image.
  var isGenerator: Bool { !parameters.contains { $0.key == kCIInputImageKey } }

  static let all: [String: FilterDefinition] = {
    let groups = [
      colorAdjustments, colorEffects, compositing, generators, gradients, geometry, tiles, distortions, blurs, sharpening, styles,
      halftones, transitions, reductions, codes,
    ]
    return Dictionary(groups.joined().map { ($0.name, $0) }) { first, _ in first }
  }()

  var displayName: String { Self.words(name.hasPrefix("CI") ? String(name.dropFirst(2)) : name) }

  /// "SepiaTone" as "Sepia Tone".
  static func words(_ name: String) -> String {
    var result = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let startsWord =
        letter.isUppercase && index > 0 && (letters[index - 1].isLowercase || (index + 1 < letters.count && letters[index + 1].isLowercase))
      if startsWord { result += " " }
      result.append(letter)
    }
    return result
  }
}

enum FilterCategory: String, Sendable {
  case distortion = "CICategoryDistortionEffect"
  case geometry = "CICategoryGeometryAdjustment"
  case compositing = "CICategoryCompositeOperation"
  case halftone = "CICategoryHalftoneEffect"
  case colorAdjustment = "CICategoryColorAdjustment"
  case colorEffect = "CICategoryColorEffect"
  case transition = "CICategoryTransition"
  case tile = "CICategoryTileEffect"
  case generator = "CICategoryGenerator"
  case reduction = "CICategoryReduction"
  case gradient = "CICategoryGradient"
  case stylize = "CICategoryStylize"
  case sharpen = "CICategorySharpen"
  case blur = "CICategoryBlur"
}
