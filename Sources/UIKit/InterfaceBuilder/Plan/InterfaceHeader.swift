/// Determines the kind of document from its root element.
enum InterfaceHeader {
  static func check(_ root: InterfaceNode, file: String) throws -> InterfacePlan.Kind {
    let type = root.attributes["type"] ?? ""
    if root.name == "archive" {
      if let runtime = otherRuntime(type, "") { throw InterfaceError.otherRuntime(file, runtime) }
      guard type == "com.apple.InterfaceBuilder3.CocoaTouch.XIB" || type == "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" else {
        throw InterfaceError(file: file, line: root.line, "The document type \"\(type)\" is unknown.")
      }
      return .nib
    }
    guard root.name == "document" else {
      throw InterfaceError(file: file, line: root.line, "This is not an Interface Builder document: its root element is <\(root.name)>.")
    }
    if let runtime = otherRuntime(type, root.attributes["targetRuntime"] ?? "") { throw InterfaceError.otherRuntime(file, runtime) }
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB": return .nib
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.Storyboard.XIB":
      return .storyboard
    default: throw InterfaceError(file: file, line: root.line, "The document type \"\(type)\" is unknown.")
    }
  }

  /// Returns the name of a platform that is not iOS.
  private static func otherRuntime(_ type: String, _ runtime: String) -> String? {
    if type.contains(".Cocoa.") || runtime.hasPrefix("MacOSX") { return "macOS (MacOSX.Cocoa)" }
    if type.contains("WatchKit") || runtime.lowercased().hasPrefix("watch") { return "watchOS (watchKit)" }
    if type.contains("AppleTV") || runtime.hasPrefix("AppleTV") { return "tvOS (AppleTV)" }
    return nil
  }
}
