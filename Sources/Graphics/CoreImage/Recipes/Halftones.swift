import CoreGraphics

extension FilterDefinition {
  /// A screen compares the brightness of a pixel with a pattern of values from 0 to 1.
  private static func screen(
    _ name: String, angled: Bool = true, _ pattern: @escaping @Sendable (SIMD2<Float>, Float) -> Float
  ) -> FilterDefinition {
    let angle: [FilterParameter] = angled ? [.number("Angle", 0, -Double.pi, Double.pi)] : []
    return .init(
      name, .halftone,
      [.image, .point("Center", 150, 150)] + angle + [.number("Width", 6, 1, 100), .number("Sharpness", 0.7, 0, 1)]
    ) { inputs in
      let (center, angle) = (inputs.point("Center"), inputs.number("Angle"))
      let (width, sharpness) = (max(1, inputs.number("Width")), max(0, min(0.99, inputs.number("Sharpness"))))
      return inputs.image?.mapPlaces { pixel, point, space in
        let light = space.toSRGB(pixel.straight).limited.luminance
        let limit = pattern(turn(point - center, -angle), width)
        let blur = (1 - sharpness) / 2
        return Pixel(Color3(repeating: smoothStep(limit - blur, limit + blur, light)), alpha: pixel.w)
      }
    }
  }

  /// Returns a wave from 0 to 1 along a length.
  private static func wave(_ value: Float, _ width: Float) -> Float { 0.5 - 0.5 * cos(2 * .pi * value / width) }

  static let halftones: [FilterDefinition] = [
    screen("CIDotScreen") { place, width in (wave(place.x, width) + wave(place.y, width)) / 2 },
    screen("CILineScreen") { place, width in wave(place.y, width) },
    screen("CICircularScreen", angled: false) { place, width in wave(length(place), width) },
    screen("CIHatchedScreen") { place, width in
      min(wave(place.x, width), wave(place.y, width)) * 0.5 + (wave(place.x, width) + wave(place.y, width)) / 4
    },
    .init(
      "CICMYKHalftone", .halftone,
      [
        .image, .point("Center", 150, 150), .number("Width", 6, 1, 100), .number("Angle", 0, -Double.pi, Double.pi),
        .number("Sharpness", 0.7, 0, 1), .number("GCR", 1, 0, 1), .number("UCR", 0.5, 0, 1),
      ]
    ) { inputs in
      let (center, width, angle) = (inputs.point("Center"), max(1, inputs.number("Width")), inputs.number("Angle"))
      let blur = (1 - max(0, min(0.99, inputs.number("Sharpness")))) / 2
      let (black, removal) = (inputs.number("GCR"), inputs.number("UCR"))
      let angles: [Float] = [0.2618, 1.309, 0, 0.7854]
      return inputs.image?.mapPlaces { pixel, point, space in
        let color = space.toSRGB(pixel.straight).limited
        let ink = 1 - color
        let key = ink.min() * black
        let below = key * removal
        let inks = [ink.x - below, ink.y - below, ink.z - below, key]
        var printed = Color3(repeating: 1)
        for (index, amount) in inks.enumerated() {
          let place = turn(point - center, -(angle + angles[index]))
          let limit = 1 - (wave(place.x, width) + wave(place.y, width)) / 2
          let dot = smoothStep(1 - limit - blur, 1 - limit + blur, amount)
          if index < 3 { printed[index] *= 1 - dot } else { printed *= 1 - dot }
        }
        return Pixel(space.fromSRGB(printed), alpha: pixel.w)
      }
    },
  ]
}
