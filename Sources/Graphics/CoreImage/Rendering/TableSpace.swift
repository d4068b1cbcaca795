import CoreGraphics

/// Converts colors between sRGB and another RGB space, which has one curve for its three components and primaries with the white of sRGB.
struct TableSpace: Sendable {
  private static let steps = 4096
  /// The components of sRGB of grays of the space, from 0 to 1, and the inverse.
  private let decoding: [Float]
  private let encoding: [Float]
  /// The primaries of the space in linear sRGB, and the inverse.
  private let primaries: [Color3]
  private let inverse: [Color3]

  /// Nil for sRGB itself, and for spaces that are not RGB.
  init?(_ space: CGColorSpace) {
    guard space.model == .rgb, let standard = CGColorSpace(name: CGColorSpace.sRGB), space != standard else { return nil }
    func convert(_ color: Color3, _ from: CGColorSpace, _ to: CGColorSpace) -> Color3? {
      let components = [CGFloat(color.x), CGFloat(color.y), CGFloat(color.z), 1]
      guard let found = CGColor(colorSpace: from, components: components)?.converted(to: to, intent: .defaultIntent, options: nil),
        let parts = found.components, parts.count == 4
      else { return nil }
      return Color3(Float(parts[0]), Float(parts[1]), Float(parts[2]))
    }
    let grays = (0...Self.steps).map { Color3(repeating: Float($0) / Float(Self.steps)) }
    decoding = grays.compactMap { convert($0, space, standard)?.y }
    encoding = grays.compactMap { convert($0, standard, space)?.y }
    primaries = [Color3(1, 0, 0), Color3(0, 1, 0), Color3(0, 0, 1)].compactMap { convert($0, space, standard) }.map { ToneCurve.decode($0) }
    guard decoding.count == grays.count, encoding.count == grays.count, primaries.count == 3 else { return nil }
    func cross(_ a: Color3, _ b: Color3) -> Color3 {
      Color3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let rows = [cross(primaries[1], primaries[2]), cross(primaries[2], primaries[0]), cross(primaries[0], primaries[1])]
    let determinant = (primaries[0] * rows[0]).sum()
    guard abs(determinant) > 1e-6 else { return nil }
    inverse = rows.map { $0 / determinant }
  }

  private static func look(_ table: [Float], _ value: Float) -> Float {
    let place = max(0, min(1, value)) * Float(steps)
    let index = min(steps - 1, Int(place))
    return table[index] + (table[index + 1] - table[index]) * (place - Float(index))
  }

  func toSRGB(_ color: Color3) -> Color3 {
    let light = ToneCurve.decode(Color3(Self.look(decoding, color.x), Self.look(decoding, color.y), Self.look(decoding, color.z)))
    return ToneCurve.encode(primaries[0] * light.x + primaries[1] * light.y + primaries[2] * light.z)
  }

  func fromSRGB(_ color: Color3) -> Color3 {
    let light = ToneCurve.decode(color)
    let own = ToneCurve.encode(Color3((inverse[0] * light).sum(), (inverse[1] * light).sum(), (inverse[2] * light).sum()))
    return Color3(Self.look(encoding, own.x), Self.look(encoding, own.y), Self.look(encoding, own.z))
  }
}
