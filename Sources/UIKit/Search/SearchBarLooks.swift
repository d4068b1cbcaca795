import CoreGraphics

/// The images and offsets that the app sets for a search bar instead of the design's.
struct SearchBarLooks {
  struct Place: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  var backgrounds: [Place: UIImage] = [:]
  var fieldBackgrounds = StateValues<UIImage>()
  var fieldOffset = UIOffset.zero
  var textOffset = UIOffset.zero
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
  var scopes = SearchScopeLooks()

  /// Returns the background for a position and metrics; falls back to the background set for any position and the default metrics.
  func background(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    let places = [
      Place(position: position, metrics: metrics), Place(position: .any, metrics: metrics), Place(position: position, metrics: .default),
      Place(position: .any, metrics: .default),
    ]
    return places.lazy.compactMap { backgrounds[$0] }.first
  }
}

/// The images that the app sets for the scope buttons of a search bar.
struct SearchScopeLooks {
  var background: UIImage?
  var buttons = StateValues<UIImage>()
  var dividers: [DividerStates: UIImage] = [:]
  var attributes = StateValues<[NSAttributedString.Key: Any]>()
}
