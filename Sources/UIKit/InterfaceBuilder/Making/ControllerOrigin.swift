/// The origin of a storyboard's controller, used to load its view later.
@MainActor final class ControllerOrigin: ViewOrigin {
  /// The load of the controller, whose objects are available to the load of the view.
  package let maker: InterfaceMaker
  package let element: PlannedElement
  /// The load of the view, retained if a preview or a test needs its objects by id.
  private(set) var viewLoad: InterfaceMaker?
  var keepsViewLoad = false

  package init(_ maker: InterfaceMaker, _ element: PlannedElement) {
    self.maker = maker
    self.element = element
  }

  package var storyboard: UIStoryboard? { maker.storyboard }

  package var names: (identifier: String, document: String) {
    let file = maker.plan.file
    let name = file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
    return (element.attributes["storyboardIdentifier"] ?? element.id ?? "", name)
  }

  /// The element of the view; nil if the file leaves it to the class.
  var viewElement: PlannedElement? { element.child(key: "view") }

  /// Loads the nib that the document names for the controller's view, or that has the name of the controller's class.
  private func loadNib(of controller: UIViewController) -> Bool {
    let named = element.attributes["nibName"].flatMap { InterfaceFile.find($0, .nib, in: maker.bundle) == nil ? nil : $0 }
    guard let name = named ?? NibNames.nib(for: type(of: controller), in: maker.bundle) else { return false }
    _ = UINib(nibName: name, bundle: maker.bundle).instantiate(withOwner: controller)
    return controller.viewIfLoaded != nil
  }

  /// Creates the view of `controller`, with its connections.
  ///
  /// - Returns: Whether the file has a view.
  package func loadView(of controller: UIViewController) -> Bool {
    guard let viewElement else { return loadNib(of: controller) }
    let load = InterfaceMaker(maker.plan, bundle: maker.bundle, owner: controller, parent: maker)
    if keepsViewLoad { viewLoad = load }
    guard let view = load.makeView(viewElement) else { return false }
    controller.view = view
    load.finish(connecting: maker.deferredConnections(for: load))
    return true
  }
}

extension UIViewController {
  /// The origin of a controller that a document made.
  final var interfaceOrigin: ControllerOrigin? { viewOrigin as? ControllerOrigin }
  final var storyboardLink: StoryboardLink? { sceneLink as? StoryboardLink }
}
