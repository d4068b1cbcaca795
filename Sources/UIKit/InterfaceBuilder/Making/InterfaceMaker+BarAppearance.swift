extension InterfaceMaker {
  func navigationAppearance(_ element: PlannedElement) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    takeBarAppearance(element, appearance)
    if let child = element.child(key: "titleTextAttributes") { appearance.titleTextAttributes = textAttributes(child) }
    if let child = element.child(key: "largeTitleTextAttributes") { appearance.largeTitleTextAttributes = textAttributes(child) }
    return appearance
  }

  func toolbarAppearance(_ element: PlannedElement) -> UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    takeBarAppearance(element, appearance)
    return appearance
  }

  func tabBarAppearance(_ element: PlannedElement) -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    takeBarAppearance(element, appearance)
    return appearance
  }

  private func takeBarAppearance(_ element: PlannedElement, _ appearance: UIBarAppearance) {
    switch element.attributes["configuration"] ?? element.attributes["backgroundConfiguration"] {
    case "opaqueBackground", "opaque": appearance.configureWithOpaqueBackground()
    case "transparentBackground", "transparent": appearance.configureWithTransparentBackground()
    default: break
    }
    if let color = color(element, "backgroundColor") { appearance.backgroundColor = color }
    if let color = color(element, "shadowColor") { appearance.shadowColor = color }
    if let image = image(element, "backgroundImage") { appearance.backgroundImage = image }
    if let image = image(element, "shadowImage") { appearance.shadowImage = image }
    if element.child(key: "backgroundEffect")?.kind == "nil" { appearance.backgroundEffect = nil }
  }
}
