import CoreGraphics

extension FilterDefinition {
  static let tiles: [FilterDefinition] = [
    .init("CIAffineTile", .tile, [.image, .transform("Transform")]) { inputs in
      guard let image = inputs.image, let repeated = repeating(image) else { return inputs.image }
      let matrix = inputs.transform("Transform")
      return matrix.isInvertible ? repeated.placed(by: matrix) : .empty()
    },
    .init("CIAffineClamp", .tile, [.image, .transform("Transform")]) { inputs in
      inputs.image?.clampedToExtent().placed(by: inputs.transform("Transform"))
    },
    .init("CIClamp", .tile, [.image, .rect("Extent", 0, 0, 640, 80)]) { inputs in inputs.image?.clamped(to: inputs.rect("Extent")) },
    .init(
      "CIPerspectiveTile", .tile,
      [
        .image, .point("TopLeft", 118, 484), .point("TopRight", 646, 507), .point("BottomRight", 548, 140), .point("BottomLeft", 155, 153),
      ]
    ) { inputs in
      let points = ["BottomLeft", "BottomRight", "TopRight", "TopLeft"].map { inputs.point($0) }
      guard let image = inputs.image, let repeated = repeating(image), let map = Projection(square: points)?.inverse else { return nil }
      let origin = SIMD2(Float(image.extent.minX), Float(image.extent.minY))
      let size = SIMD2(Float(image.extent.width), Float(image.extent.height))
      return repeated.warped(extent: .infinite) { point in
        let place = map(point)
        return origin + (place - place.rounded(.down)) * size
      }
    },
    .init(
      "CIKaleidoscope", .tile,
      [.image, .integer("Count", 6, 1, 64), .point("Center", 150, 150), .number("Angle", 0, -Double.pi, Double.pi)]
    ) { inputs in
      let (center, angle, step) = (inputs.point("Center"), inputs.number("Angle"), 2 * Float.pi / Float(max(1, inputs.integer("Count"))))
      return inputs.image?.clampedToExtent().warped(extent: .infinite) { point in
        let place = point - center
        let turned = atan2(place.y, place.x) - angle
        let within = turned - step * (turned / step).rounded(.down)
        let mirrored = (within > step / 2 ? step - within : within) + angle
        return center + length(place) * SIMD2(cos(mirrored), sin(mirrored))
      }
    },
    .init(
      "CIFourfoldReflectedTile", .tile,
      [
        .image, .point("Center", 150, 150), .number("Angle", 0, -Double.pi, Double.pi), .number("Width", 100, 1, 200),
        .number("AcuteAngle", Double.pi / 2, 0.2, Double.pi / 2),
      ]
    ) { mirrored($0) },
    .init(
      "CIFourfoldTranslatedTile", .tile,
      [
        .image, .point("Center", 150, 150), .number("Angle", 0, -Double.pi, Double.pi), .number("Width", 100, 1, 200),
        .number("AcuteAngle", Double.pi / 2, 0.2, Double.pi / 2),
      ]
    ) { translated($0) },
    .init(
      "CIParallelogramTile", .tile,
      [
        .image, .point("Center", 150, 150), .number("Angle", 0, -Double.pi, Double.pi), .number("Width", 100, 1, 200),
        .number("AcuteAngle", Double.pi / 2, 0.2, Double.pi / 2),
      ]
    ) { translated($0) },
    .init(
      "CIOpTile", .tile,
      [
        .image, .point("Center", 150, 150), .number("Scale", 2.8, 0.1, 10), .number("Angle", 0, -Double.pi, Double.pi),
        .number("Width", 65, 1, 1000),
      ]
    ) { inputs in
      let (center, scale, width) = (inputs.point("Center"), max(0.01, inputs.number("Scale")), max(1, inputs.number("Width")))
      let angle = inputs.number("Angle")
      return inputs.image?.clampedToExtent().warped(extent: .infinite) { point in
        let place = turn(point - center, -angle)
        let cell = (place / width).rounded(.toNearestOrAwayFromZero)
        return center + turn((place - cell * width) * scale + cell * width, angle)
      }
    },
    .init(
      "CITriangleKaleidoscope", .tile,
      [
        .image, .point("Point", 150, 150), .number("Size", 700, 1, 1000), .number("Rotation", 5.924285296593801, 0, 2 * Double.pi),
        .number("Decay", 0.85, 0, 1),
      ]
    ) { inputs in
      let (center, size, angle) = (inputs.point("Point"), max(1, inputs.number("Size")), inputs.number("Rotation"))
      let decay = inputs.number("Decay")
      guard let image = inputs.image else { return nil }
      let folded = image.clampedToExtent().warped(extent: image.extent) { point in
        var place = turn(point - center, -angle)
        // Reflections in the sides of an equilateral triangle map every point into it.
        for _ in 0..<32 {
          var moved = false
          for side in 0..<3 {
            let normal = SIMD2(cos(Float(side) * 2 * .pi / 3 - .pi / 2), sin(Float(side) * 2 * .pi / 3 - .pi / 2))
            let distance = (place * normal).sum() - size * 0.2887
            if distance > 1e-3 {
              place -= 2 * distance * normal
              moved = true
            }
          }
          if !moved { break }
        }
        return center + turn(place, angle)
      }
      return folded.mapPlaces { pixel, point, _ in
        let rings = max(0, length(point - center) / size - 0.5)
        return Pixel(pixel.straight * pow(decay, rings), alpha: pixel.w)
      }
    },
  ]

  static func turn(_ point: SIMD2<Float>, _ angle: Float) -> SIMD2<Float> {
    SIMD2(point.x * cos(angle) - point.y * sin(angle), point.x * sin(angle) + point.y * cos(angle))
  }

  /// Returns the image tiled infinitely, or nil if it is empty.
  static func repeating(_ image: CIImage) -> CIImage? {
    guard !image.extent.isInfinite, !image.area.isEmpty else { return nil }
    let source = image.area
    return CIImage(extent: .infinite, isNearest: image.isNearest) { area, space in
      let whole = image.tile(source, space)
      func wrapped(_ value: Int, _ low: Int, _ count: Int) -> Int { low + ((value - low) % count + count) % count }
      return PixelTile(area) { x, y in whole[wrapped(x, source.minX, source.width), wrapped(y, source.minY, source.height)] }
    }
  }

  private static func mirrored(_ inputs: FilterInputs) -> CIImage? {
    let (center, width, angle) = (inputs.point("Center"), max(1, inputs.number("Width")), inputs.number("Angle"))
    func fold(_ value: Float) -> Float {
      let wave = value - 2 * width * (value / (2 * width)).rounded(.down)
      return wave > width ? 2 * width - wave : wave
    }
    return inputs.image?.clampedToExtent().warped(extent: .infinite) { point in
      let place = turn(point - center, -angle)
      return center + turn(SIMD2(fold(place.x), fold(place.y)), angle)
    }
  }

  private static func translated(_ inputs: FilterInputs) -> CIImage? {
    let (center, width, angle) = (inputs.point("Center"), max(1, inputs.number("Width")), inputs.number("Angle"))
    let slant = max(0.2, inputs.number("AcuteAngle"))
    return inputs.image?.clampedToExtent().warped(extent: .infinite) { point in
      let place = turn(point - center, -angle)
      // Coordinates along both sides of the parallelogram.
      let up = place.y / sin(slant)
      let across = place.x - up * cos(slant)
      func wrap(_ value: Float) -> Float { value - width * (value / width).rounded(.down) }
      let (u, v) = (wrap(across), wrap(up))
      return center + turn(SIMD2(u + v * cos(slant), v * sin(slant)), angle)
    }
  }
}
