/// A storyboard controller's reference to it: the storyboard, the scene's segues and other objects.
@MainActor final class StoryboardLink: SceneLink {
  package let storyboard: UIStoryboard
  let element: PlannedElement
  /// The objects of the scene besides the controller.
  private let looseObjects: [AnyObject]
  /// Targets of the scene's bar items and gesture recognizers, which hold them weakly.
  package var triggers: [SegueTrigger] = []

  package init(_ storyboard: UIStoryboard, element: PlannedElement, keeping looseObjects: [AnyObject]) {
    self.storyboard = storyboard
    self.element = element
    self.looseObjects = looseObjects
  }

  /// The scene's segues with identifiers, from any source.
  package private(set) lazy var segues = Dictionary(
    allSegues.compactMap { segue in segue.identifier.map { ($0, segue) } }, uniquingKeysWith: { first, _ in first })

  private lazy var allSegues: [PlannedSegue] = {
    var segues: [PlannedSegue] = []
    func collect(_ element: PlannedElement) {
      for connection in element.connections {
        if case .segue(let segue) = connection.kind { segues.append(segue) }
      }
      for child in element.children { collect(child) }
    }
    collect(element)
    for object in storyboard.plan?.scenes.first(where: { $0.controller === element })?.looseObjects ?? [] { collect(object) }
    return segues
  }()

  package func startSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool {
    guard let segue = segues[identifier] else { return false }
    SegueRun(segue: segue, source: controller, sender: sender).start(asking: false)
    return true
  }

  // MARK: Popover anchors

  private struct WeakObject {
    weak var object: AnyObject?
  }

  private var anchors: [String: WeakObject] = [:]

  /// The ids of the views and bar items that are anchors or passthrough views of the scene's popovers.
  private lazy var anchorIDs: [String] = allSegues.flatMap { segue in
    ["popoverAnchorView", "popoverAnchorBarButtonItem"].compactMap { segue.element.attributes[$0] }
      + Self.passthroughViews(of: segue.element)
  }

  /// Stores the objects of a load that popovers need later.
  package func noteAnchors(in maker: InterfaceMaker) {
    for id in anchorIDs {
      if let object = maker.object(id) { anchors[id] = WeakObject(object: object) }
    }
  }

  package func anchor(_ id: String) -> AnyObject? { anchors[id]?.object }

  package static func passthroughViews(of segue: PlannedElement) -> [String] {
    segue.connections.compactMap { connection in
      guard case .collection(let property, let destination, _, _) = connection.kind, property.hasSuffix("assthroughViews") else {
        return nil
      }
      return destination
    }
  }
}
