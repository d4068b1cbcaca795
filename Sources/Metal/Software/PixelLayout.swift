/// The bytes of a pixel format: those of a block, and the pixels of a block.
struct PixelLayout: Equatable {
  let bytes: Int
  var width = 1
  var height = 1

  func bytesPerRow(_ pixels: Int) -> Int { (pixels + width - 1) / width * bytes }
  func rows(_ pixels: Int) -> Int { (pixels + height - 1) / height }
}

extension MTLPixelFormat {
  var layout: PixelLayout? {
    switch rawValue {
    case 0: nil
    case 1...14, 253: PixelLayout(bytes: 1)
    case 20...43, 250: PixelLayout(bytes: 2)
    case 53...94, 252, 255, 262, 554, 555: PixelLayout(bytes: 4)
    case 103...115, 260, 261, 552, 553: PixelLayout(bytes: 8)
    case 123...125: PixelLayout(bytes: 16)
    case 130, 131, 140, 141, 170...173, 180...183: PixelLayout(bytes: 8, width: 4, height: 4)
    case 132...135, 142...153, 174...179: PixelLayout(bytes: 16, width: 4, height: 4)
    case 160, 161, 164, 165: PixelLayout(bytes: 8, width: 8, height: 4)
    case 162, 163, 166, 167: PixelLayout(bytes: 8, width: 4, height: 4)
    case 186...218: astcLayout
    case 240, 241: PixelLayout(bytes: 4, width: 2)
    default: nil
    }
  }
  private var astcLayout: PixelLayout? {
    let sides = [
      (4, 4), (5, 4), (5, 5), (6, 5), (6, 6), (0, 0), (8, 5), (8, 6), (8, 8), (10, 5), (10, 6), (10, 8), (10, 10), (12, 10), (12, 12),
    ]
    let index = Int(rawValue) - (rawValue < 204 ? 186 : 204)
    guard sides.indices.contains(index), sides[index].0 > 0 else { return nil }
    return PixelLayout(bytes: 16, width: sides[index].0, height: sides[index].1)
  }
}

/// Reads and writes the colors of the formats that are not compressed.
package struct PixelCoder {
  private enum Component { case byte, signedByte, short, half, float, packed }
  private let component: Component
  /// The component of red, green, blue and alpha in memory; -1 for none.
  private let order: SIMD4<Int>
  private let isEncoded: Bool
  package let bytesPerPixel: Int
  /// Whether there are colors, not only alpha.
  private let isAlphaOnly: Bool

  package init?(_ format: MTLPixelFormat) {
    guard let layout = format.layout, layout.width == 1 else { return nil }
    bytesPerPixel = layout.bytes
    isEncoded = [.r8Unorm_srgb, .rg8Unorm_srgb, .rgba8Unorm_srgb, .bgra8Unorm_srgb].contains(format)
    isAlphaOnly = format == .a8Unorm
    switch format {
    case .a8Unorm: (component, order) = (.byte, SIMD4(-1, -1, -1, 0))
    case .r8Unorm, .r8Unorm_srgb: (component, order) = (.byte, SIMD4(0, -1, -1, -1))
    case .rg8Unorm, .rg8Unorm_srgb: (component, order) = (.byte, SIMD4(0, 1, -1, -1))
    case .rgba8Unorm, .rgba8Unorm_srgb: (component, order) = (.byte, SIMD4(0, 1, 2, 3))
    case .bgra8Unorm, .bgra8Unorm_srgb: (component, order) = (.byte, SIMD4(2, 1, 0, 3))
    case .r8Snorm: (component, order) = (.signedByte, SIMD4(0, -1, -1, -1))
    case .rgba8Snorm: (component, order) = (.signedByte, SIMD4(0, 1, 2, 3))
    case .r16Unorm: (component, order) = (.short, SIMD4(0, -1, -1, -1))
    case .rg16Unorm: (component, order) = (.short, SIMD4(0, 1, -1, -1))
    case .rgba16Unorm: (component, order) = (.short, SIMD4(0, 1, 2, 3))
    case .r16Float: (component, order) = (.half, SIMD4(0, -1, -1, -1))
    case .rg16Float: (component, order) = (.half, SIMD4(0, 1, -1, -1))
    case .rgba16Float: (component, order) = (.half, SIMD4(0, 1, 2, 3))
    case .r32Float, .depth32Float: (component, order) = (.float, SIMD4(0, -1, -1, -1))
    case .rg32Float: (component, order) = (.float, SIMD4(0, 1, -1, -1))
    case .rgba32Float: (component, order) = (.float, SIMD4(0, 1, 2, 3))
    case .rgb10a2Unorm: (component, order) = (.packed, SIMD4(0, 1, 2, 3))
    case .bgr10a2Unorm, .bgr10_xr: (component, order) = (.packed, SIMD4(2, 1, 0, 3))
    default: return nil
    }
  }

  /// The color of a pixel: linear if the format encodes sRGB, else as it is.
  package func color(at pointer: UnsafeRawPointer) -> SIMD4<Float> {
    var color = SIMD4<Float>(0, 0, 0, 1)
    for index in 0..<4 where order[index] >= 0 {
      let value = read(pointer, order[index])
      color[index] = isEncoded && index < 3 ? Self.decoded(value) : value
    }
    return color
  }
  package func write(_ color: SIMD4<Float>, to pointer: UnsafeMutableRawPointer) {
    for index in 0..<4 where order[index] >= 0 {
      let value = color[index].isNaN ? 0 : color[index]
      store(isEncoded && index < 3 ? Self.encoded(value) : value, pointer, order[index])
    }
  }
  private func read(_ pointer: UnsafeRawPointer, _ place: Int) -> Float {
    switch component {
    case .byte: Float(pointer.load(fromByteOffset: place, as: UInt8.self)) / 255
    case .signedByte: max(Float(pointer.load(fromByteOffset: place, as: Int8.self)) / 127, -1)
    case .short: Float(pointer.loadUnaligned(fromByteOffset: place * 2, as: UInt16.self)) / 65_535
    case .half: Float(pointer.loadUnaligned(fromByteOffset: place * 2, as: Float16.self))
    case .float: pointer.loadUnaligned(fromByteOffset: place * 4, as: Float.self)
    case .packed:
      place == 3
        ? Float(pointer.loadUnaligned(as: UInt32.self) >> 30) / 3
        : Float(pointer.loadUnaligned(as: UInt32.self) >> UInt32(place * 10) & 1023) / 1023
    }
  }
  private func store(_ value: Float, _ pointer: UnsafeMutableRawPointer, _ place: Int) {
    func whole(_ most: Float) -> Float { (max(0, min(1, value)) * most).rounded(.toNearestOrAwayFromZero) }
    switch component {
    case .byte: pointer.storeBytes(of: UInt8(whole(255)), toByteOffset: place, as: UInt8.self)
    case .signedByte: pointer.storeBytes(of: Int8((max(-1, min(1, value)) * 127).rounded()), toByteOffset: place, as: Int8.self)
    case .short: pointer.storeBytes(of: UInt16(whole(65_535)), toByteOffset: place * 2, as: UInt16.self)
    case .half: pointer.storeBytes(of: Float16(value), toByteOffset: place * 2, as: Float16.self)
    case .float: pointer.storeBytes(of: value, toByteOffset: place * 4, as: Float.self)
    case .packed:
      let (shift, mask, most) = place == 3 ? (UInt32(30), UInt32(3), Float(3)) : (UInt32(place * 10), UInt32(1023), Float(1023))
      let word = pointer.loadUnaligned(as: UInt32.self) & ~(mask << shift) | UInt32(whole(most)) << shift
      pointer.storeBytes(of: word, as: UInt32.self)
    }
  }
  private static func decoded(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : Float(pow(Double((value + 0.055) / 1.055), 2.4))
  }
  private static func encoded(_ value: Float) -> Float {
    value <= 0.003_130_8 ? value * 12.92 : 1.055 * Float(pow(Double(min(value, 1)), 1 / 2.4)) - 0.055
  }
}
