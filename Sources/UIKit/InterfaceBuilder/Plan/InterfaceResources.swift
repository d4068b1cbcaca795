import CoreGraphics

/// A document's information about the images and colors it names.
struct InterfaceResources {
  private(set) var imageSizes: [String: CGSize] = [:]
  private(set) var namedColors: [String: PlannedElement] = [:]
  private(set) var systemColors: [String: PlannedElement] = [:]

  init(_ element: PlannedElement?) {
    for resource in element?.children ?? [] {
      guard let name = resource.attributes["name"] else { continue }
      switch resource.kind {
      case "image": imageSizes[name] = CGSize(width: resource.number("width") ?? 0, height: resource.number("height") ?? 0)
      case "namedColor": namedColors[name] = resource.child(kind: "color")
      case "systemColor": systemColors[name] = resource.child(kind: "color")
      default: break
      }
    }
  }
}
