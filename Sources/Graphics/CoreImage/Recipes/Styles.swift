import CoreGraphics

extension FilterDefinition {
  static let styles: [FilterDefinition] = [
    .init("CIPixellate", .stylize, [.image, .point("Center", 150, 150), .number("Scale", 8, 1, 100)]) { inputs in
      let (center, side) = (inputs.point("Center"), max(1, inputs.number("Scale")))
      return inputs.image.flatMap { cells($0, center, side) }
    },
    .init("CIHexagonalPixellate", .stylize, [.image, .point("Center", 150, 150), .number("Scale", 8, 1, 100)]) { inputs in
      let (center, side) = (inputs.point("Center"), max(1, inputs.number("Scale")))
      return inputs.image?.inside { image in
        image.warpedToCells(reach: Int(side * 2) + 2) { point in
          // The nearest center of a hexagonal lattice.
          let step = SIMD2(side * 1.732_05, side * 3)
          func nearest(_ shift: SIMD2<Float>) -> SIMD2<Float> {
            ((point - center - shift) / step).rounded(.toNearestOrAwayFromZero) * step + shift + center
          }
          let (first, second) = (nearest(.zero), nearest(step / 2))
          return length(point - first) <= length(point - second) ? first : second
        }
      }
    },
    .init("CICrystallize", .stylize, [.image, .number("Radius", 20, 1, 100), .point("Center", 150, 150)]) { inputs in
      let (center, radius) = (inputs.point("Center"), max(1, inputs.number("Radius")))
      return inputs.image?.inside { image in
        image.warpedToCells(reach: Int(radius * 3) + 2) { point in scattered(point, center, radius).site }
      }
    },
    .init("CIPointillize", .stylize, [.image, .number("Radius", 20, 1, 100), .point("Center", 150, 150)]) { inputs in
      let (center, radius) = (inputs.point("Center"), max(1, inputs.number("Radius")))
      return inputs.image?.inside { image in
        let cells = image.warpedToCells(reach: Int(radius * 3) + 2) { point in scattered(point, center, radius).site }
        return cells.mapPlaces { pixel, point, _ in
          pixel * max(0, min(1, radius * 0.6 - length(point - scattered(point, center, radius).site) + 0.5))
        }
      }
    },
    .init("CIBloom", .stylize, [.image, .number("Radius", 10, 0, 100), .number("Intensity", 0.5, 0, 1)]) { inputs in
      let intensity = inputs.number("Intensity")
      guard let image = inputs.image else { return nil }
      let glow = image.blurred(sigma: inputs.number("Radius"))
      return glow.combined(with: image, extent: glow.extent) { blurred, pixel in
        // The glow is screened over the image.
        let light = blurred * intensity
        let color = pixel.color + light.color * (1 - pixel.color.limited)
        return Pixel(color.x, color.y, color.z, pixel.w + light.w * (1 - pixel.w))
      }
    },
    .init("CIGloom", .stylize, [.image, .number("Radius", 10, 0, 100), .number("Intensity", 0.5, 0, 1)]) { inputs in
      let intensity = inputs.number("Intensity")
      guard let image = inputs.image else { return nil }
      let gloom = image.blurred(sigma: inputs.number("Radius"))
      return gloom.combined(with: image, extent: gloom.extent) { blurred, pixel in
        let dark = pointwiseMin(pixel, mix(pixel, blurred, intensity))
        return Pixel(dark.x, dark.y, dark.z, max(pixel.w, blurred.w * intensity))
      }
    },
    .init("CIEdges", .stylize, [.image, .number("Intensity", 1, 0, 10)]) { inputs in
      let intensity = inputs.number("Intensity")
      return inputs.image?.inside { image in
        image.neighbors(1, growing: false) { tile, x, y in
          let across = tile[x + 1, y] - tile[x - 1, y]
          let up = tile[x, y + 1] - tile[x, y - 1]
          let size = (across * across + up * up) * (intensity * intensity)
          return Pixel(size.x.squareRoot(), size.y.squareRoot(), size.z.squareRoot(), tile[x, y].w)
        }
      }
    },
    .init("CIEdgeWork", .stylize, [.image, .number("Radius", 3, 0, 20)]) { inputs in
      let radius = inputs.number("Radius")
      return inputs.image?.inside { image in
        let smooth = image.blurred(sigma: max(0.5, radius))
        return image.combined(with: smooth, extent: image.extent) { pixel, mean in
          // White lines where the image is darker than its surroundings.
          let line = smoothStep(0.01, 0.08, mean.luminance - pixel.luminance) * pixel.w
          return Pixel(line, line, line, line)
        }
      }
    },
    .init(
      "CILineOverlay", .stylize,
      [
        .image, .number("NRNoiseLevel", 0.07, 0, 0.1), .number("NRSharpness", 0.71, 0, 2), .number("EdgeIntensity", 1, 0, 200),
        .number("Threshold", 0.1, 0, 1), .number("Contrast", 50, 0.25, 200),
      ]
    ) { inputs in
      let (intensity, threshold, contrast) = (inputs.number("EdgeIntensity"), inputs.number("Threshold"), inputs.number("Contrast"))
      return inputs.image?.inside { image in
        image.noiseReduced(level: inputs.number("NRNoiseLevel"), sharpness: inputs.number("NRSharpness"))
          .neighbors(1, growing: false) { tile, x, y in
            let edge = sobel(tile, x, y) * intensity
            let line = max(0, min(1, (edge - threshold) * contrast / 10)) * tile[x, y].w
            return Pixel(0, 0, 0, line)
          }
      }
    },
    .init("CISobelGradients", .stylize, [.image]) { inputs in
      inputs.image?.inside { image in
        image.neighbors(1, growing: false) { tile, x, y in
          let across = tile[x + 1, y].luminance - tile[x - 1, y].luminance
          let up = tile[x, y + 1].luminance - tile[x, y - 1].luminance
          return Pixel(abs(across), abs(up), 0, 1)
        }
      }
    },
    .init("CIComicEffect", .stylize, [.image]) { inputs in
      inputs.image?.inside { image in
        let flat = image.blurred(sigma: 1.5).mapColors { color in
          let light = color.luminance
          let levels = ((light * 5).rounded(.down) + 0.5) / 5
          let vivid = mix(Color3(repeating: light), color, 1.4)
          return vivid * (levels / max(0.05, light))
        }
        let dots = flat.mapPlaces { pixel, point, space in
          let light = space.toSRGB(pixel.straight).limited.luminance
          let place = turn(point, 0.785) / 5
          let dot = length(place - place.rounded(.toNearestOrAwayFromZero)) < (0.55 - light) * 0.9
          return dot ? Pixel(pixel.color * 0.35, alpha: 1) : pixel
        }
        return image.neighbors(1, growing: false) { tile, x, y in
          let line = smoothStep(0.12, 0.3, sobel(tile, x, y))
          return Pixel(0, 0, 0, line)
        }.composited(over: dots)
      }
    },
    .init(
      "CISpotLight", .stylize,
      [
        .image, .vector("LightPosition", 400, 600, 150), .vector("LightPointsAt", 200, 200, 0), .number("Brightness", 3, 0, 10),
        .number("Concentration", 0.1, 0.001, 1.5), .color("Color", 1, 1, 1),
      ]
    ) { inputs in
      let (from, to) = (inputs.pixel("LightPosition"), inputs.pixel("LightPointsAt"))
      let (brightness, cone, color) = (inputs.number("Brightness"), max(0.001, inputs.number("Concentration")), inputs.color("Color"))
      let axis = to.color - from.color
      return inputs.image?.mapPlaces { pixel, point, space in
        let ray = Color3(point.x, point.y, 0) - from.color
        let size = ((ray * ray).sum() * (axis * axis).sum()).squareRoot()
        let angle = size > 0 ? acos(max(-1, min(1, (ray * axis).sum() / size))) : 0
        let light = exp(-angle * angle / (2 * cone * cone)) * brightness
        return Pixel(pixel.straight * color.pixel(space).straight * light, alpha: pixel.w)
      }
    },
    .init("CISpotColor", .stylize, spotParameters) { inputs in
      let spots = (1...3).map { index in
        (
          center: inputs.color("CenterColor\(index)"), replacement: inputs.color("ReplacementColor\(index)"),
          closeness: inputs.number("Closeness\(index)"), contrast: inputs.number("Contrast\(index)")
        )
      }
      return inputs.image?.mapPixels { pixel, space in
        let color = space.toSRGB(pixel.straight)
        let gray = Color3(repeating: color.luminance)
        for spot in spots {
          let center = Color3(Float(spot.center.red), Float(spot.center.green), Float(spot.center.blue))
          let difference = color - center
          let distance = (difference * difference).sum().squareRoot()
          if distance < spot.closeness {
            // The replacement fades into the gray where the contrast is low.
            let share = 1 - smoothStep(spot.closeness * max(0, min(1, spot.contrast)), spot.closeness, distance)
            return Pixel(mix(space.fromSRGB(gray), spot.replacement.pixel(space).straight, share), alpha: pixel.w)
          }
        }
        return Pixel(space.fromSRGB(gray), alpha: pixel.w)
      }
    },
    .init("CIHeightFieldFromMask", .stylize, [.image, .number("Radius", 10, 0, 300)]) { inputs in
      inputs.image?.inside { $0.blurred(sigma: max(0.5, inputs.number("Radius") / 2)) }
    },
    .init("CIShadedMaterial", .stylize, [.image, .image("ShadingImage"), .number("Scale", 10, 0.5, 200)]) { inputs in
      guard let image = inputs.image, let shading = inputs.image("ShadingImage"), !shading.extent.isInfinite, !shading.area.isEmpty
      else { return inputs.image }
      let scale = inputs.number("Scale")
      return image.inside { image in
        CIImage(extent: image.extent) { area, space in
          let heights = image.tile(area.expanded(by: 1), space)
          let light = ShadingMap(shading, space)
          return PixelTile(area) { x, y in
            let slope = SIMD2(
              heights[x + 1, y].luminance - heights[x - 1, y].luminance, heights[x, y + 1].luminance - heights[x, y - 1].luminance)
            let normal = slope * -scale / (1 + (slope * slope).sum() * scale * scale).squareRoot()
            return (light?.light(normal) ?? .zero) * heights[x, y].w
          }
        }
      }
    },
    .init(
      "CIDepthOfField", .stylize,
      [
        .image, .point("Point0", 0, 300), .point("Point1", 300, 300), .number("Saturation", 1.5, 0, 10),
        .number("UnsharpMaskRadius", 2.5, 0, 10), .number("UnsharpMaskIntensity", 0.5, 0, 10), .number("Radius", 6, 0, 30),
      ]
    ) { inputs in
      guard let image = inputs.image, !image.extent.isInfinite else { return inputs.image }
      let (start, line) = (inputs.point("Point0"), inputs.point("Point1") - inputs.point("Point0"))
      let normal = SIMD2(-line.y, line.x) / max(1e-3, length(line))
      let reach = Float(image.extent.height) / 4
      let blurred = image.clampedToExtent().blurred(sigma: inputs.number("Radius"))
      let saturation = inputs.number("Saturation")
      let vivid = image.mapColors { mix(Color3(repeating: $0.luminance), $0, saturation) }
        .unsharpMasked(radius: inputs.number("UnsharpMaskRadius"), intensity: inputs.number("UnsharpMaskIntensity"))
      return CIImage(extent: image.extent) { area, space in
        let (sharp, soft) = (vivid.tile(area, space), blurred.tile(area, space))
        return PixelTile(area) { x, y in
          let distance = abs(((SIMD2(Float(x) + 0.5, Float(y) + 0.5) - start) * normal).sum())
          return mix(sharp[x, y], soft[x, y], smoothStep(reach / 2, reach, distance))
        }
      }
    },
  ]

  private static let spotParameters: [FilterParameter] =
    [.image]
    + (1...3).flatMap { index -> [FilterParameter] in
      [
        .color("CenterColor\(index)", 0.0784, 0.0627, 0.0706), .color("ReplacementColor\(index)", 0.4392, 0.1922, 0.1961),
        .number("Closeness\(index)", 0.22, 0, 0.5), .number("Contrast\(index)", 0.98, 0, 1),
      ]
    }

  /// Returns the strength of the edge at a pixel.
  private static func sobel(_ tile: PixelTile, _ x: Int, _ y: Int) -> Float {
    func light(_ dx: Int, _ dy: Int) -> Float { tile[x + dx, y + dy].luminance }
    let across = light(1, -1) + 2 * light(1, 0) + light(1, 1) - light(-1, -1) - 2 * light(-1, 0) - light(-1, 1)
    let up = light(-1, 1) + 2 * light(0, 1) + light(1, 1) - light(-1, -1) - 2 * light(0, -1) - light(1, -1)
    return (across * across + up * up).squareRoot()
  }

  /// Returns the nearest of points that are scattered over the plane, about one in each square of that side.
  private static func scattered(
    _ point: SIMD2<Float>, _ center: SIMD2<Float>, _ radius: Float
  ) -> (site: SIMD2<Float>, distance: Float) {
    let place = (point - center) / (radius * 1.6)
    let cell = place.rounded(.down)
    var best = (site: point, distance: Float.infinity)
    for row in -1...1 {
      for column in -1...1 {
        let (x, y) = (Int(cell.x) + column, Int(cell.y) + row)
        let shift = SIMD2(noise(x, y, 11), noise(x, y, 12)) * 0.8 + 0.1
        let site = (SIMD2(Float(x), Float(y)) + shift) * (radius * 1.6) + center
        let distance = length(point - site)
        if distance < best.distance { best = (site, distance) }
      }
    }
    return best
  }

  /// Squares of the mean color, counted from the center.
  private static func cells(_ image: CIImage, _ center: SIMD2<Float>, _ side: Float) -> CIImage {
    let bounds = image.area
    let box = image.extent.isInfinite ? CGRect.infinite : image.extent
    return CIImage(extent: box) { area, space in
      func cell(_ value: Int, _ center: Float) -> Int { Int(((Float(value) + 0.5 - center) / side).rounded(.down)) }
      func edge(_ cell: Int, _ center: Float) -> Int { Int((Float(cell) * side + center - 0.5).rounded(.up)) }
      let (firstX, lastX) = (cell(area.minX, center.x), cell(area.maxX - 1, center.x))
      let (firstY, lastY) = (cell(area.minY, center.y), cell(area.maxY - 1, center.y))
      let left = edge(firstX, center.x)
      let bottom = edge(firstY, center.y)
      let needed = PixelArea(
        minX: left, minY: bottom, width: edge(lastX + 1, center.x) - left, height: edge(lastY + 1, center.y) - bottom
      ).intersection(bounds)
      let tile = image.tile(needed, space)
      var result = PixelTile(area)
      for row in firstY...lastY {
        for column in firstX...lastX {
          let x = edge(column, center.x)
          let y = edge(row, center.y)
          let square = PixelArea(minX: x, minY: y, width: edge(column + 1, center.x) - x, height: edge(row + 1, center.y) - y)
          let seen = square.intersection(needed)
          var sum = Pixel.zero
          for y in seen.minY..<seen.maxY { for x in seen.minX..<seen.maxX { sum += tile[x, y] } }
          let mean = sum / Float(max(1, seen.count))
          let target = square.intersection(area)
          for y in target.minY..<target.maxY { for x in target.minX..<target.maxX { result[x, y] = mean } }
        }
      }
      return result
    }
  }
}

extension CIImage {
  /// Returns the image with the color of each cell's center, averaged over nine pixels, at each point of the cell.
  func warpedToCells(reach: Int, _ site: @escaping (SIMD2<Float>) -> SIMD2<Float>) -> CIImage {
    CIImage(extent: extent) { [self] area, space in
      let tile = tile(area.expanded(by: reach + 2), space)
      return PixelTile(area) { x, y in
        let place = site(SIMD2(Float(x) + 0.5, Float(y) + 0.5))
        var sum = Pixel.zero
        for row in -1...1 { for column in -1...1 { sum += tile.sample(place + SIMD2(Float(column), Float(row))) } }
        return sum / 9
      }
    }
  }
}
