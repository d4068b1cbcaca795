import Foundation

/// The sizes of the text styles for each text size the user can choose.
enum DynamicType {
  /// Extra small to extra extra extra large, then the five accessibility sizes.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .extraLargeTitle: [36, 36, 36, 36, 38, 40, 42, 46, 50, 54, 58, 62],
    .extraLargeTitle2: [28, 28, 28, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// Returns the size of a style. An unknown style counts as body; an unspecified text size is large, the default of devices.
  static func size(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
    let row = sizes[style] ?? sizes[.body]!
    let order = category.order == 0 ? UIContentSizeCategory.large.order : category.order
    return row[min(order, row.count) - 1]
  }

  static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    switch style {
    case .headline: return .semibold
    case .extraLargeTitle, .extraLargeTitle2: return .bold
    default: return .regular
    }
  }
}
