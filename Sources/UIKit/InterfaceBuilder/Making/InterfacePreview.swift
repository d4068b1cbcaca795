import CoreGraphics

/// Shows documents without their code: custom classes are replaced, and connections to them are omitted.
@MainActor package enum InterfacePreview {
  /// An item of the preview: a scene of a storyboard, or a top-level view of a nib.
  package struct Scene {
    /// The identifier of the scene or view, for file names and `--scene`.
    package let name: String
    package let ids: [String]
    /// The size of the canvas the document was drawn on.
    package let canvas: CGSize?
    let make: @MainActor () -> UIViewController?

    @MainActor package func makeController() -> UIViewController? { InterfacePreview.withoutCode(make) }
  }

  /// Whether documents are loaded for a preview: tables show their prototypes.
  private(set) static var isOn = false

  package static func scenes(of file: URL) throws -> [Scene] {
    let plan = try InterfacePlan(
      data: Data(contentsOf: file), file: file.lastPathComponent, url: file, localization: nil)
    let bundle = Bundle(path: file.deletingLastPathComponent().path) ?? .main
    switch plan.kind {
    case .storyboard:
      let storyboard = UIStoryboard(plan: plan, name: file.deletingPathExtension().lastPathComponent, bundle: bundle)
      return plan.scenes.filter { $0.controller.kind != "viewControllerPlaceholder" }.map { scene in
        Scene(name: scene.identifier, ids: [scene.id, scene.controller.id ?? ""], canvas: plan.deviceSize) { storyboard.make(scene) }
      }
    case .nib:
      return plan.objects.map { element in
        Scene(name: element.id ?? element.kind, ids: [element.id ?? ""], canvas: plan.deviceSize) { show(element, of: plan, bundle) }
      }
    }
  }

  /// Returns a controller that shows a top-level object of a nib.
  private static func show(_ element: PlannedElement, of plan: InterfacePlan, _ bundle: Bundle) -> UIViewController? {
    let maker = InterfaceMaker(plan, bundle: bundle)
    let made = maker.makeTopLevel(element)
    maker.finish()
    if let controller = made as? UIViewController { return controller }
    guard let view = made as? UIView else { return nil }
    let controller = UIViewController()
    if element.autoresizes {
      controller.view = view
    } else {
      controller.view.backgroundColor = .systemGroupedBackground
      view.frame.origin = CGPoint(x: 0, y: 20)
      controller.view.addSubview(view)
    }
    return controller
  }

  private static func withoutCode(_ make: () -> UIViewController?) -> UIViewController? {
    let connector = InterfaceConnectors.connector
    if !(connector is PreviewConnector) { InterfaceConnectors.connector = PreviewConnector(connector) }
    isOn = true
    return make()
  }
}

extension PlannedElement {
  fileprivate var autoresizes: Bool {
    guard let mask = child(key: "autoresizingMask") else { return false }
    return mask.flag("widthSizable", false) && mask.flag("heightSizable", false)
  }
}

/// Makes only connections that need no code: contained controllers, gesture recognizers and the views of cells.
@MainActor private final class PreviewConnector: InterfaceConnector {
  private let base: any InterfaceConnector
  private static let views: Set<String> = [
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView", "titleView", "leftView", "rightView",
  ]

  init(_ base: any InterfaceConnector) {
    self.base = base
  }

  func setRuntimeAttributes(of made: InterfaceMaker.MadeObject, in maker: InterfaceMaker) {
    base.setRuntimeAttributes(of: made, in: maker)
  }

  func connect(_ connections: [PendingConnection], in maker: InterfaceMaker) {
    base.connect(
      connections.filter { pending in
        switch pending.connection.kind {
        case .segue: true
        case .outlet(let property, _): Self.views.contains(property)
        case .collection(let property, _, _, _): property == "gestureRecognizers"
        case .action: false
        }
      }, in: maker)
  }
}
