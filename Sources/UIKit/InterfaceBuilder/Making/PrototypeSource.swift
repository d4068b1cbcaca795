import Foundation

/// Creates the cells of a prototype, each as a load of its own: its outlets and actions refer to objects of the cell.
@MainActor final class PrototypeSource {
  private let element: PlannedElement
  private let plan: InterfacePlan
  private let bundle: Bundle
  private let strings: InterfaceStrings
  private weak var storyboard: UIStoryboard?
  /// The controller that the table belongs to, the source of the cell's segues.
  private weak var owner: AnyObject?

  init(_ element: PlannedElement, _ maker: InterfaceMaker) {
    self.element = element
    plan = maker.plan
    bundle = maker.bundle
    strings = maker.strings
    storyboard = maker.storyboard
    owner = maker.owner
  }

  func make<Cell: UIView>(_ base: Cell.Type) -> Cell? {
    let maker = InterfaceMaker(plan, bundle: bundle, owner: nil, storyboard: storyboard, strings: strings)
    maker.prototypeOwner = owner
    guard let cell = maker.make(element, as: base) else { return nil }
    maker.finish()
    return cell
  }
}
