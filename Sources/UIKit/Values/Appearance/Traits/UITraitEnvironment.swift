/// An object that has traits: a screen, a window, a controller, a view.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits that apply to the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed. Registrations (`registerForTraitChanges`) supersede it.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
