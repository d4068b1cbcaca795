import Foundation

/// A class whose instances can be styled together, through a proxy.
///
/// ```swift
/// UIProgressView.appearance().trackTintColor = .red
/// UIImageView.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).tintColor = .gray
/// UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
/// ```
///
/// The proxy is an object of the class itself that is never shown. Its values are applied to each view of the class that is added to a
/// window later, unless the view has a value of its own. A view class lists the supported properties in `appearanceProperties`. A value
/// equal to the view's initial one counts as none. Objects set on the proxy, such as bar appearances, are copied for each view. The values
/// for a bar's items are applied each time a bar shows them.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// Returns the proxy whose properties new views of the class adopt when they are added to a window.
  static func appearance() -> Self
  /// Returns the proxy for views inside views or controllers of some classes.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the proxy for views with some traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy for views with some traits, inside views or controllers of some classes.
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
