import Foundation

extension UIImage {
  /// Selects a variant of an image. `SymbolConfiguration` adds the properties of symbols.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits of the image; `nil` uses those of the place of use.
    public let traitCollection: UITraitCollection?

    init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      with(traitCollection, of: self)
    }

    /// Returns this configuration overridden by another.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      return with(other.traitCollection ?? traitCollection, of: other)
    }

    /// Returns the configuration with traits, and the values of `other` otherwise.
    func with(_ traits: UITraitCollection?, of other: UIImage.Configuration) -> Self {
      let changed: UIImage.Configuration
      if let symbol = self as? SymbolConfiguration {
        changed = SymbolConfiguration(symbol.request.overlaid(with: (other as? SymbolConfiguration)?.request), traitCollection: traits)
      } else if let symbol = other as? SymbolConfiguration {
        changed = SymbolConfiguration(symbol.request, traitCollection: traits)
      } else {
        changed = Configuration(traitCollection: traits)
      }
      return changed as? Self ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIImage.Configuration, type(of: other) == type(of: self) else { return false }
      return traitCollection == other.traitCollection
        && (self as? SymbolConfiguration)?.request == (other as? SymbolConfiguration)?.request
    }

    open override var hash: Int { (self as? SymbolConfiguration)?.request.hashValue ?? 0 }
  }
}
