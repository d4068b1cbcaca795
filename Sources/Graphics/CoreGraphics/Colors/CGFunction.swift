import Foundation

/// Computes the values of a function.
public typealias CGFunctionEvaluateCallback = (
  _ info: UnsafeMutableRawPointer?, _ in: UnsafePointer<CGFloat>, _ out: UnsafeMutablePointer<CGFloat>
) -> Void
/// Releases the value that a function was created with.
public typealias CGFunctionReleaseInfoCallback = (_ info: UnsafeMutableRawPointer?) -> Void

/// The closures of a function.
public struct CGFunctionCallbacks {
  /// The version of the structure, always 0.
  public var version: UInt32
  /// Computes the outputs of the function from its inputs.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Releases the value that the function was made with.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Creates the callbacks; `version` is always 0.
  public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// Computes colors for a shading.
public final class CGFunction: @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let domain: [CGFloat]
  private let range: [CGFloat]
  private let inputs: Int
  private let outputs: Int
  private let callbacks: CGFunctionCallbacks

  /// Creates a function. The domain and the range are pairs of limits; nil means unlimited. Returns nil without any output.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0, domainDimension < 64, rangeDimension < 64 else { return nil }
    self.info = info
    inputs = domainDimension
    outputs = rangeDimension
    self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: domainDimension * 2)) } ?? []
    self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: rangeDimension * 2)) } ?? []
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The limits of the first input.
  var firstDomain: (low: CGFloat, high: CGFloat) { domain.count >= 2 ? (domain[0], domain[1]) : (0, 1) }

  func values(at place: CGFloat) -> [CGFloat] {
    var given = [CGFloat](repeating: 0, count: inputs)
    given[0] = place
    var result = [CGFloat](repeating: 0, count: outputs)
    callbacks.evaluate?(info, &given, &result)
    guard range.count == outputs * 2 else { return result }
    return result.enumerated().map { max(range[$0.offset * 2], min(range[$0.offset * 2 + 1], $0.element)) }
  }
}

/// Colors along a line or between two circles, computed by a function.
public final class CGShading: Sendable {
  private enum Shape {
    case axial(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  private let shape: Shape
  private let gradient: CGGradient
  private let options: CGGradientDrawingOptions

  private init?(_ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool) {
    let (low, high) = function.firstDomain
    let count = 256
    var stops: [CGGradient.Stop] = []
    for index in 0...count {
      let share = CGFloat(index) / CGFloat(count)
      var values = function.values(at: low + (high - low) * share)
      if values.count == space.numberOfComponents { values.append(1) }
      guard let color = CGColor(colorSpace: space, components: values) else { return nil }
      stops.append(CGGradient.Stop(location: share, color: color.rgba))
    }
    self.shape = shape
    gradient = CGGradient(stops: stops)
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }

  /// Creates a shading along a line. Nil if the function has too few values for the space.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(.axial(start, end), space, function, extendStart, extendEnd)
  }

  /// Creates a shading between two circles. Nil if the function has too few values for the space.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(.radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd)
  }

  fileprivate func draw(in context: CGContext) {
    switch shape {
    case .axial(let start, let end): context.drawLinearGradient(gradient, start: start, end: end, options: options)
    case .radial(let start, let startRadius, let end, let endRadius):
      context.drawRadialGradient(
        gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius, options: options)
    }
  }
}

extension CGContext {
  /// Fills the clip with a shading.
  public func drawShading(_ shading: CGShading) { shading.draw(in: self) }

  /// Fills the clip with colors that change around a point, starting at an angle.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let box = boundingBoxOfClipPath
    guard !box.isNull else { return }
    let scale = max(0.01, hypot(ctm.a, ctm.b))
    let (width, height) = (Int((box.width * scale).rounded(.up)), Int((box.height * scale).rounded(.up)))
    guard let bitmap = Bitmap(width: width, height: height) else { return }
    for y in 0..<height {
      let row = bitmap.words(y)
      for x in 0..<width {
        let place = CGPoint(x: box.minX + (CGFloat(x) + 0.5) / scale - center.x, y: box.minY + (CGFloat(y) + 0.5) / scale - center.y)
        let turn = (atan2(place.y, place.x) - angle) / (2 * .pi)
        let color = gradient.color(at: turn - turn.rounded(.down))
        func byte(_ value: CGFloat) -> UInt8 { UInt8(max(0, min(255, (value * 255).rounded()))) }
        row[x] = PixelLayout.premultiplied(byte(color.red), byte(color.green), byte(color.blue), byte(color.alpha))
      }
    }
    bitmap.markDirty()
    draw(
      CGImage(bitmap: bitmap),
      pixelsToUser: CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: box.minX, ty: box.minY))
  }
}
