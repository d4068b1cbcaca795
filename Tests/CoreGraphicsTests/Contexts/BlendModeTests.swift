import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

/// Every mode against the formulas of the PDF and compositing specifications.
@Suite("Blend modes") struct BlendModeTests {
  static let modes: [CGBlendMode] = (0...27).compactMap { CGBlendMode(rawValue: $0) }

  @Test("DR Each blend mode draws the result of its formula", arguments: modes)
  func formula(mode: CGBlendMode) {
    var numbers = Noise(seed: 4)
    for round in 0..<40 {
      func part() -> Double { (Double.random(in: 0...1, using: &numbers) * 255).rounded() / 255 }
      let source = Blend.Color(red: part(), green: part(), blue: part(), alpha: round % 3 == 0 ? 1 : part())
      let backdrop = Blend.Color(red: part(), green: part(), blue: part(), alpha: round % 2 == 0 ? 1 : part())
      let context = makeContext(4, 4)
      context.setBlendMode(.copy)
      context.setFillColor(backdrop.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      let under = context.pixel(3, 3)
      context.setBlendMode(mode)
      context.setFillColor(source.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      let expected = Blend.mix(source, over: backdrop, mode: mode)
      // Color dodge, color burn and the color modes divide by values that are imprecise in 8 bits.
      let levels = [.colorDodge, .colorBurn, .hue, .saturation, .color, .luminosity, .softLight].contains(mode) ? 6 : 2
      expect(context.pixel(0, 0).isNear(expected, by: levels), "\(mode) \(source) \(backdrop): \(context.pixel(0, 0)), not \(expected)")
      expect(context.pixel(3, 3), equals: under, "\(mode) changed what the shape does not cover")
    }
  }

  @Test("DR Modes that clear uncovered areas are limited to strokes, images and masks")
  func bounded() {
    for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear] {
      let context = makeContext()
      context.setFillColor(.red)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setBlendMode(mode)
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 0, y: 5))
      context.addLine(to: CGPoint(x: 20, y: 5))
      context.strokePath()
      expect(context.pixel(10, 15), equals: .red, "\(mode)")
      let image = CGImage(bitmap: Bitmap(width: 2, height: 2)!)
      context.draw(image, in: CGRect(x: 0, y: 10, width: 2, height: 2))
      expect(context.pixel(10, 15), equals: .red, "\(mode)")
    }
  }

  @Test("DR Half-covered pixels get half of the result")
  func partialCoverage() {
    let context = makeContext()
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.setBlendMode(.copy)
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0.5, y: 0, width: 10, height: 20))
    expect(context.pixel(0, 3).isNear(Pixel(128, 0, 128), by: 1))
    context.setBlendMode(.clear)
    context.fill(CGRect(x: 0, y: 10.5, width: 20, height: 5))
    expect(context.pixel(15, 10).isNear(Pixel(128, 0, 0, 128), by: 1))
  }
}

/// The specifications' own arithmetic, in real numbers.
enum Blend {
  struct Color: CustomStringConvertible {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    var cgColor: CGColor { CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) }
    var parts: [Double] { [red, green, blue] }
    var description: String { "(\(parts.map { Int($0 * 255) }) \(Int(alpha * 255)))" }
  }

  static func mix(_ s: Color, over b: Color, mode: CGBlendMode) -> Pixel {
    if let (fs, fb) = porterDuff(mode, s.alpha, b.alpha) {
      let parts = zip(s.parts, b.parts).map { min(1, $0 * s.alpha * fs + $1 * b.alpha * fb) }
      return premultiplied(parts, min(1, s.alpha * fs + b.alpha * fb))
    }
    if mode == .plusDarker {
      let alpha = min(1, s.alpha + b.alpha)
      let parts = zip(s.parts, b.parts).map { max(0, alpha - (b.alpha * (1 - $1) + s.alpha * (1 - $0))) }
      return premultiplied(parts, alpha)
    }
    let blended = separable(mode).map { f in zip(s.parts, b.parts).map { f($1, $0) } } ?? nonSeparable(mode, s.parts, b.parts)
    let alpha = s.alpha + b.alpha - s.alpha * b.alpha
    let parts = (0..<3).map { index in
      (1 - b.alpha) * s.alpha * s.parts[index] + (1 - s.alpha) * b.alpha * b.parts[index] + s.alpha * b.alpha * blended[index]
    }
    return premultiplied(parts, alpha)
  }

  private static func premultiplied(_ parts: [Double], _ alpha: Double) -> Pixel {
    func byte(_ value: Double) -> Int { Int((value * 255).rounded()) }
    return Pixel(byte(parts[0]), byte(parts[1]), byte(parts[2]), byte(alpha))
  }

  private static func porterDuff(_ mode: CGBlendMode, _ s: Double, _ b: Double) -> (Double, Double)? {
    switch mode {
    case .normal: return (1, 1 - s)
    case .clear: return (0, 0)
    case .copy: return (1, 0)
    case .sourceIn: return (b, 0)
    case .sourceOut: return (1 - b, 0)
    case .sourceAtop: return (b, 1 - s)
    case .destinationOver: return (1 - b, 1)
    case .destinationIn: return (0, s)
    case .destinationOut: return (0, 1 - s)
    case .destinationAtop: return (1 - b, s)
    case .xor: return (1 - b, 1 - s)
    case .plusLighter: return (1, 1)
    default: return nil
    }
  }

  private static func separable(_ mode: CGBlendMode) -> ((Double, Double) -> Double)? {
    func hardLight(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }
    switch mode {
    case .multiply: return { $0 * $1 }
    case .screen: return { $0 + $1 - $0 * $1 }
    case .overlay: return { hardLight($1, $0) }
    case .hardLight: return { hardLight($0, $1) }
    case .darken: return { min($0, $1) }
    case .lighten: return { max($0, $1) }
    case .colorDodge: return { $0 == 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) }
    case .colorBurn: return { $0 >= 1 ? 1 : $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
    case .softLight:
      return { b, s in
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
      }
    case .difference: return { abs($0 - $1) }
    case .exclusion: return { $0 + $1 - 2 * $0 * $1 }
    default: return nil
    }
  }

  private static func nonSeparable(_ mode: CGBlendMode, _ s: [Double], _ b: [Double]) -> [Double] {
    func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    func sat(_ c: [Double]) -> Double { c.max()! - c.min()! }
    func setLum(_ c: [Double], _ l: Double) -> [Double] {
      var c = c.map { $0 + l - lum(c) }
      let (low, high) = (c.min()!, c.max()!)
      if low < 0 { c = c.map { l + ($0 - l) * l / (l - low) } }
      if high > 1 { c = c.map { l + ($0 - l) * (1 - l) / (high - l) } }
      return c
    }
    func setSat(_ c: [Double], _ s: Double) -> [Double] {
      let (low, high) = (c.min()!, c.max()!)
      return high > low ? c.map { ($0 - low) * s / (high - low) } : [0, 0, 0]
    }
    switch mode {
    case .hue: return setLum(setSat(s, sat(b)), lum(b))
    case .saturation: return setLum(setSat(b, sat(s)), lum(b))
    case .color: return setLum(s, lum(b))
    default: return setLum(b, lum(s))
    }
  }
}
