import CoreGraphics

extension FilterDefinition {
  static let blurs: [FilterDefinition] = [
    .init("CIGaussianBlur", .blur, [.image, .number("Radius", 10, 0, 100)]) { inputs in
      inputs.image?.blurred(sigma: inputs.number("Radius"))
    },
    .init("CIBoxBlur", .blur, [.image, .number("Radius", 10, 1, 100)]) { inputs in
      let radius = Int(max(0, min(200, inputs.number("Radius"))).rounded())
      return radius == 0 ? inputs.image : inputs.image?.boxBlurred(radius)
    },
    .init("CIDiscBlur", .blur, [.image, .number("Radius", 8, 0, 100)]) { inputs in
      let radius = min(60, max(0, inputs.number("Radius")))
      let reach = Int(radius.rounded(.down))
      // The width of the disc in each of its rows.
      let widths = (-reach...reach).map { Int((radius * radius - Float($0 * $0)).squareRoot().rounded(.down)) }
      let count = Float(widths.reduce(0) { $0 + 2 * $1 + 1 })
      return inputs.image?.neighbors(reach) { tile, x, y in
        var sum = Pixel.zero
        for (row, width) in widths.enumerated() {
          for column in -width...width { sum += tile[x + column, y + row - reach] }
        }
        return sum / count
      }
    },
    .init("CIMotionBlur", .blur, [.image, .number("Radius", 20, 0, 100), .number("Angle", 0, -Double.pi, Double.pi)]) { inputs in
      let (radius, angle) = (min(200, max(0, inputs.number("Radius"))), inputs.number("Angle"))
      let reach = Int(radius.rounded(.up))
      guard reach > 0 else { return inputs.image }
      let direction = SIMD2(cos(angle), sin(angle))
      let weights = (-reach...reach).map { step -> Float in
        let place = Float(step) / radius * 2
        return exp(-place * place / 2)
      }
      let total = weights.reduce(0, +)
      return inputs.image?.neighbors(reach + 1) { tile, x, y in
        var sum = Pixel.zero
        for (index, weight) in weights.enumerated() {
          sum += tile.sample(SIMD2(Float(x) + 0.5, Float(y) + 0.5) + direction * Float(index - reach)) * weight
        }
        return sum / total
      }
    },
    .init("CIZoomBlur", .blur, [.image, .point("Center", 150, 150), .number("Amount", 20, -200, 200)]) { inputs in
      guard let image = inputs.image, !image.extent.isInfinite else { return inputs.image }
      let (center, amount) = (inputs.point("Center"), inputs.number("Amount") / 400)
      let steps = 16
      return CIImage(extent: image.extent) { area, space in
        let far = image.tile(image.area, space)
        return PixelTile(area) { x, y in
          let place = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - center
          var sum = Pixel.zero
          for step in 0..<steps { sum += far.sample(center + place * (1 + amount * (Float(step) / Float(steps - 1) - 0.5))) }
          return sum / Float(steps)
        }
      }
    },
    .init("CIMaskedVariableBlur", .blur, [.image, .image("Mask"), .number("Radius", 5, 0, 100)]) { inputs in
      guard let image = inputs.image, let mask = inputs.image("Mask") else { return inputs.image }
      // The result is mixed from blurs of a quarter, a half and all of the radius.
      let radius = inputs.number("Radius")
      let levels = [image] + [0.25, 0.5, 1].map { image.clampedToExtent().blurred(sigma: radius * $0) }
      let ends: [Float] = [0, 0.25, 0.5, 1]
      return CIImage(extent: image.extent) { area, space in
        let tiles = levels.map { $0.tile(area, space) }
        let masks = mask.tile(area, space)
        var result = tiles[0]
        for index in result.pixels.indices {
          let amount = max(0, min(1, masks.pixels[index].luminance))
          let level = amount < 0.25 ? 0 : amount < 0.5 ? 1 : 2
          let share = (amount - ends[level]) / (ends[level + 1] - ends[level])
          result.pixels[index] = mix(tiles[level].pixels[index], tiles[level + 1].pixels[index], share)
        }
        return result
      }
    },
    .init("CIMedianFilter", .blur, [.image]) { inputs in
      inputs.image?.inside { image in
        image.neighbors(1, growing: false) { tile, x, y in
          var around: [Pixel] = []
          for row in -1...1 { for column in -1...1 { around.append(tile[x + column, y + row]) } }
          func middle(_ part: Int) -> Float { around.map { $0[part] }.sorted()[4] }
          return Pixel(middle(0), middle(1), middle(2), middle(3))
        }
      }
    },
    .init("CINoiseReduction", .blur, [.image, .number("NoiseLevel", 0.02, 0, 0.1), .number("Sharpness", 0.4, 0, 2)]) { inputs in
      inputs.image?.inside { $0.noiseReduced(level: inputs.number("NoiseLevel"), sharpness: inputs.number("Sharpness")) }
    },
    .init("CIMorphologyMaximum", .blur, [.image, .number("Radius", 0, 0, 50)]) { inputs in
      inputs.image?.extremes(Int(max(0, min(50, inputs.number("Radius"))).rounded()), pointwiseMax)
    },
    .init("CIMorphologyMinimum", .blur, [.image, .number("Radius", 0, 0, 50)]) { inputs in
      inputs.image?.extremes(Int(max(0, min(50, inputs.number("Radius"))).rounded()), pointwiseMin)
    },
    .init("CIMorphologyGradient", .blur, [.image, .number("Radius", 5, 0, 50)]) { inputs in
      let radius = Int(max(0, min(50, inputs.number("Radius"))).rounded())
      guard let image = inputs.image else { return nil }
      let (high, low) = (image.extremes(radius, pointwiseMax), image.extremes(radius, pointwiseMin))
      return high.combined(with: low, extent: high.extent) { Pixel($0.x - $1.x, $0.y - $1.y, $0.z - $1.z, $0.w) }
    },
    convolution("CIConvolution3X3", 3, 3),
    convolution("CIConvolution5X5", 5, 5),
    convolution("CIConvolution7X7", 7, 7),
    convolution("CIConvolution9Horizontal", 9, 1),
    convolution("CIConvolution9Vertical", 1, 9),
  ]

  private static func convolution(_ name: String, _ columns: Int, _ rows: Int) -> FilterDefinition {
    var weights = [Double](repeating: 0, count: columns * rows)
    weights[columns * rows / 2] = 1
    let initial = weights
    let parameter = FilterParameter.vector("Weights", values: initial)
    return .init(name, .stylize, [.image, parameter, .number("Bias", 0, 0, 1)]) { inputs in
      let given = inputs.vector("Weights").map { Float($0) }
      let bias = inputs.number("Bias")
      guard given.count >= columns * rows else { return inputs.image }
      let (reachX, reachY) = (columns / 2, rows / 2)
      return inputs.image?.neighbors(max(reachX, reachY)) { tile, x, y in
        var sum = Pixel(repeating: bias)
        for row in 0..<rows {
          for column in 0..<columns {
            let weight = given[row * columns + column]
            if weight != 0 { sum += tile[x + column - reachX, y + reachY - row] * weight }
          }
        }
        return sum
      }
    }
  }
}

extension FilterParameter {
  static func vector(_ name: String, values: [Double]) -> FilterParameter {
    FilterParameter(key: "input" + name, kind: .vector) { CIVector(values.map { CGFloat($0) }) }
  }
}

extension CIImage {
  /// Applies a neighborhood filter with repeated edge pixels, and crops the result to the extent.
  func inside(_ change: (CIImage) -> CIImage) -> CIImage {
    extent.isInfinite || extent.isNull ? change(self) : change(clampedToExtent()).cropped(to: extent)
  }

  /// Returns the image with small differences between neighbors averaged and large ones increased.
  func noiseReduced(level: Float, sharpness: Float) -> CIImage {
    neighbors(1, growing: false) { tile, x, y in
      let pixel = tile[x, y]
      var sum = Pixel.zero
      for row in -1...1 { for column in -1...1 { sum += tile[x + column, y + row] } }
      let mean = sum / 9
      // Small differences are noise, large ones are edges.
      let difference = pixel - mean
      let size = abs(difference.luminance)
      return size < level ? mean : pixel + difference * sharpness * 0.5
    }
  }

  /// Returns the mean of a square around each pixel.
  func boxBlurred(_ radius: Int) -> CIImage {
    spread(by: radius) { tile, area in
      // Sums along the rows, then along the columns.
      let wide = PixelArea(minX: area.minX, minY: tile.area.minY, width: area.width, height: tile.area.height)
      var across = PixelTile(wide)
      for y in wide.minY..<wide.maxY {
        var sum = Pixel.zero
        for x in area.minX - radius..<area.minX + radius { sum += tile[x, y] }
        for x in area.minX..<area.maxX {
          sum += tile[x + radius, y]
          across[x, y] = sum
          sum -= tile[x - radius, y]
        }
      }
      var result = PixelTile(area)
      let count = Float((2 * radius + 1) * (2 * radius + 1))
      for x in area.minX..<area.maxX {
        var sum = Pixel.zero
        for y in area.minY - radius..<area.minY + radius { sum += across[x, y] }
        for y in area.minY..<area.maxY {
          sum += across[x, y + radius]
          result[x, y] = sum / count
          sum -= across[x, y - radius]
        }
      }
      return result
    }
  }

  /// Returns the minimum or maximum of each component in a square around each pixel.
  func extremes(_ radius: Int, _ choose: @escaping (Pixel, Pixel) -> Pixel) -> CIImage {
    guard radius > 0 else { return self }
    return inside { image in
      image.neighbors(radius, growing: false) { tile, x, y in
        var result = tile[x, y]
        for step in -radius...radius { result = choose(result, tile[x + step, y]) }
        return result
      }.neighbors(radius, growing: false) { tile, x, y in
        var result = tile[x, y]
        for step in -radius...radius { result = choose(result, tile[x, y + step]) }
        return result
      }
    }
  }
}
