import CoreGraphics

extension FilterDefinition {
  /// Contrast about the middle gray.
  private static func contrast(_ color: Color3, _ amount: Float) -> Color3 { (color - 0.5) * amount + 0.5 }

  private static func photo(_ name: String, _ change: @escaping @Sendable (Color3) -> Color3) -> FilterDefinition {
    .init("CIPhotoEffect" + name, .colorEffect, [.image]) { inputs in inputs.image?.mapColors(change) }
  }

  static let colorEffects: [FilterDefinition] = [
    .init("CISepiaTone", .colorEffect, [.image, .number("Intensity", 1, 0, 1)]) { inputs in
      let intensity = inputs.number("Intensity")
      return inputs.image?.mapColors { color in
        let sepia = Color3(
          (color * Color3(0.393, 0.769, 0.189)).sum(), (color * Color3(0.349, 0.686, 0.168)).sum(),
          (color * Color3(0.272, 0.534, 0.131)).sum())
        return mix(color, sepia, intensity)
      }
    },
    photo("Mono") { Color3(repeating: $0.luminance) },
    photo("Tonal") { contrast(Color3(repeating: $0.luminance), 0.85) },
    photo("Noir") { contrast(Color3(repeating: $0.luminance), 1.5) },
    photo("Chrome") { contrast(mix(Color3(repeating: $0.luminance), $0, 1.3), 1.1) },
    photo("Fade") { mix(Color3(repeating: $0.luminance), $0, 0.7) * 0.8 + 0.12 },
    photo("Instant") { mix(Color3(repeating: $0.luminance), $0, 0.8) * Color3(1, 0.95, 0.8) + Color3(0.04, 0.04, 0.08) },
    photo("Process") { contrast($0, 1.1) * Color3(0.9, 1.02, 1.05) },
    photo("Transfer") { contrast($0, 0.95) * Color3(1.08, 1, 0.85) + Color3(0.02, 0.01, 0) },
    .init("CIColorInvert", .colorEffect, [.image]) { inputs in inputs.image?.mapColors { 1 - $0 } },
    .init("CIColorMonochrome", .colorEffect, [.image, .color("Color", 0.6, 0.45, 0.3), .number("Intensity", 1, 0, 1)]) { inputs in
      let (tint, intensity) = (inputs.rgb("Color"), inputs.number("Intensity"))
      return inputs.image?.mapColors { mix($0, $0.luminance * tint, intensity) }
    },
    .init("CIColorPosterize", .colorEffect, [.image, .number("Levels", 6, 2, 30)]) { inputs in
      let levels = max(2, inputs.number("Levels"))
      return inputs.image?.mapColors { pointwiseMin(($0 * levels).rounded(.down), Color3(repeating: levels - 1)) / (levels - 1) }
    },
    .init("CIFalseColor", .colorEffect, [.image, .color("Color0", 0.3, 0, 0), .color("Color1", 1, 0.9, 0.8)]) { inputs in
      let (dark, light) = (inputs.color("Color0"), inputs.color("Color1"))
      return inputs.image?.mapPixels { pixel, space in
        let place = space.toSRGB(pixel.straight).limited.luminance
        let color = mix(
          Pixel(space.toSRGB(dark.pixel(space).straight), alpha: Float(dark.alpha)),
          Pixel(space.toSRGB(light.pixel(space).straight), alpha: Float(light.alpha)), place)
        return Pixel(space.fromSRGB(color.straight), alpha: color.w * pixel.w)
      }
    },
    .init("CIColorMap", .colorEffect, [.image, .image("GradientImage")]) { inputs in
      guard let image = inputs.image, let gradient = inputs.image("GradientImage"), !gradient.extent.isInfinite else {
        return inputs.image
      }
      let row = gradient.area
      guard !row.isEmpty else { return image }
      return image.mapTiles { tile, space in
        let line = gradient.tile(PixelArea(minX: row.minX, minY: row.minY, width: row.width, height: 1), space)
        func look(_ value: Float) -> Pixel {
          line.pixels[max(0, min(row.width - 1, Int(value * Float(row.width - 1) + 0.5)))]
        }
        for index in tile.pixels.indices {
          let pixel = tile.pixels[index]
          let place = space.toSRGB(pixel.straight).limited
          let mapped = Color3(look(place.x).straight.x, look(place.y).straight.y, look(place.z).straight.z)
          tile.pixels[index] = Pixel(mapped, alpha: pixel.w)
        }
      }
    },
    .init("CIMaskToAlpha", .colorEffect, [.image]) { inputs in
      inputs.image?.mapPixels { pixel, _ in Pixel(repeating: max(0, min(1, pixel.luminance))) }
    },
    .init("CIMaximumComponent", .colorEffect, [.image]) { inputs in inputs.image?.mapColors { Color3(repeating: $0.max()) } },
    .init("CIMinimumComponent", .colorEffect, [.image]) { inputs in inputs.image?.mapColors { Color3(repeating: $0.min()) } },
    .init("CIThermal", .colorEffect, [.image]) { inputs in
      inputs.image?.mapColors { color in
        let t = color.luminance
        return Color3(smoothStep(0.25, 0.6, t), smoothStep(0.55, 0.95, t), smoothStep(0, 0.25, t) - smoothStep(0.35, 0.6, t))
          + smoothStep(0.9, 1, t)
      }
    },
    .init("CIXRay", .colorEffect, [.image]) { inputs in
      inputs.image?.mapColors { color in
        let t = 1 - color.luminance
        return Color3(t * t, t * (0.6 + 0.4 * t), t * 0.9 + 0.1)
      }
    },
    .init(
      "CIVignette", .colorEffect, [.image, .number("Intensity", 0, -1, 1), .number("Radius", 1, 0, 2)]
    ) { inputs in
      guard let image = inputs.image, !image.extent.isInfinite else { return inputs.image }
      let (intensity, radius) = (inputs.number("Intensity"), max(0.1, inputs.number("Radius")))
      let middle = SIMD2(Float(image.extent.midX), Float(image.extent.midY))
      let half = SIMD2(Float(image.extent.width), Float(image.extent.height)) / 2
      return image.mapPlaces { pixel, point, space in
        let place = (point - middle) / half
        let factor = max(0, 1 - intensity * 0.5 * (place * place).sum() / radius)
        return Pixel(space.fromSRGB(space.toSRGB(pixel.straight) * factor), alpha: pixel.w)
      }
    },
    .init(
      "CIVignetteEffect", .colorEffect,
      [.image, .point("Center", 150, 150), .number("Radius", 150, 0, 2000), .number("Intensity", 1, -1, 1), .number("Falloff", 0.5, 0, 1)]
    ) { inputs in
      let (center, radius) = (inputs.point("Center"), max(1, inputs.number("Radius")))
      let (intensity, falloff) = (inputs.number("Intensity"), max(0.01, inputs.number("Falloff")))
      return inputs.image?.mapPlaces { pixel, point, _ in
        let shade = smoothStep(radius * (1 - falloff), radius, length(point - center))
        return Pixel(pixel.straight * max(0, 1 - intensity * shade), alpha: pixel.w)
      }
    },
    .init("CIColorCrossPolynomial", .colorEffect, crossParameters) { inputs in
      let rows = ["Red", "Green", "Blue"].map { row -> [Float] in
        let numbers = inputs.vector(row + "Coefficients").map { Float($0) }
        return numbers + [Float](repeating: 0, count: max(0, 10 - numbers.count))
      }
      return inputs.image?.mapLinear { c in
        let terms: [Float] = [c.x, c.y, c.z, c.x * c.x, c.y * c.y, c.z * c.z, c.x * c.y, c.y * c.z, c.z * c.x, 1]
        func value(_ row: [Float]) -> Float { zip(row, terms).reduce(0) { $0 + $1.0 * $1.1 } }
        return Color3(value(rows[0]), value(rows[1]), value(rows[2]))
      }
    },
    .init("CIColorCube", .colorEffect, [.image, .number("CubeDimension", 2, 2, 128), .data("CubeData")]) { cube($0) },
    .init(
      "CIColorCubeWithColorSpace", .colorEffect,
      [.image, .number("CubeDimension", 2, 2, 128), .data("CubeData"), .colorSpace("ColorSpace")]
    ) { cube($0) },
    .init(
      "CIDocumentEnhancer", .colorEffect, [.image, .number("Amount", 1, 0, 10)]
    ) { inputs in
      let amount = inputs.number("Amount")
      return inputs.image?.mapColors { color in
        let white = mix(color, Color3(repeating: 1), smoothStep(0.55, 0.85, color.luminance))
        return mix(color, white, min(1, amount))
      }
    },
  ]

  private static let crossParameters: [FilterParameter] = [
    .image, .vector("RedCoefficients", 1, 0, 0, 0, 0, 0, 0, 0, 0, 0), .vector("GreenCoefficients", 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    .vector("BlueCoefficients", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0),
  ]

  /// Maps colors by a cube of premultiplied floating-point pixels, with red varying fastest.
  private static func cube(_ inputs: FilterInputs) -> CIImage? {
    let side = inputs.integer("CubeDimension")
    guard let image = inputs.image, let data = inputs.data("CubeData"), side >= 2, side <= 256,
      data.count >= side * side * side * 16
    else { return inputs.image }
    let tableSpace = (inputs.object("ColorSpace") as? CGColorSpace).flatMap { TableSpace($0) }
    let table: [Pixel] = data.withUnsafeBytes { raw in
      (0..<side * side * side).map { raw.loadUnaligned(fromByteOffset: $0 * 16, as: Pixel.self) }
    }
    return image.mapPixels { pixel, space in
      guard pixel.w > 0 else { return pixel }
      let color = space.toSRGB(pixel.straight).limited
      let place = (tableSpace?.fromSRGB(color).limited ?? color) * Float(side - 1)
      let low = place.rounded(.down)
      let part = place - low
      let (x, y, z) = (Int(low.x), Int(low.y), Int(low.z))
      func at(_ x: Int, _ y: Int, _ z: Int) -> Pixel { table[(min(z, side - 1) * side + min(y, side - 1)) * side + min(x, side - 1)] }
      func plane(_ z: Int) -> Pixel {
        mix(mix(at(x, y, z), at(x + 1, y, z), part.x), mix(at(x, y + 1, z), at(x + 1, y + 1, z), part.x), part.y)
      }
      let found = mix(plane(z), plane(z + 1), part.z)
      let result = tableSpace?.toSRGB(found.straight.limited) ?? found.straight
      return Pixel(space.fromSRGB(result.limited), alpha: found.w * pixel.w)
    }
  }
}

extension CIImage {
  /// Returns the image with each of its tiles changed.
  func mapTiles(_ change: @escaping (inout PixelTile, WorkingSpace) -> Void) -> CIImage {
    CIImage(extent: extent) { [self] area, space in
      var tile = tile(area, space)
      change(&tile, space)
      return tile
    }
  }
}

func length(_ vector: SIMD2<Float>) -> Float { (vector * vector).sum().squareRoot() }
