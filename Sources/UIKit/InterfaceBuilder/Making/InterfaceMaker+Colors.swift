import CoreGraphics

extension InterfaceMaker {
  /// Returns the color of the child with this key; nil if there is none or it is nil.
  func color(_ element: PlannedElement, _ key: String) -> UIColor? {
    guard let child = element.child(key: key), child.kind == "color" else { return nil }
    return color(child)
  }

  /// Returns the color of a `<color>`.
  func color(_ element: PlannedElement) -> UIColor? { color(element, isResource: false) }

  private func color(_ element: PlannedElement, isResource: Bool) -> UIColor? {
    let attributes = element.attributes
    // The newest known name is used: the older ones beside it are for older systems.
    for key in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      if let name = attributes[key], let known = systemColor(name) { return known }
    }
    if let name = attributes["name"] {
      if attributes["catalog"] == "System", let known = systemColor(name) { return known }
      if let found = UIColor(named: name, in: bundle, compatibleWith: nil) { return found }
      if !isResource, let written = plan.resources.namedColors[name] { return color(written, isResource: true) }
      if attributes["white"] == nil, attributes["red"] == nil {
        InterfaceWarnings.warn("There is no colour called \"\(name)\".", element, plan)
        return nil
      }
    }
    if let name = attributes["patternImage"] ?? attributes["image"], let image = image(named: name, isSymbol: false) {
      return UIColor(patternImage: image)
    }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if attributes["cyan"] != nil || attributes["magenta"] != nil || attributes["yellow"] != nil {
      let black = element.number("black") ?? 0
      func channel(_ ink: String) -> CGFloat { (1 - (element.number(ink) ?? 0)) * (1 - black) }
      return UIColor(red: channel("cyan"), green: channel("magenta"), blue: channel("yellow"), alpha: alpha)
    }
    if attributes["red"] != nil || attributes["green"] != nil || attributes["blue"] != nil {
      let red = element.number("red") ?? 0
      let green = element.number("green") ?? 0
      let blue = element.number("blue") ?? 0
      if attributes["customColorSpace"] == "displayP3" { return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let name = attributes["systemColor"], !isResource, let written = plan.resources.systemColors[name] {
      return color(written, isResource: true)
    }
    return nil
  }

  private func systemColor(_ name: String) -> UIColor? {
    if let known = UIColor.systemColor(named: name) { return known }
    switch name {
    case "viewFlipsideBackgroundColor": return UIColor(red: 0.12, green: 0.13, blue: 0.14, alpha: 1)
    case "scrollViewTexturedBackgroundColor": return UIColor(red: 0.44, green: 0.45, blue: 0.47, alpha: 1)
    case "tableCellGroupedBackgroundColor": return .secondarySystemGroupedBackground
    default: return nil
    }
  }
}
