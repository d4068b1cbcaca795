/// A class whose instances can be styled together, through a proxy.
///
/// ```swift
/// UIProgressView.appearance().trackTintColor = .red
/// UIImageView.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).tintColor = .gray
/// ```
///
/// The proxy is an object of the class itself that is never shown. What is set on it is set on each view of the class that comes to a
/// window later, unless the view has a value of its own. Which properties that holds for a class says in `appearanceProperties`.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What can contain styled views: views and controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}
