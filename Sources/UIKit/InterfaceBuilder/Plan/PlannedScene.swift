/// A scene of a storyboard: a controller, or a reference to one of another storyboard, and its other objects.
struct PlannedScene {
  let id: String
  /// The controller, or a `viewControllerPlaceholder`.
  let controller: PlannedElement
  /// Views, bar items and gesture recognizers besides the controller.
  let looseObjects: [PlannedElement]
  /// The ids of `exit` elements, the destinations of unwind segues.
  let exits: [String]

  init?(_ element: PlannedElement) {
    id = element.attributes["sceneID"] ?? ""
    let objects = element.list("objects")
    let isController = { (element: PlannedElement) in
      element.attributes["sceneMemberID"] == "viewController" || InterfacePlan.controllerKinds.contains(element.kind)
        || element.kind == "viewControllerPlaceholder"
    }
    guard let controller = objects.first(where: isController) else { return nil }
    self.controller = controller
    looseObjects = objects.filter { $0 !== controller && $0.kind != "placeholder" && $0.kind != "exit" }
    exits = objects.filter { $0.kind == "exit" }.compactMap(\.id)
  }

  /// The identifier of the controller; for scenes without one, the name that UIKit generates.
  var identifier: String {
    controller.attributes["storyboardIdentifier"] ?? "\(InterfacePlan.className(ofController: controller.kind))-\(controller.id ?? "")"
  }
}
