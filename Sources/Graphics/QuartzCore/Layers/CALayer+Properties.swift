extension CALayer {
  /// The properties every layer has, by key.
  static let commonProperties: [CALayerProperty] = {
    let layer = CALayer.self
    return [
      .point("position", layer, { $0.position }, { $0.position = $1 }),
      .rect("bounds", { $0.bounds }, { $0.bounds = $1 }),
      .rect("frame", { $0.frame }, { $0.frame = $1 }).withoutImplicitAnimation,
      .point("anchorPoint", layer, { $0.anchorPoint }, { $0.anchorPoint = $1 }),
      .number("anchorPointZ", layer, { $0.anchorPointZ }, { $0.anchorPointZ = $1 }),
      .number("zPosition", layer, { $0.zPosition }, { $0.zPosition = $1 }),
      .transform("transform", { $0.transform }, { $0.transform = $1 }),
      .transform("sublayerTransform", { $0.sublayerTransform }, { $0.sublayerTransform = $1 }),
      .number("opacity", layer, { $0.opacity }, { $0.opacity = $1 }),
      .color("backgroundColor", layer, { $0.backgroundColor }, { $0.backgroundColor = $1 }),
      .number("cornerRadius", layer, { $0.cornerRadius }, { $0.cornerRadius = $1 }),
      .number("borderWidth", layer, { $0.borderWidth }, { $0.borderWidth = $1 }),
      .color("borderColor", layer, { $0.borderColor }, { $0.borderColor = $1 }),
      .color("shadowColor", layer, { $0.shadowColor }, { $0.shadowColor = $1 }),
      .number("shadowOpacity", layer, { $0.shadowOpacity }, { $0.shadowOpacity = $1 }),
      .size("shadowOffset", { $0.shadowOffset }, { $0.shadowOffset = $1 }),
      .number("shadowRadius", layer, { $0.shadowRadius }, { $0.shadowRadius = $1 }),
      .path("shadowPath", layer, { $0.shadowPath }, { $0.shadowPath = $1 }),
      CALayerProperty(
        "contents", get: { LayerValue(contents: $0.contents) }, set: { $0.contents = $1.any }, read: { $0.contents }),
      .rect("contentsRect", { $0.contentsRect }, { $0.contentsRect = $1 }),
      .rect("contentsCenter", { $0.contentsCenter }, { $0.contentsCenter = $1 }),
      .number("contentsScale", layer, { $0.contentsScale }, { $0.contentsScale = $1 }).withoutImplicitAnimation,
      .flag("hidden", layer, { $0.isHidden }, { $0.isHidden = $1 }),
      .flag("isHidden", layer, { $0.isHidden }, { $0.isHidden = $1 }),
      .flag("masksToBounds", layer, { $0.masksToBounds }, { $0.masksToBounds = $1 }),
      .flag("opaque", layer, { $0.isOpaque }, { $0.isOpaque = $1 }),
      .flag("doubleSided", layer, { $0.isDoubleSided }, { $0.isDoubleSided = $1 }),
      .flag("geometryFlipped", layer, { $0.isGeometryFlipped }, { $0.isGeometryFlipped = $1 }),
      .flag("shouldRasterize", layer, { $0.shouldRasterize }, { $0.shouldRasterize = $1 }),
      .object("mask", layer, { $0.mask }, { $0.mask = $1 }),
      .object("name", layer, { $0.name }, { $0.name = $1 }),
      .object("contentsGravity", layer, { $0.contentsGravity }, { $0.contentsGravity = $1 ?? .resize }),
      .object("cornerCurve", layer, { $0.cornerCurve }, { $0.cornerCurve = $1 ?? .circular }),
      .object("maskedCorners", layer, { $0.maskedCorners }, { $0.maskedCorners = $1 ?? .all }),
      .number("speed", layer, { $0.speed }, { $0.speed = $1 }).withoutImplicitAnimation,
      .number("timeOffset", layer, { $0.timeOffset }, { $0.timeOffset = $1 }).withoutImplicitAnimation,
      .number("beginTime", layer, { $0.beginTime }, { $0.beginTime = $1 }).withoutImplicitAnimation,
    ]
  }()

  private static var tables: [ObjectIdentifier: [String: CALayerProperty]] = [:]

  /// The class's properties by key, created once per class.
  static var propertyTable: [String: CALayerProperty] {
    let id = ObjectIdentifier(self)
    if let table = tables[id] { return table }
    let table = Dictionary(animatableProperties.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    tables[id] = table
    return table
  }

  /// Returns the target of a key path in layers of this class: a property of the table, a component of one, or a stored value.
  static func property(forKeyPath path: String) -> ResolvedProperty {
    let table = propertyTable
    if let property = table[path] { return ResolvedProperty(property: property, component: nil) }
    if let dot = path.firstIndex(of: ".") {
      let root = String(path[..<dot])
      let rest = String(path[path.index(after: dot)...])
      let property = table[root] ?? .userValue(root)
      if let component = ValueComponent(rawValue: rest) { return ResolvedProperty(property: property, component: component) }
    }
    return ResolvedProperty(property: .userValue(path), component: nil)
  }
}

extension CALayerProperty {
  var withoutImplicitAnimation: CALayerProperty {
    CALayerProperty(key, get: get, set: set, read: read, implicit: false)
  }

  /// Returns a property for a value that an app stores in a layer under a custom key.
  static func userValue(_ key: String) -> CALayerProperty {
    CALayerProperty(
      key, get: { LayerValue($0.userValue(key)) },
      set: { $0.setUserValue($1.any(like: $0.userValue(key)), key) },
      read: { $0.userValue(key) }, implicit: false)
  }
}
