import CoreGraphics

@MainActor extension _TrestleModule {
  /// Keys of scroll views and tables for outlets and runtime attributes.
  static var listsTables: [_ClassTable] {
    [uiScrollViewTable, uiTableViewTable, uiTableViewCellTable, uiTableViewHeaderFooterViewTable]
  }

  private static var uiScrollViewTable: _ClassTable {
    var table = _ClassTable(UIScrollView.self)
    table.property("allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling)
    table.property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
    table.property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
    table.property("automaticallyAdjustsScrollIndicatorInsets", \UIScrollView.automaticallyAdjustsScrollIndicatorInsets)
    table.property("bounces", \UIScrollView.bounces)
    table.property("bouncesZoom", \UIScrollView.bouncesZoom)
    table.property("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
    table.property("contentInset", \UIScrollView.contentInset)
    table.property("delegate", \UIScrollView.delegate)
    table.property("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
    table.property("contentOffset", \UIScrollView.contentOffset)
    table.property("contentSize", \UIScrollView.contentSize)
    table.property("decelerationRate", \UIScrollView.decelerationRate)
    table.property("delaysContentTouches", \UIScrollView.delaysContentTouches)
    table.property("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
    table.property("indicatorStyle", \UIScrollView.indicatorStyle)
    table.property("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
    table.property("pagingEnabled", \UIScrollView.isPagingEnabled)
    table.property("scrollEnabled", \UIScrollView.isScrollEnabled)
    table.property("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
    table.property("maximumZoomScale", \UIScrollView.maximumZoomScale)
    table.property("minimumZoomScale", \UIScrollView.minimumZoomScale)
    table.property("refreshControl", \UIScrollView.refreshControl)
    table.property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
    table.property("scrollsToTop", \UIScrollView.scrollsToTop)
    table.property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    table.property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    table.property("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
    table.property("zoomScale", \UIScrollView.zoomScale)
    return table
  }

  private static var uiTableViewTable: _ClassTable {
    var table = _ClassTable(UITableView.self)
    table.property("allowsFocus", \UITableView.allowsFocus)
    table.property("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
    table.property("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
    table.property("allowsSelection", \UITableView.allowsSelection)
    table.property("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
    table.property("backgroundView", \UITableView.backgroundView)
    table.property("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
    table.property("dataSource", \UITableView.dataSource)
    table.property("delegate", \UITableView.delegate)
    table.property("dragDelegate", \UITableView.dragDelegate)
    table.property("dragInteractionEnabled", \UITableView.dragInteractionEnabled)
    table.property("dropDelegate", \UITableView.dropDelegate)
    table.property("estimatedRowHeight", \UITableView.estimatedRowHeight)
    table.property("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
    table.property("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
    table.property("fillerRowHeight", \UITableView.fillerRowHeight)
    table.property("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
    table.property("editing", \UITableView.isEditing)
    table.property("prefetchingEnabled", \UITableView.isPrefetchingEnabled)
    table.property("prefetchDataSource", \UITableView.prefetchDataSource)
    table.property("rowHeight", \UITableView.rowHeight)
    table.property("sectionFooterHeight", \UITableView.sectionFooterHeight)
    table.property("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
    table.property("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
    table.property("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
    table.property("sectionIndexColor", \UITableView.sectionIndexColor)
    table.property("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
    table.property("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor)
    table.property("selectionFollowsFocus", \UITableView.selectionFollowsFocus)
    table.property("selfSizingInvalidation", \UITableView.selfSizingInvalidation)
    table.property("separatorColor", \UITableView.separatorColor)
    table.property("separatorEffect", \UITableView.separatorEffect)
    table.property("separatorInset", \UITableView.separatorInset)
    table.property("separatorInsetReference", \UITableView.separatorInsetReference)
    table.property("separatorStyle", \UITableView.separatorStyle)
    table.property("tableFooterView", \UITableView.tableFooterView)
    table.property("tableHeaderView", \UITableView.tableHeaderView)
    return table
  }

  private static var uiTableViewCellTable: _ClassTable {
    var table = _ClassTable(UITableViewCell.self)
    table.property("accessoryType", \UITableViewCell.accessoryType)
    table.property("accessoryView", \UITableViewCell.accessoryView)
    table.property("automaticallyUpdatesBackgroundConfiguration", \UITableViewCell.automaticallyUpdatesBackgroundConfiguration)
    table.property("automaticallyUpdatesContentConfiguration", \UITableViewCell.automaticallyUpdatesContentConfiguration)
    table.property("backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
    table.property("backgroundView", \UITableViewCell.backgroundView)
    table.property("configurationUpdateHandler", \UITableViewCell.configurationUpdateHandler)
    table.property("contentConfiguration", \UITableViewCell.contentConfiguration)
    table.property("editingAccessoryType", \UITableViewCell.editingAccessoryType)
    table.property("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    table.property("focusStyle", \UITableViewCell.focusStyle)
    table.property("indentationLevel", \UITableViewCell.indentationLevel)
    table.property("indentationWidth", \UITableViewCell.indentationWidth)
    table.property("editing", \UITableViewCell.isEditing)
    table.property("highlighted", \UITableViewCell.isHighlighted)
    table.property("selected", \UITableViewCell.isSelected)
    table.property("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
    table.property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    table.property("selectionStyle", \UITableViewCell.selectionStyle)
    table.property("separatorInset", \UITableViewCell.separatorInset)
    table.property("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
    table.property("showsReorderControl", \UITableViewCell.showsReorderControl)
    return table
  }

  private static var uiTableViewHeaderFooterViewTable: _ClassTable {
    var table = _ClassTable(UITableViewHeaderFooterView.self)
    table.property("automaticallyUpdatesBackgroundConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration)
    table.property("automaticallyUpdatesContentConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration)
    table.property("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration)
    table.property("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    table.property("configurationUpdateHandler", \UITableViewHeaderFooterView.configurationUpdateHandler)
    table.property("contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration)
    return table
  }
}
