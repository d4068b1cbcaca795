import CoreGraphics
import Foundation

/// What an app gave a search bar instead of the design's parts.
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

  /// The background for a place; what was given for any place and the usual height counts where there is none.
  func background(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    let places = [
      Place(position: position, metrics: metrics), Place(position: .any, metrics: metrics), Place(position: position, metrics: .default),
      Place(position: .any, metrics: .default),
    ]
    return places.lazy.compactMap { backgrounds[$0] }.first
  }
}

/// What an app gave the scope buttons of a search bar.
struct SearchScopeLooks {
  var background: UIImage?
  var buttons = StateValues<UIImage>()
  var dividers: [DividerStates: UIImage] = [:]
  var attributes = StateValues<[NSAttributedString.Key: Any]>()
}
