import Foundation

extension UIColor {
  /// The colour of that name in the main bundle's asset catalogues; nil when there is none. It follows light and dark where it is
  /// described for both.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Loads a color of an asset catalog; `nil` if there is none of the name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let set = AssetCatalog.of(bundle ?? .main).colorSet(named: name) else { return nil }
    self.init(traitCollection.map { set.color(for: $0) }?.storage ?? set.color.storage)
  }
}
