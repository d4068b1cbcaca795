import CoreGraphics

extension FilterDefinition {
  static let distortions: [FilterDefinition] = [
    .init(
      "CITwirlDistortion", .distortion,
      [.image, .point("Center", 150, 150), .number("Radius", 300, 0, 500), .number("Angle", Double.pi, -4 * Double.pi, 4 * Double.pi)]
    ) { inputs in
      let (center, radius, angle) = (inputs.point("Center"), max(1e-3, inputs.number("Radius")), inputs.number("Angle"))
      return inputs.image?.warped { point in
        let place = point - center
        let share = max(0, 1 - length(place) / radius)
        return center + turn(place, -angle * share * share)
      }
    },
    .init(
      "CIVortexDistortion", .distortion,
      [.image, .point("Center", 150, 150), .number("Radius", 300, 0, 800), .number("Angle", 56.54866776461628, -94, 94)]
    ) { inputs in
      let (center, radius, angle) = (inputs.point("Center"), max(1e-3, inputs.number("Radius")), inputs.number("Angle"))
      return inputs.image?.warped { point in
        let place = point - center
        let distance = length(place)
        guard distance < radius else { return point }
        let share = 1 - distance / radius
        return center + turn(place, -angle * share * share * share)
      }
    },
    .init(
      "CIBumpDistortion", .distortion,
      [.image, .point("Center", 150, 150), .number("Radius", 300, 0, 600), .number("Scale", 0.5, -1, 1)]
    ) { inputs in
      let (center, radius, scale) = (inputs.point("Center"), max(1e-3, inputs.number("Radius")), inputs.number("Scale"))
      return inputs.image?.warped { point in
        let place = point - center
        let share = min(1, length(place) / radius)
        let bump = 1 - smoothStep(0, 1, share)
        return center + place * (scale >= 0 ? 1 - scale * bump * 0.75 : 1 - scale * bump)
      }
    },
    .init(
      "CIBumpDistortionLinear", .distortion,
      [
        .image, .point("Center", 150, 150), .number("Radius", 300, 0, 600), .number("Angle", 0, -Double.pi, Double.pi),
        .number("Scale", 0.5, -1, 1),
      ]
    ) { inputs in
      let (center, radius, scale) = (inputs.point("Center"), max(1e-3, inputs.number("Radius")), inputs.number("Scale"))
      let angle = inputs.number("Angle")
      return inputs.image?.warped { point in
        var place = turn(point - center, -angle)
        let bump = 1 - smoothStep(0, 1, min(1, abs(place.x) / radius))
        place.x *= scale >= 0 ? 1 - scale * bump * 0.75 : 1 - scale * bump
        return center + turn(place, angle)
      }
    },
    .init(
      "CIPinchDistortion", .distortion,
      [.image, .point("Center", 150, 150), .number("Radius", 300, 0, 1000), .number("Scale", 0.5, 0, 2)]
    ) { inputs in
      let (center, radius, scale) = (inputs.point("Center"), max(1e-3, inputs.number("Radius")), inputs.number("Scale"))
      return inputs.image?.warped { point in
        let place = point - center
        let share = min(1, length(place) / radius)
        guard share > 0 else { return point }
        return center + place * pow(share, -scale * (1 - share))
      }
    },
    .init(
      "CIHoleDistortion", .distortion, [.image, .point("Center", 150, 150), .number("Radius", 150, 0.01, 1000)]
    ) { inputs in
      let (center, radius) = (inputs.point("Center"), max(1e-3, inputs.number("Radius")))
      return inputs.image?.warped { point in
        let place = point - center
        let distance = length(place)
        // Pixels within the radius are pushed outward; the hole itself is empty.
        guard distance > radius else { return SIMD2(repeating: .nan) }
        return distance < 2 * radius ? center + place / distance * (2 * (distance - radius)) : point
      }
    },
    .init(
      "CICircleSplashDistortion", .distortion, [.image, .point("Center", 150, 150), .number("Radius", 150, 0, 1000)]
    ) { inputs in
      let (center, radius) = (inputs.point("Center"), max(1e-3, inputs.number("Radius")))
      return inputs.image?.clampedToExtent().warped(extent: .infinite) { point in
        let place = point - center
        let distance = length(place)
        return distance > radius ? center + place * (radius / distance) : point
      }
    },
    .init(
      "CICircularWrap", .distortion,
      [.image, .point("Center", 150, 150), .number("Radius", 150, 0, 600), .number("Angle", 0, -Double.pi, Double.pi)]
    ) { inputs in
      guard let image = inputs.image, !image.extent.isInfinite, !image.extent.isNull else { return inputs.image }
      let (center, radius, angle) = (inputs.point("Center"), max(1, inputs.number("Radius")), inputs.number("Angle"))
      let origin = SIMD2(Float(image.extent.minX), Float(image.extent.minY))
      let reach = CGFloat(radius) + image.extent.height
      let extent = CGRect(x: CGFloat(center.x) - reach, y: CGFloat(center.y) - reach, width: 2 * reach, height: 2 * reach)
      return image.warped(extent: extent) { point in
        let place = point - center
        let turned = Float.pi / 2 - atan2(place.y, place.x) + angle
        let around = turned - 2 * .pi * (turned / (2 * .pi)).rounded(.down)
        return origin + SIMD2(around * radius, length(place) - radius)
      }
    },
    .init(
      "CILightTunnel", .distortion,
      [.image, .point("Center", 150, 150), .number("Rotation", 0, 0, Double.pi / 2), .number("Radius", 100, 1, 500)]
    ) { inputs in
      let (center, radius, rotation) = (inputs.point("Center"), max(1, inputs.number("Radius")), inputs.number("Rotation"))
      return inputs.image?.clampedToExtent().warped(extent: .infinite) { point in
        let place = point - center
        let distance = length(place)
        guard distance > radius else { return point }
        return center + turn(place / distance * radius, rotation * (distance / radius - 1))
      }
    },
    .init(
      "CITorusLensDistortion", .distortion,
      [
        .image, .point("Center", 150, 150), .number("Radius", 160, 0, 500), .number("Width", 80, 0, 200),
        .number("Refraction", 1.7, 0, 5),
      ]
    ) { inputs in
      let (center, radius, width) = (inputs.point("Center"), inputs.number("Radius"), max(1, inputs.number("Width")))
      let refraction = inputs.number("Refraction")
      return inputs.image?.warped { point in
        let place = point - center
        let distance = length(place)
        let across = (distance - radius + width / 2) / width * 2 - 1
        guard abs(across) < 1, distance > 0 else { return point }
        let bend = across * (1 - (1 - across * across).squareRoot()) * (refraction - 1)
        return center + place / distance * (distance + bend * width / 2)
      }
    },
    .init(
      "CIDisplacementDistortion", .distortion, [.image, .image("DisplacementImage"), .number("Scale", 50, 0, 200)]
    ) { inputs in
      displaced(inputs, by: inputs.image("DisplacementImage")) { pixel, scale in
        SIMD2(pixel.x - 0.5, pixel.y - 0.5) * scale
      }
    },
    .init(
      "CIGlassDistortion", .distortion, [.image, .image("Texture"), .point("Center", 150, 150), .number("Scale", 200, 0.01, 500)]
    ) { inputs in
      guard let texture = inputs.image("Texture") else { return inputs.image }
      let center = inputs.point("Center")
      let repeated =
        repeating(texture)?.moved(
          x: Int((center.x - Float(texture.extent.midX)).rounded()), y: Int((center.y - Float(texture.extent.midY)).rounded())) ?? texture
      let slopes = repeated.neighbors(1, growing: false) { tile, x, y in
        let right = tile.pixel(x + 1, y).luminance - tile.pixel(x - 1, y).luminance
        let up = tile.pixel(x, y + 1).luminance - tile.pixel(x, y - 1).luminance
        return Pixel(right + 0.5, up + 0.5, 0, 1)
      }
      return displaced(inputs, by: slopes) { pixel, scale in SIMD2(pixel.x - 0.5, pixel.y - 0.5) * scale }
    },
    .init(
      "CIGlassLozenge", .distortion,
      [
        .image, .point("Point0", 150, 150), .point("Point1", 350, 150), .number("Radius", 100, 0, 1000), .number("Refraction", 1.7, 0, 5),
      ]
    ) { inputs in
      let (start, end, radius) = (inputs.point("Point0"), inputs.point("Point1"), max(1, inputs.number("Radius")))
      let refraction = max(0.01, inputs.number("Refraction"))
      return inputs.image?.warped { point in
        let line = end - start
        let share = max(0, min(1, ((point - start) * line).sum() / max(1e-6, (line * line).sum())))
        let nearest = start + line * share
        let place = (point - nearest) / radius
        let distance = length(place)
        guard distance < 1 else { return point }
        let depth = (1 - distance * distance).squareRoot()
        return point - place * radius * (1 - 1 / refraction) * depth
      }
    },
    .init(
      "CIStretchCrop", .distortion,
      [.image, .point("Size", 1280, 720), .number("CropAmount", 0.25, 0, 1), .number("CenterStretchAmount", 0.25, 0, 1)]
    ) { inputs in
      guard let image = inputs.image, !image.extent.isInfinite, !image.extent.isNull else { return inputs.image }
      let size = inputs.point("Size")
      let (crop, even) = (max(0, min(1, inputs.number("CropAmount"))), max(0, min(1, inputs.number("CenterStretchAmount"))))
      guard size.x >= 1, size.y >= 1 else { return image }
      let middle = SIMD2(Float(image.extent.midX), Float(image.extent.midY))
      let given = SIMD2(Float(image.extent.width), Float(image.extent.height))
      // Cropped entirely, the visible part has the shape of the result.
      let fitting = pointwiseMin(given, SIMD2(given.y * size.x / size.y, given.x * size.y / size.x))
      let seen = mix(given, fitting, crop)
      // At the center, an image that is not stretched evenly keeps its shape: pixels are as wide as they are high.
      let shape = (seen.y / size.y) / (seen.x / size.x)
      let slope = max(0.05, min(1.95, mix(shape, 1, even)))
      return image.warped(extent: CGRect(x: 0, y: 0, width: CGFloat(size.x), height: CGFloat(size.y))) { point in
        var place = point / size * 2 - 1
        place.x = place.x * slope + place.x * abs(place.x) * (1 - slope)
        return middle + place / 2 * seen
      }
    },
    .init(
      "CIDroste", .distortion,
      [
        .image, .point("InsetPoint0", 200, 200), .point("InsetPoint1", 400, 400), .number("Strands", 1, -2, 2),
        .number("Periodicity", 1, 1, 5), .number("Rotation", 0, 0, 2 * Double.pi), .number("Zoom", 1, 0.01, 5),
      ]
    ) { inputs in
      guard let image = inputs.image, !image.extent.isInfinite, !image.extent.isNull else { return inputs.image }
      let (first, second) = (inputs.point("InsetPoint0"), inputs.point("InsetPoint1"))
      let inset = pointwiseMax(SIMD2(abs(second.x - first.x), abs(second.y - first.y)), .one)
      let outer = SIMD2(Float(image.extent.width), Float(image.extent.height))
      let ratio = max(1.05, pow(max(1.05, min(outer.x / inset.x, outer.y / inset.y)), 1 / max(1, inputs.number("Periodicity"))))
      let (center, strands) = ((first + second) / 2, inputs.number("Strands"))
      let (rotation, zoom) = (inputs.number("Rotation"), max(0.01, inputs.number("Zoom")))
      let half = inset / 2
      let period = log(ratio)
      return image.clampedToExtent().warped(extent: image.extent) { point in
        let place = turn((point - center) / zoom, rotation)
        let scaled = max(1e-6, max(abs(place.x) / half.x, abs(place.y) / half.y))
        let turnShift = strands * atan2(place.y, place.x) / (2 * .pi) * period
        let depth = log(scaled) + turnShift
        let within = depth - period * (depth / period).rounded(.down)
        return center + place / scaled * exp(within)
      }
    },
  ]

  private static func displaced(
    _ inputs: FilterInputs, by map: CIImage?, _ shift: @escaping (Pixel, Float) -> SIMD2<Float>
  ) -> CIImage? {
    guard let image = inputs.image, let map else { return inputs.image }
    let scale = inputs.number("Scale")
    let reach = Int(min(1000, abs(scale)).rounded(.up)) + 1
    let source = image.clampedToExtent()
    return CIImage(extent: image.extent) { area, space in
      let shifts = map.tile(area, space)
      let tile = source.tile(area.expanded(by: reach), space)
      return PixelTile(area) { x, y in tile.sample(SIMD2(Float(x) + 0.5, Float(y) + 0.5) + shift(shifts[x, y], scale)) }
    }
  }
}
