import CoreGraphics

extension FilterDefinition {
  static let sharpening: [FilterDefinition] = [
    .init("CISharpenLuminance", .sharpen, [.image, .number("Sharpness", 0.4, 0, 2), .number("Radius", 1.69, 0, 20)]) { inputs in
      let (amount, radius) = (inputs.number("Sharpness"), inputs.number("Radius"))
      return inputs.image?.inside { image in
        image.combined(with: image.blurred(sigma: radius), extent: image.extent) { pixel, smooth in
          let light = (pixel.luminance - smooth.luminance) * amount
          return Pixel(pixel.x + light, pixel.y + light, pixel.z + light, pixel.w)
        }
      }
    },
    .init("CIUnsharpMask", .sharpen, [.image, .number("Radius", 2.5, 0, 100), .number("Intensity", 0.5, 0, 1)]) { inputs in
      inputs.image?.unsharpMasked(radius: inputs.number("Radius"), intensity: inputs.number("Intensity"))
    },
  ]
}

extension CIImage {
  /// Returns the image with its difference to a blurred copy increased.
  func unsharpMasked(radius: Float, intensity: Float) -> CIImage {
    inside { image in
      image.combined(with: image.blurred(sigma: radius), extent: image.extent) { pixel, smooth in
        let sharp = pixel + (pixel - smooth) * intensity
        return Pixel(sharp.x, sharp.y, sharp.z, pixel.w)
      }
    }
  }
}
