import Foundation

extension UINavigationItem {
  /// A place for the search bar.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated, integratedCentered, integratedButton }

  /// The place of the search bar: below the title.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
}
