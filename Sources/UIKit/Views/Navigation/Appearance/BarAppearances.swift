/// The appearances of a bar or one of its items, by content position and bar height.
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var scrollEdge: Appearance?
  var compact: Appearance?
  var compactScrollEdge: Appearance?

  /// Returns these appearances, with missing ones taken from `other`: an item's appearances precede those of its bar.
  func over(_ other: Self) -> Self {
    Self(
      standard: standard ?? other.standard, scrollEdge: scrollEdge ?? other.scrollEdge, compact: compact ?? other.compact,
      compactScrollEdge: compactScrollEdge ?? other.compactScrollEdge)
  }

  /// Returns the appearance for content under the bar.
  func standing(isCompact: Bool) -> Appearance? { (isCompact ? compact : nil) ?? standard }

  /// Returns the appearance for no content under the bar.
  func atEdge(isCompact: Bool) -> Appearance? { (isCompact ? compactScrollEdge : nil) ?? scrollEdge }

  /// Copies missing appearances from an appearance proxy; bars do not share appearances.
  @MainActor mutating func fill(from proxy: Self, for observer: any BarAppearanceObserver) {
    for path in [\Self.standard, \Self.scrollEdge, \Self.compact, \Self.compactScrollEdge] where self[keyPath: path] == nil {
      self[keyPath: path] = proxy[keyPath: path]?.kept(by: observer)
    }
  }
}
