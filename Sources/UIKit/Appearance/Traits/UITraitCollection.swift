import Foundation

/// The environment a view or controller lives in: light or dark, text size, scale, direction, room, design.
///
/// A collection is immutable. Views and controllers inherit theirs from what contains them; see ``UITraitEnvironment`` and
/// ``UITraitOverrides`` for how a part of the tree gets traits of its own.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  public convenience override init() {
    self.init(TraitValues())
  }

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection that states no traits.
  public required init?(coder: NSCoder) {
    values = TraitValues()
    super.init()
  }

  /// Makes a collection with the traits `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().mutated(by: mutations))
  }

  /// The collection that drawing and dynamic colours use where nothing else is said. Views set it around their drawing and layout.
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
  /// These values after `mutations` has written over them.
  func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var box: any UIMutableTraits = self
    mutations(&box)
    return box as? TraitValues ?? self
  }
}
