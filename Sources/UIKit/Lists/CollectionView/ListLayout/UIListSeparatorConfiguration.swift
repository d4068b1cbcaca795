import Foundation

/// The separators above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Hashable, Sendable {
    /// Determined by the list's appearance.
    case automatic
    case visible
    case hidden
  }

  /// Insets that follow the content of the row.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  /// The color of separators next to rows in a multiple selection.
  public var multipleSelectionColor = UIColor.separator
  /// The visual effect of the separator, used instead of a color.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public static func == (first: Self, second: Self) -> Bool {
    first.topSeparatorVisibility == second.topSeparatorVisibility
      && first.bottomSeparatorVisibility == second.bottomSeparatorVisibility && first.topSeparatorInsets == second.topSeparatorInsets
      && first.bottomSeparatorInsets == second.bottomSeparatorInsets && first.color == second.color
      && first.multipleSelectionColor == second.multipleSelectionColor && first.visualEffect === second.visualEffect
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}
