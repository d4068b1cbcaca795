import Foundation

extension UINavigationItem {
  /// The place of a search bar: below the title or in its line.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated, integratedCentered, integratedButton }

  /// The preferred placement of the search bar. It is stored but has no effect: bars here show it below the title.
  public final var preferredSearchBarPlacement: SearchBarPlacement {
    get { searchStorage.preferredPlacement }
    set { searchStorage.preferredPlacement = newValue }
  }

  /// The placement of the search bar: below the title.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
}
