import CoreGraphics

/// The heights an app has set on a table.
struct TableHeights {
  /// The row height that the app has set; nil uses the design's default.
  var ownRow: CGFloat?
  /// The design's default: automatic in the modern design.
  var defaultRow: CGFloat = UITableView.automaticDimension
  var sectionHeader: CGFloat = UITableView.automaticDimension
  var sectionFooter: CGFloat = UITableView.automaticDimension
  /// The estimated row height that the app has set. Nil uses the design's default: rows are measured when they become visible, and
  /// everything else is queried immediately.
  var ownEstimatedRow: CGFloat?
  var ownEstimatedSectionHeader: CGFloat?
  var ownEstimatedSectionFooter: CGFloat?
  var fillerRow: CGFloat = UITableView.automaticDimension
  var headerTopPadding: CGFloat = UITableView.automaticDimension
  /// The changes that resize visible rows automatically.
  var selfSizing = UITableView.SelfSizingInvalidation.enabled

  var row: CGFloat { ownRow ?? defaultRow }
  var estimatedRow: CGFloat { ownEstimatedRow ?? 0 }
  var estimatedSectionHeader: CGFloat { ownEstimatedSectionHeader ?? 0 }
  var estimatedSectionFooter: CGFloat { ownEstimatedSectionFooter ?? 0 }
  var defaultEstimate: CGFloat { defaultRow < 0 ? UITableView.automaticDimension : 0 }

  /// Whether heights of rows are queried when they become visible, as of the last load.
  var learnsRows = false
  /// Whether the delegate provided the height of each row when all heights were queried last.
  var asksRows = true
  /// Whether headers or footers are measured when they become visible.
  var learnsSections = false
}
