import CoreGraphics

@MainActor extension _TrestleModule {
  /// Keys of collection views for outlets and runtime attributes.
  static var collectionsTables: [_ClassTable] {
    [uiCollectionViewTable, uiCollectionViewCellTable, uiCollectionViewFlowLayoutTable, uiCollectionViewControllerTable]
  }

  private static var uiCollectionViewTable: _ClassTable {
    var table = _ClassTable(UICollectionView.self)
    table.property("allowsFocus", \UICollectionView.allowsFocus)
    table.property("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
    table.property("allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing)
    table.property("allowsSelection", \UICollectionView.allowsSelection)
    table.property("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing)
    table.property("backgroundView", \UICollectionView.backgroundView)
    table.property("collectionViewLayout", \UICollectionView.collectionViewLayout)
    table.property("dataSource", \UICollectionView.dataSource)
    table.property("delegate", \UICollectionView.delegate)
    table.property("dragDelegate", \UICollectionView.dragDelegate)
    table.property("dropDelegate", \UICollectionView.dropDelegate)
    table.property("editing", \UICollectionView.isEditing)
    table.property("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
    table.property("prefetchDataSource", \UICollectionView.prefetchDataSource)
    table.property("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath)
    table.property("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus)
    table.property("selfSizingInvalidation", \UICollectionView.selfSizingInvalidation)
    table.action("reloadData", UICollectionView.reloadData)
    return table
  }

  private static var uiCollectionViewCellTable: _ClassTable {
    var table = _ClassTable(UICollectionViewCell.self)
    table.property("automaticallyUpdatesBackgroundConfiguration", \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
    table.property("automaticallyUpdatesContentConfiguration", \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
    table.property("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration)
    table.property("backgroundView", \UICollectionViewCell.backgroundView)
    table.property("configurationUpdateHandler", \UICollectionViewCell.configurationUpdateHandler)
    table.property("contentConfiguration", \UICollectionViewCell.contentConfiguration)
    table.property("highlighted", \UICollectionViewCell.isHighlighted)
    table.property("selected", \UICollectionViewCell.isSelected)
    table.property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    table.getter("contentView", \UICollectionViewCell.contentView)
    return table
  }

  private static var uiCollectionViewFlowLayoutTable: _ClassTable {
    var table = _ClassTable(UICollectionViewFlowLayout.self)
    table.property("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
    table.property("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
    table.property("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
    table.property("itemSize", \UICollectionViewFlowLayout.itemSize)
    table.property("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
    table.property("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
    table.property("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
    table.property("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
    table.property("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
    table.property("sectionInset", \UICollectionViewFlowLayout.sectionInset)
    table.property("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
    return table
  }

  private static var uiCollectionViewControllerTable: _ClassTable {
    var table = _ClassTable(UICollectionViewController.self)
    table.property("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
    table.property("collectionView", \UICollectionViewController.collectionView)
    table.property(
      "installsStandardGestureForInteractiveMovement", \UICollectionViewController.installsStandardGestureForInteractiveMovement)
    table.getter("collectionViewLayout", \UICollectionViewController.collectionViewLayout)
    return table
  }
}
