import CoreGraphics

/// The validated content of a document. It contains no objects, so it is cached and reused.
final class InterfacePlan {
  enum Kind {
    case nib
    case storyboard
  }

  let kind: Kind
  /// The name of the file, for messages.
  let file: String
  /// The path of the file; nil for a nib from data.
  let url: URL?
  /// The localization of the file; see ``InterfaceFile``.
  let localization: String?
  /// The top-level objects of a nib, without placeholders.
  let objects: [PlannedElement]
  let scenes: [PlannedScene]
  /// The id of the initial controller of a storyboard.
  let initialController: String?
  /// Every element with an id.
  let elements: [String: PlannedElement]
  /// The ids of placeholders by kind.
  let owners: Set<String>
  let firstResponders: Set<String>
  /// External objects of a nib: identifier by id.
  let externalObjects: [String: String]
  let resources: InterfaceResources
  /// The tint color of the window that shows the document, if the document has one.
  let globalTint: PlannedElement?
  /// The size of the canvas; nil if the document does not name its device.
  let deviceSize: CGSize?

  /// Parses and validates a document.
  convenience init(data: Data, file: String, url: URL? = nil, localization: String? = nil) throws {
    try self.init(InterfaceReader.read(data, file: file), file: file, url: url, localization: localization)
  }

  init(_ given: InterfaceNode, file: String, url: URL?, localization: String?) throws {
    kind = try InterfaceHeader.check(given, file: file)
    var root = given
    if given.name == "archive" {
      var archive = try InterfaceArchive(given, file: file)
      root = archive.document()
    }
    self.file = file
    self.url = url
    self.localization = localization
    let document = PlannedElement(root)
    initialController = document.attributes["initialViewController"]
    let topLevel = kind == .nib ? document.list("objects") : []
    objects = topLevel.filter { $0.kind != "placeholder" && $0.kind != "exit" }
    scenes = kind == .storyboard ? document.list("scenes").compactMap { PlannedScene($0) } : []
    resources = InterfaceResources(document.child(kind: "resources"))
    globalTint = document.child(key: "tintColor")
    deviceSize = document.child(kind: "device").flatMap { InterfaceDevice.size(of: $0) }

    var index = ElementIndex()
    for child in document.children where child.kind == "objects" || child.kind == "scenes" { index.add(child) }
    elements = index.elements
    owners = index.owners
    firstResponders = index.firstResponders
    externalObjects = index.externalObjects
  }

  func scene(ofController id: String) -> PlannedScene? { scenes.first { $0.controller.id == id } }
  func scene(identifier: String) -> PlannedScene? { scenes.first { $0.identifier == identifier } }
}

// MARK: - Kinds

extension InterfacePlan {
  static let controllerKinds: Set<String> = [
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
    "splitViewController", "pageViewController", "glkViewController", "avPlayerViewController", "hostingController",
  ]

  static func className(ofController kind: String) -> String {
    switch kind {
    case "viewController", "viewControllerPlaceholder": "UIViewController"
    case "glkViewController": "GLKViewController"
    case "avPlayerViewController": "AVPlayerViewController"
    case "hostingController": "UIHostingController"
    default: "UI" + kind.prefix(1).uppercased() + kind.dropFirst()
    }
  }
}

/// Collects the elements of a document by id.
private struct ElementIndex {
  var elements: [String: PlannedElement] = [:]
  var owners: Set<String> = ["-1"]
  var firstResponders: Set<String> = ["-2"]
  var externalObjects: [String: String] = [:]

  mutating func add(_ element: PlannedElement) {
    if let id = element.id {
      elements[id] = element
      if element.kind == "placeholder" {
        switch element.attributes["placeholderIdentifier"] {
        case "IBFilesOwner": owners.insert(id)
        case "IBFirstResponder": firstResponders.insert(id)
        case let identifier?: externalObjects[id] = identifier
        case nil: break
        }
      }
    }
    for constraint in element.constraints {
      if let id = constraint.id { elements[id] = constraint.element }
    }
    for child in element.children { add(child) }
  }
}
