import CoreGraphics

/// Computes the pixels of an area, which is within the extent of the image.
typealias Renderer = @Sendable (_ area: PixelArea, _ space: WorkingSpace) -> PixelTile

extension CIImage {
  /// Returns the pixels of an area; those outside of the extent are transparent.
  func tile(_ area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    let inside = area.intersection(self.area)
    guard !inside.isEmpty else { return PixelTile(area) }
    guard let tiles = RenderedTiles.current else {
      return RenderedTiles.$current.withValue(RenderedTiles()) { tile(area, space) }
    }
    return tiles.tile(of: self, inside, space).cut(to: area)
  }

  /// Maps each pixel independently. A transparent pixel outside of the extent remains transparent.
  func mapPixels(_ change: @escaping (Pixel, WorkingSpace) -> Pixel) -> CIImage {
    CIImage(extent: extent, isNearest: isNearest) { [self] area, space in
      var tile = tile(area, space)
      for index in tile.pixels.indices { tile.pixels[index] = change(tile.pixels[index], space) }
      return tile
    }
  }

  /// Maps each color of the working space independently.
  func mapLinear(_ change: @escaping (Color3) -> Color3) -> CIImage {
    mapPixels { pixel, _ in pixel.w > 0 ? Pixel(change(pixel.straight), alpha: pixel.w) : pixel }
  }

  /// Maps each color independently, as components of sRGB from 0 to 1.
  func mapColors(_ change: @escaping (Color3) -> Color3) -> CIImage {
    mapPixels { pixel, space in
      guard pixel.w > 0 else { return pixel }
      return Pixel(space.fromSRGB(change(space.toSRGB(pixel.straight).limited).limited), alpha: pixel.w)
    }
  }

  /// Returns the image with each pixel changed by its center.
  func mapPlaces(extent: CGRect? = nil, _ change: @escaping (Pixel, SIMD2<Float>, WorkingSpace) -> Pixel) -> CIImage {
    CIImage(extent: extent ?? self.extent) { [self] area, space in
      let tile = tile(area, space)
      return PixelTile(area) { x, y in change(tile[x, y], SIMD2(Float(x) + 0.5, Float(y) + 0.5), space) }
    }
  }

  /// Returns an image computed from the centers of its pixels.
  static func generated(
    extent: CGRect = .infinite, _ pixel: @escaping (SIMD2<Float>, WorkingSpace) -> Pixel
  ) -> CIImage {
    CIImage(extent: extent) { area, space in
      PixelTile(area) { x, y in pixel(SIMD2(Float(x) + 0.5, Float(y) + 0.5), space) }
    }
  }

  /// Mixes two images pixel by pixel.
  func combined(
    with other: CIImage, extent: CGRect, _ change: @escaping (Pixel, Pixel) -> Pixel
  ) -> CIImage {
    CIImage(extent: extent) { [self] area, space in
      var first = tile(area, space)
      let second = other.tile(area, space)
      for index in first.pixels.indices { first.pixels[index] = change(first.pixels[index], second.pixels[index]) }
      return first
    }
  }

  /// Returns an image whose pixels are taken from other positions of this one.
  func warped(extent: CGRect? = nil, _ source: @escaping (SIMD2<Float>) -> SIMD2<Float>) -> CIImage {
    CIImage(extent: extent ?? self.extent) { [self] area, space in
      var points: [SIMD2<Float>] = []
      points.reserveCapacity(area.count)
      var (low, high) = (SIMD2<Float>(repeating: .infinity), SIMD2<Float>(repeating: -.infinity))
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          let point = source(SIMD2(Float(x) + 0.5, Float(y) + 0.5))
          points.append(point)
          guard point.x.isFinite, point.y.isFinite else { continue }
          low = pointwiseMin(low, point)
          high = pointwiseMax(high, point)
        }
      }
      let needed = area.sources(low, high).intersection(self.area)
      let tile = tile(needed, space)
      var result = PixelTile(area)
      let isNearest = isNearest
      for index in points.indices {
        let point = points[index]
        guard point.x.isFinite, point.y.isFinite else { continue }
        result.pixels[index] =
          isNearest && abs(point.x) < 1e9 && abs(point.y) < 1e9
          ? tile.pixel(Int(point.x.rounded(.down)), Int(point.y.rounded(.down))) : tile.sample(point)
      }
      return result
    }
  }
}

extension PixelArea {
  /// Returns the pixels between two points, plus one on each side. Points at extreme distances are ignored.
  fileprivate func sources(_ low: SIMD2<Float>, _ high: SIMD2<Float>) -> PixelArea {
    guard low.x <= high.x, low.y <= high.y else { return PixelArea(minX: 0, minY: 0, width: 0, height: 0) }
    let reach: Float = 8192
    let least = pointwiseMax(low, SIMD2(Float(minX), Float(minY)) - reach)
    let most = pointwiseMin(high, SIMD2(Float(maxX), Float(maxY)) + reach)
    guard least.x <= most.x, least.y <= most.y else { return PixelArea(minX: 0, minY: 0, width: 0, height: 0) }
    let (x, y) = (Int(least.x.rounded(.down)) - 1, Int(least.y.rounded(.down)) - 1)
    return PixelArea(minX: x, minY: y, width: Int(most.x.rounded(.up)) + 2 - x, height: Int(most.y.rounded(.up)) + 2 - y)
  }
}
