import UIKit

/// Weak references to objects that a test has finished with.
@MainActor struct LiveObjects {
  private struct Reference {
    let name: String
    weak var object: AnyObject?
  }

  private var references: [Reference] = []
  private var known: Set<ObjectIdentifier> = []

  /// The names of the objects that still exist, each once.
  var names: [String] {
    var counts: [String: Int] = [:]
    for reference in references where reference.object != nil { counts[reference.name, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { $0.value == 1 ? $0.key : "\($0.value) × \($0.key)" }
  }

  mutating func note(_ object: AnyObject?, _ name: String? = nil) {
    guard let object, known.insert(ObjectIdentifier(object)).inserted else { return }
    references.append(Reference(name: name ?? "\(type(of: object))", object: object))
  }

  /// Adds weak references to a view and its parts: its layers, subviews, recognizers, interactions and constraints.
  mutating func note(tree view: UIView) {
    note(view)
    note(tree: view.layer, of: view)
    for recognizer in view.gestureRecognizers ?? [] { note(recognizer) }
    for interaction in view.interactions { note(interaction) }
    for constraint in view.constraints { note(constraint) }
    for subview in view.subviews { note(tree: subview) }
  }

  private mutating func note(tree layer: CALayer, of view: UIView) {
    // A window has one ring, which it moves to the focused view.
    guard "\(type(of: layer))" != "FocusRing" else { return }
    note(layer, "\(type(of: layer)) of \(type(of: view))")
    for sublayer in layer.sublayers ?? [] where !(sublayer.delegate is UIView) { note(tree: sublayer, of: view) }
  }

  /// Adds weak references to a controller, its view, items and children.
  mutating func note(tree controller: UIViewController) {
    note(controller)
    if let view = controller.viewIfLoaded { note(tree: view) }
    note(controller.navigationItem)
    for item in (controller.navigationItem.leftBarButtonItems ?? []) + (controller.navigationItem.rightBarButtonItems ?? []) { note(item) }
    note(controller.tabBarItem)
    for child in controller.children { note(tree: child) }
    if let presented = controller.presentedViewController { note(tree: presented) }
  }
}
