import QuartzCore

@MainActor extension _TrestleModule {
  /// Keys of layers for outlets and runtime attributes.
  static var layersTables: [_ClassTable] {
    [caLayerTable, caGradientLayerTable, caShapeLayerTable]
  }

  private static var caLayerTable: _ClassTable {
    var table = _ClassTable(CALayer.self)
    table.property("actions", \CALayer.actions)
    table.property("anchorPoint", \CALayer.anchorPoint)
    table.property("anchorPointZ", \CALayer.anchorPointZ)
    table.property("autoreverses", \CALayer.autoreverses)
    table.property("backgroundColor", \CALayer.backgroundColor)
    table.property("beginTime", \CALayer.beginTime)
    table.property("borderColor", \CALayer.borderColor)
    table.property("borderWidth", \CALayer.borderWidth)
    table.property("bounds", \CALayer.bounds)
    table.property("contents", \CALayer.contents)
    table.property("contentsCenter", \CALayer.contentsCenter)
    table.property("contentsGravity", \CALayer.contentsGravity)
    table.property("contentsRect", \CALayer.contentsRect)
    table.property("contentsScale", \CALayer.contentsScale)
    table.property("cornerCurve", \CALayer.cornerCurve)
    table.property("cornerRadius", \CALayer.cornerRadius)
    table.property("delegate", \CALayer.delegate)
    table.property("duration", \CALayer.duration)
    table.property("fillMode", \CALayer.fillMode)
    table.property("frame", \CALayer.frame)
    table.property("doubleSided", \CALayer.isDoubleSided)
    table.property("geometryFlipped", \CALayer.isGeometryFlipped)
    table.property("hidden", \CALayer.isHidden)
    table.property("opaque", \CALayer.isOpaque)
    table.property("magnificationFilter", \CALayer.magnificationFilter)
    table.property("mask", \CALayer.mask)
    table.property("maskedCorners", \CALayer.maskedCorners)
    table.property("masksToBounds", \CALayer.masksToBounds)
    table.property("minificationFilter", \CALayer.minificationFilter)
    table.property("name", \CALayer.name)
    table.property("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange)
    table.property("opacity", \CALayer.opacity)
    table.property("position", \CALayer.position)
    table.property("repeatCount", \CALayer.repeatCount)
    table.property("repeatDuration", \CALayer.repeatDuration)
    table.property("shadowColor", \CALayer.shadowColor)
    table.property("shadowOffset", \CALayer.shadowOffset)
    table.property("shadowOpacity", \CALayer.shadowOpacity)
    table.property("shadowPath", \CALayer.shadowPath)
    table.property("shadowRadius", \CALayer.shadowRadius)
    table.property("shouldRasterize", \CALayer.shouldRasterize)
    table.property("speed", \CALayer.speed)
    table.property("style", \CALayer.style)
    table.property("sublayerTransform", \CALayer.sublayerTransform)
    table.property("sublayers", \CALayer.sublayers)
    table.property("timeOffset", \CALayer.timeOffset)
    table.property("transform", \CALayer.transform)
    table.property("zPosition", \CALayer.zPosition)
    return table
  }

  private static var caGradientLayerTable: _ClassTable {
    var table = _ClassTable(CAGradientLayer.self)
    table.property("colors", \CAGradientLayer.colors)
    table.property("endPoint", \CAGradientLayer.endPoint)
    table.property("locations", \CAGradientLayer.locations)
    table.property("startPoint", \CAGradientLayer.startPoint)
    table.property("type", \CAGradientLayer.type)
    return table
  }

  private static var caShapeLayerTable: _ClassTable {
    var table = _ClassTable(CAShapeLayer.self)
    table.property("fillColor", \CAShapeLayer.fillColor)
    table.property("fillRule", \CAShapeLayer.fillRule)
    table.property("lineCap", \CAShapeLayer.lineCap)
    table.property("lineDashPattern", \CAShapeLayer.lineDashPattern)
    table.property("lineDashPhase", \CAShapeLayer.lineDashPhase)
    table.property("lineJoin", \CAShapeLayer.lineJoin)
    table.property("lineWidth", \CAShapeLayer.lineWidth)
    table.property("miterLimit", \CAShapeLayer.miterLimit)
    table.property("path", \CAShapeLayer.path)
    table.property("strokeColor", \CAShapeLayer.strokeColor)
    table.property("strokeEnd", \CAShapeLayer.strokeEnd)
    table.property("strokeStart", \CAShapeLayer.strokeStart)
    return table
  }
}
