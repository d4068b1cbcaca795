import Foundation

/// A class whose instances can be styled together, through a proxy.
///
/// ```swift
/// UIProgressView.appearance().trackTintColor = .red
/// UIImageView.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).tintColor = .gray
/// UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
/// ```
///
/// The proxy is an object of the class itself that is never shown. What is set on it is set on each view of the class that comes to a
/// window later, unless the view has a value of its own; which properties that holds for a view class says in `appearanceProperties`.
/// A value that equals the one a view is made with counts as none.
/// Objects that are set on it, such as bar appearances, are copied for each view. A bar's items take what their proxies say each time a bar
/// shows them.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// The object whose properties new views of the class take when they move into a window.
  static func appearance() -> Self
  /// The object for views inside views or controllers of some classes.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The object for views with some traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The object for views with some traits, inside views or controllers of some classes.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance where Self: NSObject {
  public static func appearance() -> Self { proxy(traits: nil, containers: []) }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(traits: nil, containers: containerTypes)
  }

  public static func appearance(for trait: UITraitCollection) -> Self { proxy(traits: trait, containers: []) }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(traits: trait, containers: containerTypes) }

  private static func proxy(traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type]) -> Self {
    unsafeDowncast(AppearanceProxies.proxy(for: self, traits: traits, containers: containers), to: Self.self)
  }
}

/// A type that can contain styled views: a view or a view controller.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}
