import UIKitValues

extension FilterDefinition {
  static let generators: [FilterDefinition] = [
    .init("CIConstantColorGenerator", .generator, [.color("Color", 1, 0, 0)]) { inputs in CIImage(color: inputs.color("Color")) },
    .init(
      "CICheckerboardGenerator", .generator,
      [
        .point("Center", 150, 150), .color("Color0", 1, 1, 1), .color("Color1", 0, 0, 0), .number("Width", 80, 0, 800),
        .number("Sharpness", 1, 0, 1),
      ]
    ) { inputs in
      let (center, width, sharpness) = (inputs.point("Center"), max(1, inputs.number("Width")), inputs.number("Sharpness"))
      let (first, second) = (inputs.color("Color0"), inputs.color("Color1"))
      return .generated { point, space in
        let place = (point - center) / width
        let share = stripe(place.x, width, sharpness)
        let other = stripe(place.y, width, sharpness)
        return mix(first.pixel(space), second.pixel(space), share + other - 2 * share * other)
      }
    },
    .init(
      "CIStripesGenerator", .generator,
      [
        .point("Center", 150, 150), .color("Color0", 1, 1, 1), .color("Color1", 0, 0, 0), .number("Width", 80, 0, 800),
        .number("Sharpness", 1, 0, 1),
      ]
    ) { inputs in
      let (center, width, sharpness) = (inputs.point("Center"), max(1, inputs.number("Width")), inputs.number("Sharpness"))
      let (first, second) = (inputs.color("Color0"), inputs.color("Color1"))
      return .generated { point, space in
        mix(first.pixel(space), second.pixel(space), stripe((point.x - center.x) / width, width, sharpness))
      }
    },
    .init("CIRandomGenerator", .generator, []) { _ in
      .generated { point, _ in
        let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
        func part(_ index: UInt64) -> Float { noise(x, y, index) }
        let alpha = part(3)
        return Pixel(Color3(part(0), part(1), part(2)), alpha: alpha)
      }
    },
    .init(
      "CIRoundedRectangleGenerator", .generator,
      [.rect("Extent", 0, 0, 100, 100), .number("Radius", 10, 0, 1000), .color("Color", 1, 1, 1)]
    ) { inputs in
      let rect = inputs.rect("Extent")
      let radius = min(inputs.number("Radius"), Float(min(rect.width, rect.height)) / 2)
      let color = inputs.color("Color")
      let middle = SIMD2(Float(rect.midX), Float(rect.midY))
      let inner = SIMD2(Float(rect.width), Float(rect.height)) / 2 - radius
      return .generated(extent: rect) { point, space in
        let beyond = pointwiseMax(SIMD2(abs(point.x - middle.x), abs(point.y - middle.y)) - inner, .zero)
        return color.pixel(space) * max(0, min(1, radius - length(beyond) + 0.5))
      }
    },
    .init(
      "CIStarShineGenerator", .generator,
      [
        .point("Center", 150, 150), .color("Color", 1, 0.8, 0.6), .number("Radius", 50, 0, 300), .number("CrossScale", 15, 0, 100),
        .number("CrossAngle", 0.6, -Double.pi, Double.pi), .number("CrossOpacity", -2, -8, 0), .number("CrossWidth", 2.5, 0.5, 10),
        .number("Epsilon", -2, -8, 0),
      ]
    ) { inputs in
      let (center, radius, angle) = (inputs.point("Center"), max(1, inputs.number("Radius")), inputs.number("CrossAngle"))
      let (reach, width) = (max(1, inputs.number("CrossScale") * radius / 10), max(0.1, inputs.number("CrossWidth")))
      let (opacity, color) = (exp2(inputs.number("CrossOpacity") + 2), inputs.color("Color"))
      // The exponent of a ray's brightness along its length.
      let decline = exp2(-2 - inputs.number("Epsilon"))
      return .generated { point, space in
        let place = point - center
        let turned = SIMD2(place.x * cos(angle) + place.y * sin(angle), place.y * cos(angle) - place.x * sin(angle))
        let (x, y) = (abs(turned.x), abs(turned.y))
        let (across, up) = (pow(max(0, 1 - x / reach), decline), pow(max(0, 1 - y / reach), decline))
        let cross = across * max(0, 1 - y / width) + up * max(0, 1 - x / width)
        let glow = max(0, 1 - length(place) / radius)
        return color.pixel(space) * min(1, glow * glow * 2 + cross * opacity)
      }
    },
    .init(
      "CISunbeamsGenerator", .generator,
      [
        .point("Center", 150, 150), .color("Color", 1, 0.5, 0), .number("SunRadius", 40, 0, 800),
        .number("MaxStriationRadius", 2.58, 0, 10),
        .number("StriationStrength", 0.5, 0, 3), .number("StriationContrast", 1.375, 0, 5), .number("Time", 0, 0, 1),
      ]
    ) { inputs in
      let (center, radius, color) = (inputs.point("Center"), max(1, inputs.number("SunRadius")), inputs.color("Color"))
      let (reach, rays, time) = (max(1.01, inputs.number("MaxStriationRadius")), Striation(inputs), inputs.number("Time"))
      return .generated { point, space in
        let place = point - center
        let distance = length(place) / radius
        if distance < 1 { return color.pixel(space) }
        let ray = rays.light(atan2(place.y, place.x), time)
        let fade = max(0, 1 - (distance - 1) / (reach - 1))
        return color.pixel(space) * max(0, min(1, fade * fade * (0.5 + ray)))
      }
    },
    .init(
      "CILenticularHaloGenerator", .generator,
      [
        .point("Center", 150, 150), .color("Color", 1, 0.9, 0.8), .number("HaloRadius", 70, 0, 1000), .number("HaloWidth", 87, 0, 300),
        .number("HaloOverlap", 0.77, 0, 1), .number("StriationStrength", 0.5, 0, 3), .number("StriationContrast", 1, 0, 5),
        .number("Time", 0, 0, 1),
      ]
    ) { inputs in
      let (center, radius, width) = (inputs.point("Center"), inputs.number("HaloRadius"), max(1, inputs.number("HaloWidth")))
      let (strength, time, color) = (inputs.number("StriationStrength"), inputs.number("Time"), inputs.color("Color"))
      let contrast = inputs.number("StriationContrast")
      let overlap = inputs.number("HaloOverlap")
      return .generated { point, space in
        let place = point - center
        let distance = (length(place) - radius) / width
        let angle = atan2(place.y, place.x)
        let wave = max(-1, min(1, sin(angle * 31 + time * 6) * contrast))
        let ray = 1 - strength * 0.25 * (1 + wave)
        func band(_ shift: Float) -> Float { max(0, 1 - abs(distance * 2 - shift * (1 - overlap))) }
        let colors = Color3(band(1), band(0), band(-1)) * color.pixel(space).color * max(0, ray)
        return Pixel(colors.x, colors.y, colors.z, min(1, colors.max()))
      }
    },
    .init(
      "CITextImageGenerator", .generator,
      [
        .string("Text", ""), .string("FontName", "HelveticaNeue"), .number("FontSize", 12, 0, 128), .number("ScaleFactor", 1, 0, 4),
        .number("Padding", 0, 0, 100),
      ]
    ) { inputs in
      let size = CGFloat(max(1, inputs.number("FontSize")))
      let font = UIFont(name: inputs.string("FontName"), size: size) ?? .systemFont(ofSize: size)
      return TextPicture.image(
        NSAttributedString(string: inputs.string("Text"), attributes: [.font: font, .foregroundColor: UIColor.white]),
        scale: CGFloat(inputs.number("ScaleFactor")), padding: CGFloat(inputs.number("Padding")))
    },
    .init(
      "CIAttributedTextImageGenerator", .generator, [.text("Text"), .number("ScaleFactor", 1, 0, 4), .number("Padding", 0, 0, 100)]
    ) { inputs in
      guard let text = inputs.object("Text") as? NSAttributedString else { return nil }
      return TextPicture.image(text, scale: CGFloat(inputs.number("ScaleFactor")), padding: CGFloat(inputs.number("Padding")))
    },
  ]

  /// 0 in even stripes and 1 in odd ones, with edges of the given sharpness, smoothed by a pixel.
  private static func stripe(_ place: Float, _ width: Float, _ sharpness: Float) -> Float {
    let wave = place - 2 * (place / 2).rounded(.down)
    // The distance to the nearest edge, positive within odd stripes.
    let distance = 0.5 - abs(wave - 1.5)
    let nearest = wave < 1 ? -min(wave, 1 - wave) : distance
    let blur = max(0, 1 - sharpness) * 0.5 + 0.5 / width
    return max(0, min(1, 0.5 + nearest / (2 * blur)))
  }

  /// Returns a pseudorandom number from 0 to 1 that depends only on the position.
  static func noise(_ x: Int, _ y: Int, _ seed: UInt64) -> Float {
    var value = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    value = (value ^ seed &* 0x1656_67B1_9E37_79F9) &+ 0x2545_F491_4F6C_DD1D
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Float((value ^ value >> 31) >> 40) / Float(1 << 24)
  }
}

/// The rays of a light around its center.
struct Striation: Sendable {
  private let strength: Float
  private let contrast: Float

  init(_ inputs: FilterInputs) {
    (strength, contrast) = (inputs.number("StriationStrength"), inputs.number("StriationContrast"))
  }

  /// Returns the brightness in a direction, about 0.5. The contrast makes rays narrower, the strength brighter.
  func light(_ angle: Float, _ time: Float) -> Float {
    let waves = (sin(angle * 23 + time * 6) + sin(angle * 41 - time * 9) + sin(angle * 67 + time * 4)) / 3
    return 0.5 + max(-1, min(1, waves * contrast)) * strength / 2
  }
}

/// Text drawn as an image.
enum TextPicture {
  static func image(_ text: NSAttributedString, scale: CGFloat, padding: CGFloat) -> CIImage? {
    let box = text.boundingRect(with: CGSize(width: 10_000, height: 10_000), options: [.usesLineFragmentOrigin], context: nil)
    let scale = max(0.01, scale)
    let size = CGSize(
      width: ((box.width + 2 * padding) * scale).rounded(.up), height: ((box.height + 2 * padding) * scale).rounded(.up))
    guard let bitmap = Bitmap(width: Int(size.width), height: Int(size.height)), let context = CGContext(bitmap: bitmap, scale: scale)
    else { return .empty() }
    UIGraphicsPushContext(context)
    text.draw(
      with: CGRect(x: padding, y: padding, width: box.width.rounded(.up), height: box.height.rounded(.up)),
      options: [.usesLineFragmentOrigin], context: nil)
    UIGraphicsPopContext()
    return CIImage(cgImage: CGImage(bitmap: bitmap))
  }
}
