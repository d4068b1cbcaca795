/// Blurs by the normal distribution.
open class MPSImageGaussianBlur: MPSUnaryImageKernel {
  /// The standard deviation in pixels.
  public let sigma: Float
  /// Creates a blur with a standard deviation in pixels.
  public init(device: any MTLDevice, sigma: Float) {
    self.sigma = sigma
    super.init(device: device)
  }
  override func apply(_ image: PixelPlane, width: Int, height: Int) -> PixelPlane {
    guard sigma > 0, sigma.isFinite else { return image }
    let radius = min(Int((sigma * 3).rounded(.up)), 512)
    var weights = (-radius...radius).map { Float(exp(-Double($0 * $0) / Double(2 * sigma * sigma))) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    return image.weighted(weights, weights)
  }
}

/// Averages the neighbors in a rectangle.
open class MPSImageBox: MPSUnaryImageKernel {
  /// The width of the rectangle of neighbors.
  public let kernelWidth: Int
  /// The height of the rectangle of neighbors.
  public let kernelHeight: Int
  /// Creates a kernel with the size of the rectangle of neighbors.
  public init(device: any MTLDevice, kernelWidth: Int, kernelHeight: Int) {
    (self.kernelWidth, self.kernelHeight) = (max(1, min(kernelWidth, 1025)), max(1, min(kernelHeight, 1025)))
    super.init(device: device)
  }
  func weights(_ count: Int) -> [Float] { Array(repeating: 1 / Float(count), count: count) }
  override func apply(_ image: PixelPlane, width: Int, height: Int) -> PixelPlane {
    image.weighted(weights(kernelWidth), weights(kernelHeight))
  }
}
/// Averages the neighbors with weights that fall toward the edge.
open class MPSImageTent: MPSImageBox {
  override func weights(_ count: Int) -> [Float] {
    let heights = (0..<count).map { Float(min($0, count - 1 - $0) + 1) }
    let sum = heights.reduce(0, +)
    return heights.map { $0 / sum }
  }
}

/// Sums neighbors with weights.
open class MPSImageConvolution: MPSUnaryImageKernel {
  /// The number of weights in a row.
  public let kernelWidth: Int
  /// The number of rows of weights.
  public let kernelHeight: Int
  /// The number that is added to each sum.
  open var bias: Float = 0
  private let weights: [Float]
  /// Creates a kernel of rows of weights.
  public init(device: any MTLDevice, kernelWidth: Int, kernelHeight: Int, weights kernelWeights: UnsafePointer<Float>) {
    (self.kernelWidth, self.kernelHeight) = (max(1, kernelWidth), max(1, kernelHeight))
    weights = Array(UnsafeBufferPointer(start: kernelWeights, count: max(1, kernelWidth) * max(1, kernelHeight)))
    super.init(device: device)
  }
  override func apply(_ image: PixelPlane, width: Int, height: Int) -> PixelPlane {
    image.mapped(width: image.width, height: image.height) { x, y in
      var sum = SIMD4<Float>(repeating: bias)
      for row in 0..<kernelHeight {
        for column in 0..<kernelWidth {
          sum += image[x + column - kernelWidth / 2, y + row - kernelHeight / 2] * weights[row * kernelWidth + column]
        }
      }
      return sum
    }
  }
}
/// The sum of differences to the neighbors.
open class MPSImageLaplacian: MPSImageConvolution {
  /// Creates a kernel of three rows of three weights.
  public init(device: any MTLDevice) { super.init(device: device, kernelWidth: 3, kernelHeight: 3, weights: [0, 1, 0, 1, -4, 1, 0, 1, 0]) }
}

/// The shares of red, green and blue in a gray.
private let standardGray: [Float] = [0.212_6, 0.715_2, 0.072_2]

extension SIMD4<Float> {
  func gray(_ shares: [Float]) -> Float { x * shares[0] + y * shares[1] + z * shares[2] }
}

/// The strength of edges.
open class MPSImageSobel: MPSUnaryImageKernel {
  private let shares: [Float]
  public override init(device: any MTLDevice) {
    shares = standardGray
    super.init(device: device)
  }
  /// Creates a kernel with the shares of red, green and blue in a gray.
  public init(device: any MTLDevice, linearGrayColorTransform transform: UnsafePointer<Float>) {
    shares = Array(UnsafeBufferPointer(start: transform, count: 3))
    super.init(device: device)
  }
  override func apply(_ image: PixelPlane, width: Int, height: Int) -> PixelPlane {
    let grays = image.mapped(width: image.width, height: image.height) { x, y in SIMD4(repeating: image[x, y].gray(shares)) }
    return grays.mapped(width: image.width, height: image.height) { x, y in
      func at(_ dx: Int, _ dy: Int) -> Float { grays[x + dx, y + dy].x }
      let across = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1)
      let down = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1)
      let edge = (across * across + down * down).squareRoot()
      return SIMD4(edge, edge, edge, 1)
    }
  }
}

/// Makes an image of two values.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
  /// The gray at which the result changes.
  public let thresholdValue: Float
  /// The larger of the two values of the result; the other one is zero.
  public let maximumValue: Float
  private let shares: [Float]
  /// Creates a kernel with a threshold and the shares of red, green and blue in a gray.
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float, linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
    shares = transform.map { Array(UnsafeBufferPointer(start: $0, count: 3)) } ?? standardGray
    super.init(device: device)
  }
  func value(_ gray: Float) -> Float { gray > thresholdValue ? maximumValue : 0 }
  override func apply(_ image: PixelPlane, width: Int, height: Int) -> PixelPlane {
    image.mapped(width: image.width, height: image.height) { x, y in
      let value = value(image[x, y].gray(shares))
      return SIMD4(value, value, value, image[x, y].w)
    }
  }
}
/// Makes an image of two values, of which the lower is for the light.
open class MPSImageThresholdBinaryInverse: MPSImageThresholdBinary {
  override func value(_ gray: Float) -> Float { gray > thresholdValue ? 0 : maximumValue }
}

/// The median of the neighbors, for each component.
open class MPSImageMedian: MPSUnaryImageKernel {
  /// The width and height of the square of neighbors, an odd number.
  public let kernelDiameter: Int
  /// Creates a kernel with the size of the square of neighbors.
  public init(device: any MTLDevice, kernelDiameter: Int) {
    self.kernelDiameter = max(1, min(kernelDiameter, 9)) | 1
    super.init(device: device)
  }
  override func apply(_ image: PixelPlane, width: Int, height: Int) -> PixelPlane {
    let radius = kernelDiameter / 2
    var inner = image
    inner.edge = .clamp
    return image.mapped(width: image.width, height: image.height) { x, y in
      var values: [[Float]] = [[], [], [], []]
      for dy in -radius...radius {
        for dx in -radius...radius { for index in 0..<4 { values[index].append(inner[x + dx, y + dy][index]) } }
      }
      let middle = values.map { $0.sorted()[$0.count / 2] }
      return SIMD4(middle[0], middle[1], middle[2], middle[3])
    }
  }
}

/// The largest values in a rectangle.
open class MPSImageAreaMax: MPSUnaryImageKernel {
  /// The width of the rectangle of neighbors.
  public let kernelWidth: Int
  /// The height of the rectangle of neighbors.
  public let kernelHeight: Int
  /// Creates a kernel with the size of the rectangle of neighbors.
  public init(device: any MTLDevice, kernelWidth: Int, kernelHeight: Int) {
    (self.kernelWidth, self.kernelHeight) = (max(1, min(kernelWidth, 255)), max(1, min(kernelHeight, 255)))
    super.init(device: device)
  }
  func choose(_ one: SIMD4<Float>, _ other: SIMD4<Float>) -> SIMD4<Float> { one.replacing(with: other, where: other .> one) }
  override func apply(_ image: PixelPlane, width: Int, height: Int) -> PixelPlane {
    var inner = image
    inner.edge = .clamp
    return image.mapped(width: image.width, height: image.height) { x, y in
      var best = inner[x, y]
      for dy in 0..<kernelHeight {
        for dx in 0..<kernelWidth { best = choose(best, inner[x + dx - kernelWidth / 2, y + dy - kernelHeight / 2]) }
      }
      return best
    }
  }
}
/// The smallest values in a rectangle.
open class MPSImageAreaMin: MPSImageAreaMax {
  override func choose(_ one: SIMD4<Float>, _ other: SIMD4<Float>) -> SIMD4<Float> { one.replacing(with: other, where: other .< one) }
}

/// Scales an image to the size of the destination, or by a transform.
open class MPSImageScale: MPSUnaryImageKernel {
  /// The scaling and translation; nil to fill the destination.
  open var scaleTransform: UnsafePointer<MPSScaleTransform>? { didSet { transform = scaleTransform?.pointee } }
  private var transform: MPSScaleTransform?
  public override init(device: any MTLDevice) {
    super.init(device: device)
    edgeMode = .clamp
  }
  override func apply(_ image: PixelPlane, width: Int, height: Int) -> PixelPlane {
    guard image.width > 0, image.height > 0 else { return image }
    let standard = MPSScaleTransform(
      scaleX: Double(width) / Double(image.width), scaleY: Double(height) / Double(image.height), translateX: 0, translateY: 0)
    let chosen = transform ?? standard
    guard chosen.scaleX != 0, chosen.scaleY != 0 else { return image }
    var inner = image
    inner.edge = .clamp
    func place(_ index: Int, _ shift: Double, _ scale: Double) -> (Int, Float) {
      let value = max(-1e6, min(1e6, (Double(index) + 0.5 - shift) / scale - 0.5))
      return (Int(value.rounded(.down)), Float(value - value.rounded(.down)))
    }
    return image.mapped(width: width, height: height) { x, y in
      let (left, across) = place(x, chosen.translateX, chosen.scaleX)
      let (top, down) = place(y, chosen.translateY, chosen.scaleY)
      let upper = inner[left, top] * (1 - across) + inner[left + 1, top] * across
      let lower = inner[left, top + 1] * (1 - across) + inner[left + 1, top + 1] * across
      return upper * (1 - down) + lower * down
    }
  }
}
/// Scales an image between pixels.
open class MPSImageBilinearScale: MPSImageScale {}
/// Scales an image. It is computed as ``MPSImageBilinearScale``.
open class MPSImageLanczosScale: MPSImageScale {}

/// An operation of two images.
open class MPSImageArithmetic: MPSBinaryImageKernel {
  /// The factor of the first image.
  open var primaryScale: Float = 1
  /// The factor of the second image.
  open var secondaryScale: Float = 1
  /// The number that is added to each component of the result.
  open var bias: Float = 0
  /// The least value of a component of the result.
  open var minimumValue = -Float.greatestFiniteMagnitude
  /// The greatest value of a component of the result.
  open var maximumValue = Float.greatestFiniteMagnitude
  func result(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float> { first }
  override func combine(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float> {
    let made = result(first * primaryScale, second * secondaryScale) + bias
    return made.clamped(lowerBound: SIMD4(repeating: minimumValue), upperBound: SIMD4(repeating: max(minimumValue, maximumValue)))
  }
}
/// The sum of two images.
open class MPSImageAdd: MPSImageArithmetic {
  override func result(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float> { first + second }
}
/// The difference of two images.
open class MPSImageSubtract: MPSImageArithmetic {
  override func result(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float> { first - second }
}
/// The product of two images.
open class MPSImageMultiply: MPSImageArithmetic {
  override func result(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float> { first * second }
}
