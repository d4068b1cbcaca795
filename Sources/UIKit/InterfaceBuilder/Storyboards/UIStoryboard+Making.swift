import Foundation

extension UIStoryboard {
  /// The content of the document; nil if it is missing or invalid.
  final var plan: InterfacePlan? { content as? InterfacePlan }

  /// A storyboard of a plan that is not in a file.
  convenience init(plan: InterfacePlan, name: String, bundle: Bundle) {
    self.init(content: plan, name: name, bundle: bundle)
  }

  final func makeInitial(creator: Creator?) -> UIViewController? {
    guard let plan, let id = plan.initialController, let scene = plan.scene(ofController: id) else { return nil }
    return make(scene, creator: creator)
  }

  final func make(identifier: String, creator: Creator?) -> UIViewController? {
    guard let scene = plan?.scene(identifier: identifier), isReachable(scene) else { return nil }
    return make(scene, creator: creator)
  }

  /// Returns whether a scene can be instantiated; a scene in a container without its own identifier cannot.
  private final func isReachable(_ scene: PlannedScene) -> Bool {
    guard scene.controller.attributes["storyboardIdentifier"] == nil, let id = scene.controller.id, id != plan?.initialController,
      let plan
    else { return true }
    return !plan.scenes.contains { other in
      other.controller.connections.contains { connection in
        if case .segue(let segue) = connection.kind { segue.kind == "relationship" && segue.destination == id } else { false }
      }
    }
  }

  /// Creates the controller of a scene with its objects except the view.
  final func make(_ scene: PlannedScene, creator: Creator? = nil) -> UIViewController? {
    guard let plan else { return nil }
    if scene.controller.kind == "viewControllerPlaceholder" { return makeReferenced(scene.controller, creator: creator) }
    guard !scenesInMaking.contains(scene.id) else {
      InterfaceWarnings.warn("The controller contains itself; the inner one is left out.", scene.controller, plan)
      return nil
    }
    scenesInMaking.append(scene.id)
    defer { scenesInMaking.removeLast() }
    let maker = InterfaceMaker(plan, bundle: bundle, storyboard: self)
    maker.creator = creator
    guard let controller = maker.makeController(scene.controller) else { return nil }
    let loose = scene.looseObjects.compactMap { maker.makeLoose($0) }
    controller.sceneLink = StoryboardLink(self, element: scene.controller, keeping: loose)
    maker.finish()
    return controller
  }

  /// Opens the storyboard of a reference and creates its controller.
  private final func makeReferenced(_ reference: PlannedElement, creator: Creator?) -> UIViewController? {
    guard let name = reference.attributes["storyboardName"] else { return nil }
    let wanted = reference.attributes["bundleIdentifier"]
    let bundle = wanted.flatMap { wanted in ([self.bundle] + Bundle.allBundles).first { $0.bundleIdentifier == wanted } } ?? bundle
    let storyboard = name == self.name && bundle == self.bundle ? self : UIStoryboard(name: name, bundle: bundle)
    guard let identifier = reference.attributes["referencedIdentifier"] else { return storyboard.makeInitial(creator: creator) }
    guard let controller = storyboard.make(identifier: identifier, creator: creator) else {
      return storyboard.instantiateViewController(withIdentifier: identifier)
    }
    return controller
  }
}

extension InterfacePlan: StoryboardContent {
  package func makeInitial(in storyboard: UIStoryboard, creator: UIStoryboard.Creator?) -> UIViewController? {
    storyboard.makeInitial(creator: creator)
  }

  package func make(identifier: String, in storyboard: UIStoryboard, creator: UIStoryboard.Creator?) -> UIViewController? {
    storyboard.make(identifier: identifier, creator: creator)
  }

  package func makeFirst(of type: UIViewController.Type, in storyboard: UIStoryboard) -> UIViewController? {
    let scene = scenes.first { $0.controller.customClass.flatMap { InterfaceClasses.find($0, in: storyboard.bundle) } == type }
    return scene.flatMap { storyboard.make($0) }
  }

  package func tint(in storyboard: UIStoryboard) -> UIColor? {
    guard let globalTint, globalTint.kind == "color" else { return nil }
    return InterfaceMaker(self, bundle: storyboard.bundle, storyboard: storyboard).color(globalTint)
  }
}
