import CoreGraphics

extension FilterDefinition {
  static let colorAdjustments: [FilterDefinition] = [
    .init("CILabDeltaE", .colorAdjustment, [.image, .image("Image2")]) { inputs in
      guard let first = inputs.image, let second = inputs.image("Image2") else { return nil }
      let extent = first.extent.unionOfExtents(second.extent)
      return CIImage(extent: extent) { area, space in
        let others = second.tile(area, space).pixels
        var tile = first.tile(area, space)
        for index in tile.pixels.indices {
          let distance = LabColor(tile.pixels[index], space).distance(to: LabColor(others[index], space))
          tile.pixels[index] = Pixel(distance, distance, distance, 1)
        }
        return tile
      }
    },
    .init(
      "CIColorControls", .colorAdjustment,
      [.image, .number("Saturation", 1, 0, 2), .number("Brightness", 0, -1, 1), .number("Contrast", 1, 0.25, 4)]
    ) { inputs in
      let (saturation, brightness, contrast) = (inputs.number("Saturation"), inputs.number("Brightness"), inputs.number("Contrast"))
      return inputs.image?.mapColors { color in
        (mix(Color3(repeating: color.luminance), color, saturation) - 0.5) * contrast + 0.5 + brightness
      }
    },
    .init("CIExposureAdjust", .colorAdjustment, [.image, .number("EV", 0, -10, 10)]) { inputs in
      let factor = exp2(inputs.number("EV"))
      return inputs.image?.mapLinear { $0 * factor }
    },
    .init("CIGammaAdjust", .colorAdjustment, [.image, .number("Power", 1, 0.25, 4)]) { inputs in
      let power = inputs.number("Power")
      return inputs.image?.mapLinear { color in
        Color3(pow(max(0, color.x), power), pow(max(0, color.y), power), pow(max(0, color.z), power))
      }
    },
    .init("CIHueAdjust", .colorAdjustment, [.image, .number("Angle", 0, -Double.pi, Double.pi)]) { inputs in
      let (s, c) = (sin(inputs.number("Angle")), cos(inputs.number("Angle")))
      let axis = Color3(repeating: 1 / Float(3).squareRoot())
      return inputs.image?.mapColors { color in
        let cross = Color3(color.z - color.y, color.x - color.z, color.y - color.x) * axis
        return color * c + cross * s + axis * ((axis * color).sum() * (1 - c))
      }
    },
    .init("CIVibrance", .colorAdjustment, [.image, .number("Amount", 0, -1, 1)]) { inputs in
      let amount = inputs.number("Amount")
      return inputs.image?.mapColors { color in
        // Less saturated colors change more than saturated ones.
        let vividness = color.max() - color.min()
        return mix(Color3(repeating: color.luminance), color, 1 + amount * (1 - vividness))
      }
    },
    .init("CIWhitePointAdjust", .colorAdjustment, [.image, .color("Color", 1, 1, 1)]) { inputs in
      let color = inputs.color("Color")
      return inputs.image?.mapPixels { pixel, space in
        Pixel(pixel.straight * color.pixel(space).straight, alpha: pixel.w)
      }
    },
    .init(
      "CITemperatureAndTint", .colorAdjustment, [.image, .vector("Neutral", 6500, 0), .vector("TargetNeutral", 6500, 0)]
    ) { inputs in
      let (from, to) = (inputs.point("Neutral"), inputs.point("TargetNeutral"))
      let factors = Temperature.white(to.x, tint: to.y) / Temperature.white(from.x, tint: from.y)
      let scale = factors / factors.luminance
      return inputs.image?.mapLinear { $0 * scale }
    },
    .init(
      "CIToneCurve", .colorAdjustment,
      [
        .image, .point("Point0", 0, 0), .point("Point1", 0.25, 0.25), .point("Point2", 0.5, 0.5), .point("Point3", 0.75, 0.75),
        .point("Point4", 1, 1),
      ]
    ) { inputs in
      let curve = SmoothCurve((0...4).map { inputs.point("Point\($0)") })
      return inputs.image?.mapColors { Color3(curve($0.x), curve($0.y), curve($0.z)) }
    },
    .init(
      "CIHighlightShadowAdjust", .colorAdjustment,
      [.image, .number("Radius", 0, 0, 10), .number("ShadowAmount", 0, -1, 1), .number("HighlightAmount", 1, 0, 1)]
    ) { inputs in
      let (shadow, highlight) = (inputs.number("ShadowAmount"), inputs.number("HighlightAmount"))
      // Areas are dark or bright by the mean of their surroundings.
      return inputs.image?.inside { image in
        let around = image.blurred(sigma: inputs.number("Radius"))
        return CIImage(extent: image.extent) { area, space in
          var tile = image.tile(area, space)
          let lights = around.tile(area, space)
          for index in tile.pixels.indices where tile.pixels[index].w > 0 {
            let color = space.toSRGB(tile.pixels[index].straight).limited
            let light = space.toSRGB(lights.pixels[index].straight).limited.luminance
            let dark = (1 - light) * (1 - light)
            let lifted = color + color * (1 - color) * (shadow * dark * 2)
            let changed = lifted - lifted * (light * light) * ((1 - highlight) * 0.35)
            tile.pixels[index] = Pixel(space.fromSRGB(changed.limited), alpha: tile.pixels[index].w)
          }
          return tile
        }
      }
    },
    .init(
      "CIColorMatrix", .colorAdjustment,
      [
        .image, .vector("RVector", 1, 0, 0, 0), .vector("GVector", 0, 1, 0, 0), .vector("BVector", 0, 0, 1, 0),
        .vector("AVector", 0, 0, 0, 1), .vector("BiasVector", 0, 0, 0, 0),
      ]
    ) { inputs in
      let rows = ["RVector", "GVector", "BVector", "AVector"].map { inputs.pixel($0) }
      let bias = inputs.pixel("BiasVector")
      return inputs.image?.mapPixels { pixel, _ in
        let color = pixel.straight
        let straight = Pixel(color.x, color.y, color.z, pixel.w)
        let result = Pixel(
          (straight * rows[0]).sum(), (straight * rows[1]).sum(), (straight * rows[2]).sum(), (straight * rows[3]).sum())
        let changed = result + bias
        return Pixel(changed.color, alpha: max(0, min(1, changed.w)))
      }
    },
    .init(
      "CIColorPolynomial", .colorAdjustment,
      [
        .image, .vector("RedCoefficients", 0, 1, 0, 0), .vector("GreenCoefficients", 0, 1, 0, 0),
        .vector("BlueCoefficients", 0, 1, 0, 0), .vector("AlphaCoefficients", 0, 1, 0, 0),
      ]
    ) { inputs in
      let rows = ["Red", "Green", "Blue", "Alpha"].map { inputs.pixel($0 + "Coefficients") }
      func value(_ x: Float, _ c: Pixel) -> Float { c.x + x * (c.y + x * (c.z + x * c.w)) }
      return inputs.image?.mapPixels { pixel, _ in
        let color = pixel.straight
        return Pixel(
          Color3(value(color.x, rows[0]), value(color.y, rows[1]), value(color.z, rows[2])),
          alpha: max(0, min(1, value(pixel.w, rows[3]))))
      }
    },
    .init(
      "CIColorClamp", .colorAdjustment, [.image, .vector("MinComponents", 0, 0, 0, 0), .vector("MaxComponents", 1, 1, 1, 1)]
    ) { inputs in
      let (low, high) = (inputs.pixel("MinComponents"), inputs.pixel("MaxComponents"))
      return inputs.image?.mapPixels { pixel, _ in
        let color = pixel.straight
        let limited = pointwiseMin(pointwiseMax(Pixel(color.x, color.y, color.z, pixel.w), low), high)
        return Pixel(limited.color, alpha: limited.w)
      }
    },
    .init("CISRGBToneCurveToLinear", .colorAdjustment, [.image]) { inputs in inputs.image?.mapLinear { ToneCurve.decode($0) } },
    .init("CILinearToSRGBToneCurve", .colorAdjustment, [.image]) { inputs in inputs.image?.mapLinear { ToneCurve.encode($0) } },
    .init("CIColorThreshold", .colorAdjustment, [.image, .number("Threshold", 0.5, 0, 1)]) { inputs in
      let threshold = inputs.number("Threshold")
      return inputs.image?.mapLinear { color in
        Color3(color.x >= threshold ? 1 : 0, color.y >= threshold ? 1 : 0, color.z >= threshold ? 1 : 0)
      }
    },
    .init("CIColorAbsoluteDifference", .colorAdjustment, [.image, .image("Image2")]) { inputs in
      guard let image = inputs.image, let other = inputs.image("Image2") else { return nil }
      return image.combined(with: other, extent: image.extent.intersectionOfExtents(other.extent)) { first, second in
        let color = first.straight - second.straight
        return Pixel(Color3(abs(color.x), abs(color.y), abs(color.z)), alpha: first.w)
      }
    },
  ]
}

/// A curve through points in ascending order of x, without overshooting.
struct SmoothCurve: Sendable {
  private let points: [SIMD2<Float>]
  private let slopes: [Float]

  init(_ given: [SIMD2<Float>]) {
    let points = given.sorted { $0.x < $1.x }
    let secants = zip(points, points.dropFirst()).map { $1.x > $0.x ? ($1.y - $0.y) / ($1.x - $0.x) : 0 }
    slopes = points.indices.map { index in
      guard index > 0 else { return secants.first ?? 0 }
      guard index < secants.count else { return secants.last ?? 0 }
      let (before, after) = (secants[index - 1], secants[index])
      // The harmonic mean preserves monotonicity.
      return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
    self.points = points
  }

  func callAsFunction(_ x: Float) -> Float {
    guard let first = points.first, let last = points.last else { return x }
    if x <= first.x { return first.y }
    if x >= last.x { return last.y }
    var index = 1
    while points[index].x < x { index += 1 }
    let (low, high) = (points[index - 1], points[index])
    let width = high.x - low.x
    let t = (x - low.x) / width
    let (t2, t3) = (t * t, t * t * t)
    return low.y * (2 * t3 - 3 * t2 + 1) + slopes[index - 1] * width * (t3 - 2 * t2 + t) + high.y * (3 * t2 - 2 * t3)
      + slopes[index] * width * (t3 - t2)
  }
}

/// The color of light by its temperature.
enum Temperature {
  /// White of that temperature in kelvins, as linear components; a positive tint is more magenta.
  static func white(_ kelvins: Float, tint: Float) -> Color3 {
    let t = Double(max(1000, min(40_000, kelvins == 0 ? 6500 : kelvins)))
    // The chromaticity of daylight, or below 4000 kelvins that of a black body.
    let x: Double
    let y: Double
    if t >= 4000 {
      x =
        t <= 7000
        ? -4.6070e9 / (t * t * t) + 2.9678e6 / (t * t) + 0.09911e3 / t + 0.244063
        : -2.0064e9 / (t * t * t) + 1.9018e6 / (t * t) + 0.24748e3 / t + 0.237040
      y = -3 * x * x + 2.870 * x - 0.275
    } else {
      x = -0.2661239e9 / (t * t * t) - 0.2343589e6 / (t * t) + 0.8776956e3 / t + 0.179910
      y =
        t <= 2222
        ? -1.1063814 * x * x * x - 1.34811020 * x * x + 2.18555832 * x - 0.20219683
        : -0.9549476 * x * x * x - 1.37418593 * x * x + 2.09137015 * x - 0.16748867
    }
    let (bigX, bigZ) = (x / y, (1 - x - y) / y)
    let red = 3.2406 * bigX - 1.5372 - 0.4986 * bigZ
    let green = -0.9689 * bigX + 1.8758 + 0.0415 * bigZ
    let blue = 0.0557 * bigX - 0.2040 + 1.0570 * bigZ
    let shift = Float(max(-0.9, min(0.9, Double(tint) / 300)))
    return Color3(Float(max(0.01, red)), Float(max(0.01, green)) * (1 - shift), Float(max(0.01, blue)))
  }
}
