import Foundation

extension UINavigationItem {
  /// A place for the search bar.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated, integratedCentered, integratedButton }

  /// The place that the app wants for the search bar. Kept: bars here have it below the title.
  public final var preferredSearchBarPlacement: SearchBarPlacement {
    get { searchStorage.preferredPlacement }
    set { searchStorage.preferredPlacement = newValue }
  }

  /// The place of the search bar: below the title.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
}
