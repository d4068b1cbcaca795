import Foundation

extension UIViewController {
  /// Loads the view from the nib with the controller's nib name, or with its class's name if there is one.
  final func loadViewFromNib() -> Bool {
    let bundle = nibBundle ?? NibNames.bundle(of: Swift.type(of: self))
    let name: String
    if let nibName {
      name = nibName
      guard InterfaceFile.find(name, .nib, in: bundle) != nil else {
        UIKitError.raise("Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
        return false
      }
    } else if let found = NibNames.nib(for: Swift.type(of: self), in: bundle) {
      name = found
    } else {
      return false
    }
    let objects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
    if viewStorage == nil {
      // Without a connected outlet, the only view is used.
      UIKitError.raise("-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
      guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else { return false }
      self.view = view
    }
    // Xcode 11 and later write that the masks of such views are not translated, but containers set their frames.
    viewStorage?.translatesAutoresizingMaskIntoConstraints = true
    return true
  }
}

/// The nibs that controllers load without naming them.
@MainActor package enum NibNames {
  private static var names: [ObjectIdentifier: [String: String?]] = [:]

  /// Returns the nib with the name of the class, or for `FooViewController` or `FooController` the one named `FooView`.
  package static func nib(for type: UIViewController.Type, in bundle: Bundle) -> String? {
    let key = ObjectIdentifier(type)
    if let known = names[key]?[bundle.bundlePath] { return known }
    let reflected = String(reflecting: type)
    // UIKit's own classes have no nibs.
    let found = reflected.hasPrefix("UIKit.") ? nil : candidates(reflected).first { InterfaceFile.find($0, .nib, in: bundle) != nil }
    names[key, default: [:]][bundle.bundlePath] = .some(found)
    return found
  }

  static func candidates(_ reflected: String) -> [String] {
    let name = reflected.split(separator: "<").first.map(String.init) ?? reflected
    let own = name.split(separator: ".").last.map(String.init) ?? name
    // The shorter name has precedence, as in UIKit.
    guard own.hasSuffix("Controller") else { return [own] }
    return [String(own.dropLast("Controller".count)), own]
  }

  /// Returns the bundle in which a class's nibs are searched: that of its module, or the main one.
  static func bundle(of type: AnyClass) -> Bundle { InterfaceModules.bundle(of: type) ?? .main }
}
