import CoreGraphics

extension FilterDefinition {
  private static let corners: [FilterParameter] = [
    .point("TopLeft", 118, 484), .point("TopRight", 646, 507), .point("BottomRight", 548, 140), .point("BottomLeft", 155, 153),
  ]

  private static func quadrilateral(_ inputs: FilterInputs) -> [SIMD2<Float>] {
    ["BottomLeft", "BottomRight", "TopRight", "TopLeft"].map { inputs.point($0) }
  }

  static let geometry: [FilterDefinition] = [
    .init("CICrop", .geometry, [.image, .rect("Rectangle", -8.9e307, -8.9e307, 1.79e308, 1.79e308)]) { inputs in
      let rect = inputs.rect("Rectangle")
      return rect.isNull || rect.width > 1e300 ? inputs.image : inputs.image?.cropped(to: rect)
    },
    .init("CIAffineTransform", .geometry, [.image, .transform("Transform")]) { inputs in
      inputs.image?.placed(by: inputs.transform("Transform"))
    },
    .init("CIStraightenFilter", .geometry, [.image, .number("Angle", 0, -Double.pi, Double.pi)]) { inputs in
      guard let image = inputs.image, !image.extent.isInfinite, !image.extent.isNull else { return inputs.image }
      let angle = CGFloat(inputs.number("Angle"))
      let extent = image.extent
      // The rotated image is enlarged until it covers the old extent.
      let (s, c) = (abs(sin(angle)), abs(cos(angle)))
      let scale = max(c + s * extent.height / extent.width, c + s * extent.width / extent.height)
      let turn = CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
        .concatenating(CGAffineTransform(rotationAngle: angle)).concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY))
      return image.placed(by: turn).cropped(to: extent)
    },
    .init("CILanczosScaleTransform", .geometry, [.image, .number("Scale", 1, 0, 1.5), .number("AspectRatio", 1, 0.5, 2)]) { scaled($0) },
    .init(
      "CIBicubicScaleTransform", .geometry,
      [.image, .number("Scale", 1, 0, 1.5), .number("AspectRatio", 1, 0.5, 2), .number("B", 0, 0, 1), .number("C", 0.75, 0, 1)]
    ) { inputs in
      let scale = inputs.number("Scale")
      guard scale > 0 else { return .empty() }
      return inputs.image?.cubicScaled(
        x: scale * inputs.number("AspectRatio"), y: scale, b: inputs.number("B"), c: inputs.number("C"))
    },
    .init("CIPerspectiveTransform", .geometry, [.image] + corners) { inputs in
      guard let image = inputs.image, !image.extent.isInfinite, !image.extent.isNull else { return nil }
      return perspective(image, to: quadrilateral(inputs))
    },
    .init("CIPerspectiveTransformWithExtent", .geometry, [.image, .rect("Extent", 0, 0, 300, 300)] + corners) { inputs in
      guard let image = inputs.image, !inputs.rect("Extent").isNull else { return nil }
      return perspective(image.cropped(to: inputs.rect("Extent")), to: quadrilateral(inputs))
    },
    .init("CIPerspectiveCorrection", .geometry, [.image, .flag("Crop", true)] + corners) { inputs in
      let points = quadrilateral(inputs)
      return inputs.image.map { corrected($0, from: points, size: edges(points)) }
    },
    .init(
      "CIKeystoneCorrectionCombined", .geometry, [.image, .number("FocalLength", 28, 0, 200)] + corners
    ) { inputs in
      let points = quadrilateral(inputs)
      return inputs.image.map { image in
        var size = edges(points)
        if !image.extent.isInfinite, !image.extent.isNull, let map = Projection(square: points) {
          // A frame of film is 36 millimeters wide.
          let focus = inputs.number("FocalLength") / 36 * Float(max(image.extent.width, image.extent.height))
          let middle = SIMD2(Float(image.extent.midX), Float(image.extent.midY))
          if let ratio = map.aspectRatio(focus: focus, middle: middle) { size.y = max(1, (size.x / ratio).rounded()) }
        }
        return corrected(image, from: points, size: size)
      }
    },
  ]

  /// The width and height of a quadrilateral, by the longer one of two opposite edges.
  private static func edges(_ points: [SIMD2<Float>]) -> SIMD2<Float> {
    SIMD2(
      max(length(points[1] - points[0]), length(points[2] - points[3])).rounded(),
      max(length(points[3] - points[0]), length(points[2] - points[1])).rounded())
  }

  /// Returns the part of the image between four points as a rectangle.
  private static func corrected(_ image: CIImage, from points: [SIMD2<Float>], size: SIMD2<Float>) -> CIImage {
    guard size.x >= 1, size.y >= 1, let map = Projection(square: points) else { return image }
    return image.warped(extent: CGRect(x: 0, y: 0, width: CGFloat(size.x), height: CGFloat(size.y))) { map($0 / size) }
  }

  private static func scaled(_ inputs: FilterInputs) -> CIImage? {
    let scale = CGFloat(inputs.number("Scale"))
    guard scale > 0 else { return .empty() }
    return inputs.image?.placed(by: CGAffineTransform(scaleX: scale * CGFloat(inputs.number("AspectRatio")), y: scale))
  }

  /// Returns the image drawn between four points, from the bottom left counterclockwise.
  private static func perspective(_ image: CIImage, to points: [SIMD2<Float>]) -> CIImage {
    guard !image.extent.isNull, let map = Projection(square: points)?.inverse else { return .empty() }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let low = ys.min(), let high = ys.max() else { return .empty() }
    let extent = CGRect(x: CGFloat(left), y: CGFloat(low), width: CGFloat(right - left), height: CGFloat(high - low)).integral
    let origin = SIMD2(Float(image.extent.minX), Float(image.extent.minY))
    let size = SIMD2(Float(image.extent.width), Float(image.extent.height))
    return image.warped(extent: extent) { point in
      let place = map(point)
      // There are no pixels behind the horizon.
      guard place.x >= -0.01, place.y >= -0.01, place.x <= 1.01, place.y <= 1.01 else { return SIMD2(repeating: .nan) }
      return origin + place * size
    }
  }
}

/// A projective map of the plane.
struct Projection: Sendable {
  private let rows: [Float]

  private init(rows: [Float]) { self.rows = rows }

  /// Maps the corners of the unit square, from the origin counterclockwise, to four points. Nil if three of them are on a line.
  init?(square p: [SIMD2<Float>]) {
    let (d1, d2) = (p[1] - p[2], p[3] - p[2])
    let sum = p[0] - p[1] + p[2] - p[3]
    let size = d1.x * d2.y - d2.x * d1.y
    guard abs(size) > 1e-9 else { return nil }
    let g = (sum.x * d2.y - d2.x * sum.y) / size
    let h = (d1.x * sum.y - sum.x * d1.y) / size
    let (a, b) = (p[1] - p[0] + g * p[1], p[3] - p[0] + h * p[3])
    rows = [a.x, b.x, p[0].x, a.y, b.y, p[0].y, g, h, 1]
  }

  /// The inverse mapping, or nil if there is none.
  var inverse: Projection? {
    let m = rows
    let minors: [Float] = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    let determinant = m[0] * minors[0] + m[1] * minors[3] + m[2] * minors[6]
    guard abs(determinant) > 1e-12 else { return nil }
    return Projection(rows: minors.map { $0 / determinant })
  }

  /// The width of a photographed rectangle as a factor of its height. The lens has a focal length in pixels and points to the middle.
  ///
  /// Nil if the sides of the picture are parallel, because then the distance is unknown, or if the number is not plausible.
  func aspectRatio(focus: Float, middle: SIMD2<Float>) -> Float? {
    guard focus > 0, abs(rows[6]) > 1e-7 || abs(rows[7]) > 1e-7 else { return nil }
    // The images of the rectangle's two directions, as rays from the lens.
    func size(_ column: Int) -> Float {
      let (x, y, depth) = (rows[column], rows[3 + column], rows[6 + column])
      let ray = Color3((x - middle.x * depth) / focus, (y - middle.y * depth) / focus, depth)
      return (ray * ray).sum().squareRoot()
    }
    let ratio = size(0) / max(1e-9, size(1))
    return ratio > 0.05 && ratio < 20 ? ratio : nil
  }

  func callAsFunction(_ point: SIMD2<Float>) -> SIMD2<Float> {
    let depth = rows[6] * point.x + rows[7] * point.y + rows[8]
    return SIMD2(rows[0] * point.x + rows[1] * point.y + rows[2], rows[3] * point.x + rows[4] * point.y + rows[5]) / depth
  }
}
