/// A behaviour that is added to a view: a menu on a long press, dragging, a pointer's shape.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
