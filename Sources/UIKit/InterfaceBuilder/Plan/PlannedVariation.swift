/// A variation for some size classes.
package struct PlannedVariation {
  /// The size classes and idiom of the variation; all nil for the default one.
  var width: UIUserInterfaceSizeClass?
  var height: UIUserInterfaceSizeClass?
  var idiom: UIUserInterfaceIdiom?
  /// Whether the condition is unknown: then the variation never applies.
  var isUnknown = false
  var excludedConstraints: [String] = []
  var includedConstraints: [String] = []
  var excludedSubviews: [String] = []
  var includedSubviews: [String] = []
  /// The attributes and children that replace those of the element.
  let element: PlannedElement

  /// Whether the variation changes more than what is installed.
  var hasValues: Bool { element.attributes.count > 1 || element.children.contains { $0.kind != "mask" } }

  /// The specificity of the variation; the default one has rank 0.
  var rank: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) + (idiom == nil ? 0 : 1) }

  init(_ element: PlannedElement) {
    self.element = element
    if let key = element.key, key != "default" {
      for part in key.split(separator: "-") {
        switch part {
        case "widthClass=compact": width = .compact
        case "widthClass=regular": width = .regular
        case "heightClass=compact": height = .compact
        case "heightClass=regular": height = .regular
        case "userInterfaceIdiom=phone", "idiom=phone": idiom = .phone
        case "userInterfaceIdiom=pad", "idiom=pad": idiom = .pad
        default: isUnknown = true
        }
      }
    }
    for mask in element.children where mask.kind == "mask" {
      let excluded = mask.children.filter { $0.kind == "exclude" }.compactMap { $0.attributes["reference"] }
      let included = mask.children.filter { $0.kind == "include" }.compactMap { $0.attributes["reference"] }
      switch mask.key {
      case "constraints":
        excludedConstraints += excluded
        includedConstraints += included
      case "subviews":
        excludedSubviews += excluded
        includedSubviews += included
      default: break
      }
    }
  }

  func matches(_ traits: UITraitCollection) -> Bool {
    !isUnknown && (width ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (height ?? traits.verticalSizeClass) == traits.verticalSizeClass
      && (idiom ?? traits.userInterfaceIdiom) == traits.userInterfaceIdiom
  }
}
