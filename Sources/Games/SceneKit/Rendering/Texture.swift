import SpriteKit

/// The pixels of an image, in linear light.
final class Texture {
  let (width, height): (Int, Int)
  private let pixels: [SIMD4<Float>]
  let hasAlpha: Bool
  private static let sizeLimit = 1024

  init?(_ image: CGImage) {
    let step = max((max(image.width, image.height) + Self.sizeLimit - 1) / Self.sizeLimit, 1)
    let (width, height) = (image.width / step, image.height / step)
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height) = (width, height)
    var pixels: [SIMD4<Float>] = []
    pixels.reserveCapacity(width * height)
    var hasAlpha = false
    for y in 0..<height {
      for x in 0..<width {
        let word = image.word(x: x * step, y: y * step)
        let alpha = word >> 24
        if alpha < 255 { hasAlpha = true }
        guard alpha > 0 else {
          pixels.append(.zero)
          continue
        }
        func part(_ shift: UInt32) -> Float { Light.linear[min(Int((word >> shift & 255) * 255 / alpha), 255)] }
        pixels.append(SIMD4(part(16), part(8), part(0), Float(alpha) / 255))
      }
    }
    (self.pixels, self.hasAlpha) = (pixels, hasAlpha)
  }

  /// Returns the color at texture coordinates. The left and top edges are at 0.
  func sample(_ u: Float, _ v: Float, _ wrapS: SCNWrapMode, _ wrapT: SCNWrapMode, _ isSmooth: Bool) -> SIMD4<Float> {
    guard let x = Self.wrap(u, wrapS), let y = Self.wrap(v, wrapT) else { return .zero }
    let (px, py) = (x * Float(width) - 0.5, y * Float(height) - 0.5)
    guard isSmooth else { return pixel(Int(px.rounded()), Int(py.rounded()), wrapS, wrapT) }
    let (left, top) = (px.rounded(.down), py.rounded(.down))
    let (fx, fy) = (px - left, py - top)
    let (column, row) = (Int(left), Int(top))
    let upper = pixel(column, row, wrapS, wrapT) * (1 - fx) + pixel(column + 1, row, wrapS, wrapT) * fx
    let lower = pixel(column, row + 1, wrapS, wrapT) * (1 - fx) + pixel(column + 1, row + 1, wrapS, wrapT) * fx
    return upper * (1 - fy) + lower * fy
  }
  private static func wrap(_ value: Float, _ mode: SCNWrapMode) -> Float? {
    guard value.isFinite else { return 0 }
    switch mode {
    case .clamp: return min(max(value, 0), 1)
    case .repeat: return value - value.rounded(.down)
    case .clampToBorder: return value >= 0 && value <= 1 ? value : nil
    case .mirror:
      let part = value - 2 * (value / 2).rounded(.down)
      return part > 1 ? 2 - part : part
    }
  }
  private func pixel(_ x: Int, _ y: Int, _ s: SCNWrapMode, _ t: SCNWrapMode) -> SIMD4<Float> {
    let column = s == .repeat ? (x + width) % width : min(max(x, 0), width - 1)
    let row = t == .repeat ? (y + height) % height : min(max(y, 0), height - 1)
    return pixels[row * width + column]
  }

  /// Returns the texture of an image or of an image file's name; nil for colors and other objects.
  static func make(_ contents: Any?) -> Texture? {
    switch contents {
    case let image as UIImage: return image.cgImage.flatMap { Texture($0) }
    case let image as CGImage: return Texture(image)
    case let name as String:
      let file = SceneFile.neighbor(name, of: nil).flatMap { UIImage(contentsOfFile: $0.path) }
      return (UIImage(named: name) ?? file).flatMap { make($0) }
    case let url as URL: return UIImage(contentsOfFile: url.path).flatMap { make($0) }
    case let images as [Any]: return make(images.first)
    case let texture as SKTexture: return Texture(texture.cgImage())
    case let layer as CALayer:
      return MainActor.assumeIsolated {
        let size = layer.bounds.size
        guard size.width >= 1, size.height >= 1 else { return nil }
        return make(UIGraphicsImageRenderer(size: size).image { layer.render(in: $0.cgContext) })
      }
    case let view as UIView: return MainActor.assumeIsolated { make(view.layer) }
    case let scene as SKScene:
      return MainActor.assumeIsolated {
        let view = SKView(frame: CGRect(origin: .zero, size: scene.size))
        return view.texture(from: scene, crop: CGRect(origin: .zero, size: scene.size)).flatMap { make($0) }
      }
    default: return nil
    }
  }

  /// Returns a color in linear light, with its opacity.
  static func color(_ contents: Any?) -> SIMD4<Float> {
    switch contents {
    case let color as UIColor:
      var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      if !color.getRed(&r, green: &g, blue: &b, alpha: &a) {
        var white: CGFloat = 0
        guard color.getWhite(&white, alpha: &a) else { return SIMD4(1, 1, 1, 1) }
        (r, g, b) = (white, white, white)
      }
      return SIMD4(Light.linear(Float(r)), Light.linear(Float(g)), Light.linear(Float(b)), Float(a))
    case let number as NSNumber: return SIMD4(number.floatValue, number.floatValue, number.floatValue, 1)
    case let number as Double: return SIMD4(Float(number), Float(number), Float(number), 1)
    case let number as CGFloat: return SIMD4(Float(number), Float(number), Float(number), 1)
    case let number as Float: return SIMD4(number, number, number, 1)
    case nil: return SIMD4(0, 0, 0, 1)
    case let object?:
      if CFGetTypeID(object as AnyObject) == CGColor.typeID { return color(UIColor(cgColor: object as! CGColor)) }
      return SIMD4(1, 1, 1, 1)
    }
  }
}

/// Conversion between linear light and sRGB bytes.
enum Light {
  static func linear(_ value: Float) -> Float { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
  /// The linear light of each byte value.
  static let linear: [Float] = (0...255).map { linear(Float($0) / 255) }
  /// The byte value of linear light in steps of 1/65535.
  static let bytes: [UInt8] = (0...65535).map { step in
    let light = Float(step) / 65535
    let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8(min(max(value * 255, 0), 255).rounded())
  }
}
