import CoreGraphics

extension FilterDefinition {
  private static func linear(_ name: String, smooth: Bool) -> FilterDefinition {
    .init(
      name, .gradient, [.point("Point0", 0, 0), .point("Point1", 200, 200), .color("Color0", 1, 1, 1), .color("Color1", 0, 0, 0)]
    ) { inputs in
      let (start, line) = (inputs.point("Point0"), inputs.point("Point1") - inputs.point("Point0"))
      let (first, second) = (inputs.color("Color0"), inputs.color("Color1"))
      let size = max(1e-6, (line * line).sum())
      return .generated { point, space in
        let place = ((point - start) * line).sum() / size
        return mix(first.pixel(space), second.pixel(space), smooth ? smoothStep(0, 1, place) : max(0, min(1, place)))
      }
    }
  }

  static let gradients: [FilterDefinition] = [
    linear("CILinearGradient", smooth: false),
    linear("CISmoothLinearGradient", smooth: true),
    .init(
      "CIRadialGradient", .gradient,
      [
        .point("Center", 150, 150), .number("Radius0", 5, 0, 800), .number("Radius1", 100, 0, 800), .color("Color0", 1, 1, 1),
        .color("Color1", 0, 0, 0),
      ]
    ) { inputs in
      let (center, from, to) = (inputs.point("Center"), inputs.number("Radius0"), inputs.number("Radius1"))
      let (first, second) = (inputs.color("Color0"), inputs.color("Color1"))
      return .generated { point, space in
        let distance = length(point - center)
        let share = to == from ? (distance < from ? 0 : 1) : (distance - from) / (to - from)
        return mix(first.pixel(space), second.pixel(space), max(0, min(1, share)))
      }
    },
    .init(
      "CIGaussianGradient", .gradient,
      [.point("Center", 150, 150), .color("Color0", 1, 1, 1), .color("Color1", 0, 0, 0, 0), .number("Radius", 300, 0, 800)]
    ) { inputs in
      let (center, radius) = (inputs.point("Center"), max(1e-3, inputs.number("Radius")))
      let (first, second) = (inputs.color("Color0"), inputs.color("Color1"))
      return .generated { point, space in
        // A third of the radius is the standard deviation, so that the second color is reached at the radius.
        let place = min(1, length(point - center) / radius) * 3
        let share = (exp(-place * place / 2) - exp(-4.5)) / (1 - exp(-4.5))
        return mix(second.pixel(space), first.pixel(space), share)
      }
    },
    .init(
      "CIHueSaturationValueGradient", .gradient,
      [.number("Value", 1, 0, 1), .number("Radius", 300, 0, 800), .number("Softness", 1, 0, 4), .number("Dither", 1, 0, 3)]
    ) { inputs in
      let (value, radius) = (inputs.number("Value"), max(1, inputs.number("Radius")))
      let (softness, dither) = (max(0.01, inputs.number("Softness")), inputs.number("Dither"))
      return .generated(extent: CGRect(x: 0, y: 0, width: CGFloat(radius * 2), height: CGFloat(radius * 2))) { point, space in
        let place = (point - radius) / radius
        let saturation = length(place)
        let hue = atan2(place.y, place.x) / (2 * Float.pi) * 6
        func part(_ shift: Float) -> Float {
          let wave = (hue + shift) - 6 * ((hue + shift) / 6).rounded(.down)
          return max(0, min(1, abs(wave - 3) - 1))
        }
        let pure = Color3(part(0), part(4), part(2))
        // Noise of less than a level of the bitmap hides its steps.
        let (column, row) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
        let noise = Color3(Self.noise(column, row, 21), Self.noise(column, row, 22), Self.noise(column, row, 23)) - 0.5
        let color = mix(Color3(repeating: 1), pure, min(1, saturation)) * value + noise * (dither / 255)
        return Pixel(space.fromSRGB(color.limited), alpha: max(0, min(1, (1 - saturation) * radius / softness + 0.5)))
      }
    },
  ]
}
