import Foundation

extension UIColor {
  /// Creates the color of a name in the main bundle's asset catalogs; nil if there is none. It is dynamic if it has light and dark
  /// variants.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads a color of an asset catalog; `nil` if there is none of the name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let set = AssetCatalog.of(bundle ?? .main).colorSet(named: name) else { return nil }
    self.init(traitCollection.map { set.color(for: $0) }?.storage ?? set.color.storage)
  }
}
