import CoreGraphics

extension FilterDefinition {
  /// A filter that mixes each pixel of the image with that of the background.
  private static func mixing(
    _ name: String, extent: @escaping @Sendable (CGRect, CGRect) -> CGRect = { $0.unionOfExtents($1) },
    _ change: @escaping @Sendable (Pixel, Pixel) -> Pixel
  ) -> FilterDefinition {
    .init("CI" + name, .compositing, [.image, .background]) { inputs in
      guard let image = inputs.image else { return nil }
      let background = inputs.background ?? .empty()
      return image.combined(with: background, extent: extent(image.extent, background.extent), change)
    }
  }

  /// Returns a filter that blends colors where both pixels are opaque and preserves them elsewhere.
  private static func blending(_ name: String, _ change: @escaping @Sendable (Color3, Color3) -> Color3) -> FilterDefinition {
    mixing(name + "BlendMode") { source, back in
      let both = change(source.straight, back.straight).limited * (source.w * back.w)
      let color = source.color * (1 - back.w) + back.color * (1 - source.w) + both
      let alpha = source.w + back.w * (1 - source.w)
      return Pixel(color.x, color.y, color.z, alpha)
    }
  }

  /// Returns a blend mode of one component.
  private static func separable(_ name: String, _ change: @escaping @Sendable (Float, Float) -> Float) -> FilterDefinition {
    blending(name) { Color3(change($0.x, $1.x), change($0.y, $1.y), change($0.z, $1.z)) }
  }

  static let compositing: [FilterDefinition] = [
    mixing("SourceOverCompositing") { $0 + $1 * (1 - $0.w) },
    mixing("SourceInCompositing", extent: { $0.intersectionOfExtents($1) }) { $0 * $1.w },
    mixing("SourceOutCompositing", extent: { first, _ in first }) { $0 * (1 - $1.w) },
    mixing("SourceAtopCompositing", extent: { $1 }) { $0 * $1.w + $1 * (1 - $0.w) },
    mixing("AdditionCompositing") { first, second in
      let sum = first + second
      return Pixel(sum.x, sum.y, sum.z, min(1, sum.w))
    },
    mixing("MultiplyCompositing", extent: { $0.intersectionOfExtents($1) }) { $0 * $1 },
    mixing("MaximumCompositing") { pointwiseMax($0, $1) },
    mixing("MinimumCompositing") { pointwiseMin($0, $1) },
    separable("Multiply") { $0 * $1 },
    separable("Screen") { $0 + $1 - $0 * $1 },
    separable("Darken") { min($0, $1) },
    separable("Lighten") { max($0, $1) },
    separable("Difference") { abs($0 - $1) },
    separable("Exclusion") { $0 + $1 - 2 * $0 * $1 },
    separable("Overlay") { hardLight($1, $0) },
    separable("HardLight") { hardLight($0, $1) },
    separable("SoftLight") { source, back in
      if source <= 0.5 { return back - (1 - 2 * source) * back * (1 - back) }
      let curve = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
      return back + (2 * source - 1) * (curve - back)
    },
    separable("ColorDodge") { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) },
    separable("ColorBurn") { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
    separable("LinearBurn") { max(0, $0 + $1 - 1) },
    separable("LinearDodge") { min(1, $0 + $1) },
    separable("LinearLight") { max(0, min(1, $1 + 2 * $0 - 1)) },
    separable("PinLight") { $0 > 0.5 ? max($1, 2 * $0 - 1) : min($1, 2 * $0) },
    separable("VividLight") { source, back in
      if source <= 0.5 { return source <= 0 ? 0 : max(0, 1 - (1 - back) / (2 * source)) }
      return source >= 1 ? 1 : min(1, back / (2 * (1 - source)))
    },
    separable("Subtract") { max(0, $1 - $0) },
    separable("Divide") { $0 <= 0 ? 1 : min(1, $1 / $0) },
    blending("Hue") { lit(saturated($0, $1.max() - $1.min()), $1.luminance) },
    blending("Saturation") { lit(saturated($1, $0.max() - $0.min()), $1.luminance) },
    blending("Color") { lit($0, $1.luminance) },
    blending("Luminosity") { lit($1, $0.luminance) },
    // A mask's opacity is its luminance, in the colors of the working space.
    masking("CIBlendWithMask") { max(0, min(1, $0.luminance)) },
    masking("CIBlendWithAlphaMask") { $0.w },
    masking("CIBlendWithRedMask") { max(0, min(1, $0.x)) },
    masking("CIBlendWithBlueMask") { max(0, min(1, $0.z)) },
  ]

  private static func masking(
    _ name: String, _ opacity: @escaping @Sendable (Pixel) -> Float
  ) -> FilterDefinition {
    .init(name, .stylize, [.image, .background, .image("MaskImage")]) { inputs in
      guard let image = inputs.image else { return nil }
      let background = inputs.background ?? .empty()
      guard let mask = inputs.image("MaskImage") else { return background }
      let extent = image.extent.intersectionOfExtents(mask.extent).unionOfExtents(background.extent)
      return CIImage(extent: extent) { area, space in
        var tile = image.tile(area, space)
        let (behind, masks) = (background.tile(area, space), mask.tile(area, space))
        for index in tile.pixels.indices {
          tile.pixels[index] = mix(behind.pixels[index], tile.pixels[index], opacity(masks.pixels[index]))
        }
        return tile
      }
    }
  }

  private static func hardLight(_ source: Float, _ back: Float) -> Float {
    source <= 0.5 ? 2 * source * back : 1 - 2 * (1 - source) * (1 - back)
  }

  /// Returns the color with another luminance.
  private static func lit(_ color: Color3, _ light: Float) -> Color3 {
    var result = color + (light - color.luminance)
    let (low, high) = (result.min(), result.max())
    if low < 0 { result = light + (result - light) * (light / max(1e-6, light - low)) }
    if high > 1 { result = light + (result - light) * ((1 - light) / max(1e-6, high - light)) }
    return result
  }

  /// Returns the color with another difference between its minimum and maximum component.
  private static func saturated(_ color: Color3, _ amount: Float) -> Color3 {
    let (low, high) = (color.min(), color.max())
    return high > low ? (color - low) * (amount / (high - low)) : .zero
  }
}
