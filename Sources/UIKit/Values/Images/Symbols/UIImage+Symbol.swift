import Foundation

extension UIImage {
  /// Creates the symbol of a name, drawn as a template; nil if there is no such symbol.
  ///
  /// Symbols are drawings of this project. For a name of SF Symbols without one, the image is a related symbol or a dashed square.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol image for some traits; `nil` if there is no such symbol.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// Creates a symbol image with size and weight; `nil` if there is no such symbol.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let request = (configuration as? SymbolConfiguration)?.request ?? SymbolRequest()
    guard let symbol = SymbolPicture.shared(name: name, request: request) else { return nil }
    var attributes = ImageAttributes()
    attributes.configuration = configuration
    attributes.scale = (configuration?.traitCollection ?? .current).drawingScale
    attributes.baselineOffset = symbol.baselineOffset
    attributes.flipsForRightToLeft = name.contains(".forward") || name.contains(".backward")
    self.init(.symbol(symbol), attributes)
  }

  /// Creates a symbol image with a value from 0 to 1. The symbols here look the same for every value.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Whether the image is a symbol, which can be drawn in any point size, weight and tint.
  public var isSymbolImage: Bool {
    if case .symbol = content { return true }
    return false
  }

  /// The traits and the symbol values of the image.
  public var configuration: Configuration? { attributes.configuration }
  /// The size, weight and scale of a symbol; `nil` for other images.
  public var symbolConfiguration: SymbolConfiguration? { attributes.configuration as? SymbolConfiguration }

  /// Returns the image for other traits and, for a symbol, in another size and weight.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if case .symbol(let symbol) = content {
      let request = (configuration as? SymbolConfiguration)?.request ?? symbolConfiguration?.request ?? SymbolRequest()
      return replacingSymbol(symbol.name, request, configuration)
    }
    let picked = configuration.traitCollection.map { variant(for: $0) } ?? self
    return picked.changed { $0.configuration = configuration }
  }

  /// Returns the symbol with the configuration applied to its own; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol) = content else { return nil }
    let merged = symbolConfiguration?.applying(configuration) ?? configuration
    return replacingSymbol(symbol.name, merged.request, merged)
  }

  private func replacingSymbol(_ name: String, _ request: SymbolRequest, _ configuration: Configuration) -> UIImage {
    guard let symbol = SymbolPicture.shared(name: name, request: request) else { return self }
    var changed = attributes
    changed.configuration = configuration
    changed.baselineOffset = symbol.baselineOffset
    return UIImage(.symbol(symbol), changed)
  }
}
