import CoreGraphics

/// The heights an app has set on a table.
struct TableHeights {
  /// nil: the design's default.
  var ownRow: CGFloat?
  /// The design's default: automatic in the modern design.
  var defaultRow: CGFloat = UITableView.automaticDimension
  var sectionHeader: CGFloat = UITableView.automaticDimension
  var sectionFooter: CGFloat = UITableView.automaticDimension
  /// nil: the design's default, with which rows are measured when they become visible, and everything else is queried immediately.
  var ownEstimatedRow: CGFloat?
  var ownEstimatedSectionHeader: CGFloat?
  var ownEstimatedSectionFooter: CGFloat?
  var fillerRow: CGFloat = UITableView.automaticDimension
  var headerTopPadding: CGFloat = UITableView.automaticDimension
  /// Which rows on screen may change their height by themselves.
  var selfSizing = UITableView.SelfSizingInvalidation.enabled

  var row: CGFloat { ownRow ?? defaultRow }
  var estimatedRow: CGFloat { ownEstimatedRow ?? 0 }
  var estimatedSectionHeader: CGFloat { ownEstimatedSectionHeader ?? 0 }
  var estimatedSectionFooter: CGFloat { ownEstimatedSectionFooter ?? 0 }
  /// The default estimates.
  var defaultEstimate: CGFloat { defaultRow < 0 ? UITableView.automaticDimension : 0 }

  /// Whether heights of rows are queried when they become visible, as of the last load.
  var learnsRows = false
  /// Whether the delegate gives the height of each row, as of the last time all were queried.
  var asksRows = true
  /// Whether heights of headers or footers are learnt when they become visible.
  var learnsSections = false
}
