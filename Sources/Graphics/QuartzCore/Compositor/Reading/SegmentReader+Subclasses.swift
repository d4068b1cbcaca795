import CoreGraphics

extension SegmentReader {
  /// Additional drawing of layer subclasses.
  func readSubclass(_ ops: inout ContiguousArray<DrawOp>) {
    if let gradient = shown as? CAGradientLayer {
      readGradient(gradient, &ops)
    } else if let shape = shown as? CAShapeLayer {
      readShape(shape, &ops)
    } else if let emitter = layer as? CAEmitterLayer {
      let particles = ParticleDrawing(
        emitter, shown as? CAEmitterLayer ?? emitter, scale: scale, originX: -Double(place.contentX), originY: -Double(place.contentY))
      if !particles.rect.isEmpty { ops.append(DrawOp(.particles(particles), particles.rect)) }
    }
  }

  private func readGradient(_ gradient: CAGradientLayer, _ ops: inout ContiguousArray<DrawOp>) {
    let colors = gradient.gradientColors
    guard !colors.isEmpty, !bounds.isEmpty else { return }
    if colors.allSatisfy({ $0 == colors[0] }) {
      // A gradient of one color, as in a flat design that shares its layers with a glossy one.
      let pixel = PixelColor(colors[0])
      guard !pixel.isClear else { return }
      if let rounding {
        ops.append(DrawOp(.rounded(pixel, rounding), bounds, isOpaque: pixel.isOpaque))
      } else {
        ops.append(.fill(pixel, bounds))
      }
      return
    }
    let locations = gradient.gradientLocations
    var stops: [GradientShading.Stop] = []
    for (index, color) in colors.enumerated() {
      let rgba = color.rgba
      stops.append(
        GradientShading.Stop(
          location: Double(locations[index]), red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue),
          alpha: Double(rgba.alpha)))
    }
    let kind: GradientShading.Kind
    switch gradient.type {
    case .radial: kind = .radial
    case .conic: kind = .conic
    default: kind = .axial
    }
    let width = Double(place.width)
    let height = Double(place.height)
    let shading = GradientShading(
      kind: kind, stops: stops, startX: Double(gradient.startPoint.x) * width, startY: Double(gradient.startPoint.y) * height,
      endX: Double(gradient.endPoint.x) * width, endY: Double(gradient.endPoint.y) * height)
    ops.append(DrawOp(.gradient(shading, rounding), bounds, isOpaque: shading.isOpaque))
  }

  private func readShape(_ shape: CAShapeLayer, _ ops: inout ContiguousArray<DrawOp>) {
    guard let path = shape.path else { return }
    let originX = -Double(place.contentX)
    let originY = -Double(place.contentY)
    var fill = PathDrawing.Style()
    fill.fill = shape.fillColor
    fill.isEvenOdd = shape.fillRule == .evenOdd
    var stroke = PathDrawing.Style()
    stroke.stroke = shape.strokeColor
    stroke.lineWidth = shape.lineWidth
    stroke.miterLimit = shape.miterLimit
    stroke.dash = shape.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
    stroke.dashPhase = shape.lineDashPhase
    switch shape.lineCap {
    case .round: stroke.cap = .round
    case .square: stroke.cap = .square
    default: stroke.cap = .butt
    }
    switch shape.lineJoin {
    case .round: stroke.join = .round
    case .bevel: stroke.join = .bevel
    default: stroke.join = .miter
    }
    if fill.fill != nil { append(PathDrawing(path, fill, scale: scale, originX: originX, originY: originY), &ops) }
    guard stroke.stroke != nil, shape.lineWidth > 0 else { return }
    var line = path
    if shape.strokeStart > 0 || shape.strokeEnd < 1 {
      line = CGPath(path.data.trimmed(from: Double(shape.strokeStart), to: Double(shape.strokeEnd)))
    }
    append(PathDrawing(line, stroke, scale: scale, originX: originX, originY: originY), &ops)
  }
}
