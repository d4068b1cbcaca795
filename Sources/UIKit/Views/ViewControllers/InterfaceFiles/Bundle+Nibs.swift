import Foundation

extension Bundle {
  /// Creates the objects of the nib `name`.
  ///
  /// - Returns: The top-level objects; nil if there is no such nib.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    guard InterfaceFile.find(name, .nib, in: self) != nil else {
      UIKitError.raise("Could not load NIB in bundle: 'NSBundle <\(bundlePath)> (loaded)' with name '\(name)'")
      return nil
    }
    return nib.instantiate(withOwner: owner, options: options)
  }
}
