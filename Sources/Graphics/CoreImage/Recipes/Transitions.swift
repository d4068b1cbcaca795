import CoreGraphics

extension FilterDefinition {
  /// Returns a transition of two images by the fraction of the target at each point.
  private static func revealing(
    _ name: String, _ extra: [FilterParameter],
    _ share: @escaping @Sendable (FilterInputs, _ time: Float, CGRect) -> (SIMD2<Float>) -> Float
  ) -> FilterDefinition {
    .init(name, .transition, [.image, .image("TargetImage"), .number("Time", 0, 0, 1)] + extra) { inputs in
      guard let image = inputs.image, let target = inputs.image("TargetImage") else { return inputs.image ?? inputs.image("TargetImage") }
      let time = max(0, min(1, inputs.number("Time")))
      let extent = image.extent.unionOfExtents(target.extent)
      let opacity = share(inputs, time, extent)
      return CIImage(extent: extent) { area, space in
        let (before, after) = (image.tile(area, space), target.tile(area, space))
        return PixelTile(area) { x, y in
          mix(before[x, y], after[x, y], max(0, min(1, opacity(SIMD2(Float(x) + 0.5, Float(y) + 0.5)))))
        }
      }
    }
  }

  /// Returns the range of a rectangle's corners along a direction.
  private static func span(_ rect: CGRect, _ direction: SIMD2<Float>) -> (low: Float, high: Float) {
    guard !rect.isInfinite, !rect.isNull else { return (0, 300) }
    let places = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)].map {
      Float($0.0) * direction.x + Float($0.1) * direction.y
    }
    return (places.min() ?? 0, places.max() ?? 1)
  }

  static let transitions: [FilterDefinition] = [
    revealing("CIDissolveTransition", []) { _, time, _ in { _ in time } },
    .init(
      "CISwipeTransition", .transition,
      [
        .image, .image("TargetImage"), .rect("Extent", 0, 0, 300, 300), .color("Color", 1, 1, 1), .number("Time", 0, 0, 1),
        .number("Angle", 0, -Double.pi, Double.pi), .number("Width", 300, 0.1, 800), .number("Opacity", 0, 0, 1),
      ]
    ) { swipe($0, glow: false) },
    .init(
      "CICopyMachineTransition", .transition,
      [
        .image, .image("TargetImage"), .rect("Extent", 0, 0, 300, 300), .color("Color", 0.6, 1, 0.8), .number("Time", 0, 0, 1),
        .number("Angle", 0, 0, 2 * Double.pi), .number("Width", 200, 0.1, 500), .number("Opacity", 1.3, 0, 3),
      ]
    ) { swipe($0, glow: true) },
    .init(
      "CIBarsSwipeTransition", .transition,
      [
        .image, .image("TargetImage"), .number("Angle", Double.pi, 0, 2 * Double.pi), .number("Width", 30, 2, 300),
        .number("BarOffset", 10, 1, 100), .number("Time", 0, 0, 1),
      ]
    ) { inputs in
      guard let image = inputs.image, let target = inputs.image("TargetImage") else { return inputs.image ?? inputs.image("TargetImage") }
      let (angle, width, offset) = (inputs.number("Angle"), max(1, inputs.number("Width")), inputs.number("BarOffset"))
      let time = max(0, min(1, inputs.number("Time")))
      let extent = image.extent.unionOfExtents(target.extent)
      let (along, across) = (SIMD2(cos(angle), sin(angle)), SIMD2(-sin(angle), cos(angle)))
      let (range, sides) = (span(extent, along), span(extent, across))
      let bars = max(1, ((sides.high - sides.low) / width).rounded(.up))
      // A bar begins after the previous one has moved by the offset.
      let distance = range.high - range.low
      let lag = offset / 100 / bars * 4
      @Sendable func moved(_ bar: Float) -> Float {
        let start = min(0.6, lag * bar)
        return max(0, min(1, (time - start) / max(0.05, 1 - min(0.6, lag * bars)))) * distance
      }
      return CIImage(extent: extent) { area, space in
        let after = target.tile(area, space)
        let whole = extent.isInfinite ? area : PixelArea(extent)
        let before = image.tile(whole, space)
        return PixelTile(area) { x, y in
          let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
          let bar = (((point * across).sum() - sides.low) / width).rounded(.down)
          let shift = moved(bar)
          let source = point + along * shift
          return (source * along).sum() <= range.high ? before.sample(source) : after[x, y]
        }
      }
    },
    revealing(
      "CIModTransition",
      [
        .point("Center", 150, 150), .number("Angle", 2, 0, 2 * Double.pi), .number("Radius", 150, 1, 200),
        .number("Compression", 300, 100, 800),
      ]
    ) { inputs, time, _ in
      let (center, angle, radius) = (inputs.point("Center"), inputs.number("Angle"), max(1, inputs.number("Radius")))
      let compression = max(1, inputs.number("Compression"))
      return { point in
        let place = point - center
        let distance = length(place)
        let turned = turn(place, angle * distance / compression)
        // Round holes that grow until they touch, first near the center.
        let cell = turned / radius
        let hole = length(cell - cell.rounded(.toNearestOrAwayFromZero)) * radius
        let limit = (time * 1.5 - 0.25 + (1 - min(1, distance / compression)) * 0.25) * radius * 0.75
        return time <= 0 ? 0 : time >= 1 ? 1 : smoothStep(hole - 2, hole + 2, limit)
      }
    },
    .init(
      "CIFlashTransition", .transition,
      [
        .image, .image("TargetImage"), .point("Center", 150, 150), .rect("Extent", 0, 0, 300, 300), .color("Color", 1, 0.8, 0.6),
        .number("Time", 0, 0, 1), .number("MaxStriationRadius", 2.58, 0, 10), .number("StriationStrength", 0.5, 0, 3),
        .number("StriationContrast", 1.375, 0, 5), .number("FadeThreshold", 0.85, 0, 1),
      ]
    ) { inputs in
      guard let image = inputs.image, let target = inputs.image("TargetImage") else { return inputs.image ?? inputs.image("TargetImage") }
      let (time, color, center) = (max(0, min(1, inputs.number("Time"))), inputs.color("Color"), inputs.point("Center"))
      let box = inputs.rect("Extent").isNull ? image.extent : inputs.rect("Extent")
      let size = max(1, Float(max(box.width, box.height)))
      let rays = Striation(inputs)
      let reach = max(0.01, inputs.number("MaxStriationRadius"))
      let threshold = max(0.05, min(0.95, inputs.number("FadeThreshold")))
      // The flash grows up to the threshold, at which it covers the exchange of the images.
      let power = time <= threshold ? sin(time / threshold * .pi / 2) : cos((time - threshold) / (1 - threshold) * .pi / 2)
      return CIImage(extent: image.extent.unionOfExtents(target.extent)) { area, space in
        let (before, after) = (image.tile(area, space), target.tile(area, space))
        let light = color.pixel(space)
        return PixelTile(area) { x, y in
          let place = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - center
          let distance = length(place) / size
          let ray = rays.light(atan2(place.y, place.x), 0) - 0.5
          let fade = max(0, 1 - distance / reach)
          let flash = max(0, min(1, power * (3 + ray * fade) - distance))
          let share = smoothStep(threshold - 0.05, threshold + 0.05, time)
          let picture = mix(before[x, y], after[x, y], share)
          return mix(picture, light, time <= 0 || time >= 1 ? 0 : flash)
        }
      }
    },
    .init(
      "CIRippleTransition", .transition,
      [
        .image, .image("TargetImage"), .image("ShadingImage"), .point("Center", 150, 150), .rect("Extent", 0, 0, 300, 300),
        .number("Time", 0, 0, 1), .number("Width", 100, 10, 300), .number("Scale", 50, -50, 50),
      ]
    ) { inputs in
      guard let image = inputs.image, let target = inputs.image("TargetImage") else { return inputs.image ?? inputs.image("TargetImage") }
      let (time, center) = (max(0, min(1, inputs.number("Time"))), inputs.point("Center"))
      let (width, scale) = (max(1, inputs.number("Width")), inputs.number("Scale"))
      let sphere = inputs.image("ShadingImage")
      let extent = image.extent.unionOfExtents(target.extent)
      let box = inputs.rect("Extent").isNull ? extent : inputs.rect("Extent")
      let corners = [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
      let farthest = corners.map { length(SIMD2(Float($0.0), Float($0.1)) - center) }.max() ?? 1
      // The wave has passed the farthest corner at the end.
      let front = time * (farthest + width)
      let reach = Int(abs(scale).rounded(.up)) + 2
      return CIImage(extent: extent) { area, space in
        let wide = area.expanded(by: reach)
        let (before, after) = (image.tile(wide, space), target.tile(wide, space))
        let shading = ShadingMap(sphere, space)
        return PixelTile(area) { x, y in
          let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
          let distance = length(point - center)
          if distance >= front { return before[x, y] }
          guard distance > front - width, distance > 0 else { return after[x, y] }
          let phase = (front - distance) / width
          let outward = (point - center) / distance
          let height = 4 * (1 - phase) * phase
          let shift = outward * sin(phase * 2 * .pi) * scale * (1 - phase) * phase
          let pixel = mix(before.sample(point + shift), after.sample(point + shift), smoothStep(0, 1, phase))
          return shading.lit(pixel, outward * (cos(phase * 2 * .pi) * height), height)
        }
      }
    },
    .init(
      "CIDisintegrateWithMaskTransition", .transition,
      [
        .image, .image("TargetImage"), .image("MaskImage"), .number("Time", 0, 0, 1), .number("ShadowRadius", 8, 0, 50),
        .number("ShadowDensity", 0.65, 0, 1), .point("ShadowOffset", 0, -10),
      ]
    ) { inputs in
      guard let image = inputs.image, let target = inputs.image("TargetImage") else { return inputs.image ?? inputs.image("TargetImage") }
      guard let mask = inputs.image("MaskImage") else { return image }
      let time = max(0, min(1, inputs.number("Time")))
      let (density, offset) = (inputs.number("ShadowDensity"), inputs.point("ShadowOffset"))
      // The rest of the first image disappears first where the mask is dark.
      let left = mask.mapPixels { pixel, _ in
        let light = max(0, min(1, pixel.luminance))
        return Pixel(repeating: time <= 0 ? 1 : time >= 1 ? 0 : smoothStep(time * 1.1 - 0.1, time * 1.1, light))
      }
      let shadow = left.blurred(sigma: max(0.1, inputs.number("ShadowRadius")))
        .moved(x: Int(offset.x.rounded()), y: Int(offset.y.rounded()))
      let extent = image.extent.unionOfExtents(target.extent)
      return CIImage(extent: extent) { area, space in
        let (before, after) = (image.tile(area, space), target.tile(area, space))
        let (rest, dark) = (left.tile(area, space), shadow.tile(area, space))
        return PixelTile(area) { x, y in
          let shade = 1 - density * dark[x, y].w * (time <= 0 || time >= 1 ? 0 : 1)
          let below = after[x, y]
          return mix(Pixel(below.x * shade, below.y * shade, below.z * shade, below.w), before[x, y], rest[x, y].w)
        }
      }
    },
    curl("CIPageCurlTransition", []),
    curl("CIPageCurlWithShadowTransition", [.number("ShadowSize", 0.5, 0, 1), .number("ShadowAmount", 0.7, 0, 1)]),
    .init(
      "CIAccordionFoldTransition", .transition,
      [
        .image, .image("TargetImage"), .number("BottomHeight", 0, 0, 1000), .integer("NumberOfFolds", 3, 1, 50),
        .number("FoldShadowAmount", 0.1, 0, 1), .number("Time", 0, 0, 1),
      ]
    ) { inputs in
      guard let image = inputs.image, let target = inputs.image("TargetImage") else { return inputs.image ?? inputs.image("TargetImage") }
      let (time, folds) = (max(0, min(1, inputs.number("Time"))), Float(max(1, inputs.integer("NumberOfFolds"))))
      let (bottom, shadow) = (inputs.number("BottomHeight"), inputs.number("FoldShadowAmount"))
      let extent = image.extent
      guard !extent.isInfinite, !extent.isNull else { return image }
      let (base, height) = (Float(extent.minY) + bottom, max(1, Float(extent.height) - bottom))
      let shown = height * (1 - time)
      let whole = PixelArea(extent)
      return CIImage(extent: extent.unionOfExtents(target.extent)) { area, space in
        let (before, after) = (image.tile(whole, space), target.tile(area, space))
        return PixelTile(area) { x, y in
          let up = Float(y) + 0.5 - base
          if up < 0 { return before.pixel(x, y) }
          guard up < shown else { return after[x, y] }
          let place = up / shown
          let fold = Int(place * folds * 2)
          let shade = time > 0 && fold % 2 == 1 ? 1 - shadow * 4 * time * (1 - time) : 1
          let pixel = before.sample(SIMD2(Float(x) + 0.5, base + place * height))
          return Pixel(pixel.x * shade, pixel.y * shade, pixel.z * shade, pixel.w)
        }
      }
    },
  ]

  private static func swipe(_ inputs: FilterInputs, glow: Bool) -> CIImage? {
    guard let image = inputs.image, let target = inputs.image("TargetImage") else { return inputs.image ?? inputs.image("TargetImage") }
    let (time, angle) = (max(0, min(1, inputs.number("Time"))), inputs.number("Angle"))
    let (width, opacity, color) = (max(0.1, inputs.number("Width")), inputs.number("Opacity"), inputs.color("Color"))
    let extent = image.extent.unionOfExtents(target.extent)
    let direction = SIMD2(cos(angle), sin(angle))
    let range = span(inputs.rect("Extent").isNull ? extent : inputs.rect("Extent"), direction)
    // The edge begins before the image and ends after it.
    let edge = range.low - width / 2 + (range.high - range.low + width) * time
    return CIImage(extent: extent) { area, space in
      let (before, after) = (image.tile(area, space), target.tile(area, space))
      let light = color.pixel(space)
      return PixelTile(area) { x, y in
        let place = (Float(x) + 0.5) * direction.x + (Float(y) + 0.5) * direction.y - edge
        let bar = max(0, 1 - abs(place) / (width / 2))
        if glow { return mix(place < 0 ? after[x, y] : before[x, y], light, min(1, bar * bar * opacity)) }
        let pixel = mix(after[x, y], before[x, y], smoothStep(-width / 2, width / 2, place))
        return mix(pixel, light, max(0, min(1, opacity)) * bar)
      }
    }
  }

  /// Returns a page that is rolled up from one edge.
  private static func curl(_ name: String, _ extra: [FilterParameter]) -> FilterDefinition {
    .init(
      name, .transition,
      [
        .image, .image("TargetImage"), .image("BacksideImage"), .image("ShadingImage"), .rect("Extent", 0, 0, 300, 300),
        .number("Time", 0, 0, 1), .number("Angle", 0, -Double.pi, Double.pi), .number("Radius", 100, 0.01, 400),
      ] + extra
    ) { inputs in
      guard let image = inputs.image, let target = inputs.image("TargetImage") else { return inputs.image ?? inputs.image("TargetImage") }
      let (time, angle) = (max(0, min(1, inputs.number("Time"))), inputs.number("Angle"))
      let extent = image.extent.unionOfExtents(target.extent)
      let direction = SIMD2(cos(angle), sin(angle))
      let range = span(inputs.rect("Extent").isNull ? extent : inputs.rect("Extent"), direction)
      let radius = max(1, min(inputs.number("Radius"), (range.high - range.low) / 4))
      let (back, sphere) = (inputs.image("BacksideImage") ?? image, inputs.image("ShadingImage"))
      // The transition without values for a shadow has a weak one.
      let hasShadow = inputs.object("ShadowAmount") != nil
      let shadow = hasShadow ? max(0, min(1, inputs.number("ShadowAmount"))) : 0.3
      let shadowWidth = max(0.01, radius * (hasShadow ? 2 * inputs.number("ShadowSize") : 1))
      // The line at which the page leaves the plane moves against the direction.
      let line = range.high - (range.high - range.low + 2 * radius) * time
      guard !extent.isInfinite, !extent.isNull else { return time < 1 ? image : target }
      let whole = PixelArea(extent)
      return CIImage(extent: extent) { area, space in
        let (front, below) = (image.tile(whole, space), target.tile(area, space))
        let behind = back.tile(whole, space)
        let shading = ShadingMap(sphere, space)
        return PixelTile(area) { x, y in
          let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
          let place = (point * direction).sum()
          let over = place - line
          if over <= 0 {
            // The rolled part is above the flat one, upside down.
            return front.sample(point)
          }
          guard over < radius else {
            let shade = 1 - shadow * max(0, 1 - (over - radius) / shadowWidth)
            let pixel = below[x, y]
            return time <= 0 || time >= 1 ? pixel : Pixel(pixel.x * shade, pixel.y * shade, pixel.z * shade, pixel.w)
          }
          let turned = asin(over / radius)
          // The upper half of the roll shows the back, if the page is long enough.
          let upper = (Float.pi - turned) * radius
          let far = point + direction * (upper - over)
          if (far * direction).sum() < range.high {
            let pixel = behind.sample(far)
            let shade = 0.6 + 0.4 * cos(turned)
            return shading.lit(Pixel(pixel.x * shade, pixel.y * shade, pixel.z * shade, pixel.w), direction * sin(turned))
          }
          let near = point + direction * (turned * radius - over)
          let pixel = front.sample(near)
          let shade = 0.5 + 0.5 * cos(turned)
          guard (near * direction).sum() < range.high else { return below[x, y] }
          return shading.lit(Pixel(pixel.x * shade, pixel.y * shade, pixel.z * shade, pixel.w), direction * -sin(turned))
        }
      }
    }
  }
}
