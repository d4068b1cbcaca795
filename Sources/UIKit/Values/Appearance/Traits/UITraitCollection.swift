import Foundation

/// The environment of a view or controller: interface style, text size, scale, direction, size classes, design.
///
/// A collection is immutable. Views and controllers inherit theirs from their containers; see ``UITraitEnvironment`` and
/// ``UITraitOverrides`` for overriding traits in a part of the tree.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  public convenience override init() {
    self.init(TraitValues())
  }

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection that states no traits.
  public required init?(coder: NSCoder) {
    values = TraitValues()
    super.init()
  }

  /// Creates a collection with the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().mutated(by: mutations))
  }

  // `@exclusivity(unchecked)`: it is replaced as a whole, in single loads and stores, never across a call that could read it.
  /// The collection that drawing and dynamic colors use by default. Views set it during their drawing and layout.
  @exclusivity(unchecked) public nonisolated(unsafe) static var current = UITraitCollection.standard

  /// The traits of a detached view: every trait has a value, those of a light screen at scale 1.
  package static let standard: UITraitCollection = {
    var values = TraitValues()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.displayScale = 1
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.forceTouchCapability = .unavailable
    values.preferredContentSizeCategory = .large
    values.displayGamut = .SRGB
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    values.imageDynamicRange = .standard
    values.listEnvironment = UIListEnvironment.none
    values.design = .modern
    return UITraitCollection(values)
  }()

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.displayScale)
    hasher.combine(values.preferredContentSizeCategory)
    return hasher.finalize()
  }

  public override var description: String {
    "<UITraitCollection style = \(userInterfaceStyle), scale = \(displayScale), size = \(preferredContentSizeCategory.rawValue)>"
  }
}

extension TraitValues {
  /// Returns these values after `mutations` has changed them.
  func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var box: any UIMutableTraits = self
    mutations(&box)
    return box as? TraitValues ?? self
  }
}
