extension InterfaceMaker {
  /// Returns the controllers that a nib contains in their container; in a storyboard each has a scene of its own.
  func makeMembers(of container: PlannedElement) -> [UIViewController] {
    container.list("viewControllers").filter { InterfacePlan.controllerKinds.contains($0.kind) }.compactMap { makeController($0) }
  }
}
