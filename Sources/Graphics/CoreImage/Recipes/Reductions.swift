import CoreGraphics

extension FilterDefinition {
  /// Returns a filter that reduces all pixels in a rectangle to one.
  private static func area(
    _ name: String, _ reduce: @escaping @Sendable ([Pixel]) -> [Pixel]
  ) -> FilterDefinition {
    .init(name, .reduction, [.image, .rect("Extent", 0, 0, 640, 80)]) { inputs in
      guard let image = inputs.image else { return nil }
      return measured(image, inputs.rect("Extent"), width: 1) { tile, _ in reduce(tile.pixels) }
    }
  }

  static let reductions: [FilterDefinition] = [
    area("CIAreaAverage") { [$0.reduce(.zero, +) / Float(max(1, $0.count))] },
    area("CIAreaMaximum") { [$0.reduce($0.first ?? .zero, pointwiseMax)] },
    area("CIAreaMinimum") { [$0.reduce($0.first ?? .zero, pointwiseMin)] },
    area("CIAreaMaximumAlpha") { [$0.max { $0.w < $1.w } ?? .zero] },
    area("CIAreaMinimumAlpha") { [$0.min { $0.w < $1.w } ?? .zero] },
    .init("CIAreaMinMax", .reduction, [.image, .rect("Extent", 0, 0, 640, 80)]) { inputs in
      inputs.image.map { image in
        measured(image, inputs.rect("Extent"), width: 2) { tile, _ in
          let first = tile.pixels.first ?? .zero
          return [tile.pixels.reduce(first, pointwiseMin), tile.pixels.reduce(first, pointwiseMax)]
        }
      }
    },
    .init("CIRowAverage", .reduction, [.image, .rect("Extent", 0, 0, 640, 80)]) { inputs in
      guard let image = inputs.image else { return nil }
      let rect = inputs.rect("Extent").intersectionOfExtents(image.extent)
      return measured(image, rect, width: PixelArea(rect).height) { tile, _ in
        (0..<tile.area.height).map { row in
          tile.pixels[row * tile.area.width..<(row + 1) * tile.area.width].reduce(.zero, +) / Float(max(1, tile.area.width))
        }
      }
    },
    .init("CIColumnAverage", .reduction, [.image, .rect("Extent", 0, 0, 640, 80)]) { inputs in
      guard let image = inputs.image else { return nil }
      let rect = inputs.rect("Extent").intersectionOfExtents(image.extent)
      return measured(image, rect, width: PixelArea(rect).width) { tile, _ in
        (0..<tile.area.width).map { column in
          (0..<tile.area.height).reduce(Pixel.zero) { $0 + tile.pixels[$1 * tile.area.width + column] } / Float(max(1, tile.area.height))
        }
      }
    },
    .init(
      "CIAreaHistogram", .reduction,
      [.image, .rect("Extent", 0, 0, 640, 80), .number("Scale", 1, 0, 1), .integer("Count", 64, 1, 256)]
    ) { inputs in
      let (count, scale) = (max(1, min(2048, inputs.integer("Count"))), inputs.number("Scale"))
      return inputs.image.map { image in
        measured(image, inputs.rect("Extent"), width: count) { tile, _ in
          var bins = [Pixel](repeating: .zero, count: count)
          for pixel in tile.pixels {
            let color = pixel.straight
            for (part, value) in [color.x, color.y, color.z, pixel.w].enumerated() {
              bins[max(0, min(count - 1, Int(value * Float(count))))][part] += 1
            }
          }
          return bins.map { $0 * (scale / Float(max(1, tile.pixels.count))) }
        }
      }
    },
    .init(
      "CIHistogramDisplayFilter", .reduction,
      [.image, .number("Height", 100, 1, 200), .number("HighLimit", 1, 0, 1), .number("LowLimit", 0, 0, 1)]
    ) { inputs in
      guard let image = inputs.image, !image.extent.isInfinite, !image.area.isEmpty else { return nil }
      let height = max(1, inputs.number("Height").rounded())
      let source = image.area
      let (high, low) = (inputs.number("HighLimit"), inputs.number("LowLimit"))
      let extent = CGRect(x: 0, y: 0, width: CGFloat(source.width), height: CGFloat(height))
      return CIImage(extent: extent) { area, space in
        let bins = image.tile(source, space)
        let most = max(1e-6, bins.pixels.reduce(Float(0)) { max($0, $1.color.max()) })
        return PixelTile(area) { x, y in
          let bin = bins.pixels[max(0, min(source.width - 1, x))]
          let level = (Float(y) + 0.5) / height * most
          let place = (Float(x) + 0.5) / Float(source.width)
          let color = Color3(bin.x > level ? 1 : 0, bin.y > level ? 1 : 0, bin.z > level ? 1 : 0)
          let shown = place > high ? color * 0.5 + 0.5 : place < low ? color * 0.5 : color
          return Pixel(shown.x, shown.y, shown.z, 1)
        }
      }
    },
  ]

  /// Returns a row of pixels computed once from all pixels in a rectangle.
  private static func measured(
    _ image: CIImage, _ rect: CGRect, width: Int, _ compute: @escaping (PixelTile, WorkingSpace) -> [Pixel]
  ) -> CIImage {
    let box = PixelArea(rect.isNull ? image.extent : rect.intersectionOfExtents(image.extent))
    guard !box.isEmpty, box.count <= Bitmap.mostBytes / 16 else { return .empty() }
    let memory = Measurement { space in compute(image.tile(box, space), space) }
    return CIImage(extent: CGRect(x: 0, y: 0, width: CGFloat(width), height: 1)) { area, space in
      let row = memory.values(space)
      return PixelTile(area) { x, _ in row.indices.contains(x) ? row[x] : .zero }
    }
  }
}

/// Pixels computed on first use, because each part of an image requests them.
private final class Measurement: @unchecked Sendable {
  private let compute: (WorkingSpace) -> [Pixel]
  private let lock = NSLock()
  private var known: [WorkingSpace: [Pixel]] = [:]

  init(_ compute: @escaping (WorkingSpace) -> [Pixel]) { self.compute = compute }

  func values(_ space: WorkingSpace) -> [Pixel] {
    lock.withLock {
      if let values = known[space] { return values }
      let values = compute(space)
      known[space] = values
      return values
    }
  }
}
