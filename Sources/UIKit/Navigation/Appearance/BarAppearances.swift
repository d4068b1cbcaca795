/// The appearances a bar or one of its items has, by where content is and how much room there is.
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var scrollEdge: Appearance?
  var compact: Appearance?
  var compactScrollEdge: Appearance?

  /// These, with those of `other` where there are none: what an item says goes before what its bar says.
  func over(_ other: Self) -> Self {
    Self(
      standard: standard ?? other.standard, scrollEdge: scrollEdge ?? other.scrollEdge, compact: compact ?? other.compact,
      compactScrollEdge: compactScrollEdge ?? other.compactScrollEdge)
  }

  /// The appearance with content under the bar.
  func standing(isCompact: Bool) -> Appearance? { (isCompact ? compact : nil) ?? standard }

  /// The appearance with nothing under the bar.
  func atEdge(isCompact: Bool) -> Appearance? { (isCompact ? compactScrollEdge : nil) ?? scrollEdge }

  /// Takes copies of an appearance proxy's where nothing was set: no two bars share one.
  @MainActor mutating func fill(from proxy: Self, for observer: any BarAppearanceObserver) {
    for path in [\Self.standard, \Self.scrollEdge, \Self.compact, \Self.compactScrollEdge] where self[keyPath: path] == nil {
      self[keyPath: path] = proxy[keyPath: path]?.kept(by: observer)
    }
  }
}
