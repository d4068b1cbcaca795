import CoreGraphics

/// The look that an app has set for a table.
@MainActor struct TableLooks {
  var separatorStyle: UITableViewCell.SeparatorStyle?
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var followsReadableWidth = false
  var insetsContentToSafeArea = true
  var hasOwnBackground = false
  var background: UIView?
  var header: UIView?
  var footer: UIView?
  var emptyRows: EmptyRowsView?
  var indexBar: SectionIndexBar?
  var focusRing: RowFocusRing?
  /// Whether the header view's height follows from its constraints.
  var sizesHeader = false
  /// The view that measures titles. It is in the table only during a measurement.
  var sizingView: UITableViewHeaderFooterView?
  /// The width for which cells were last placed.
  var width: CGFloat = -1
}
