extension UICollectionViewController {
  /// Loads the collection view from the controller's storyboard or nib.
  final func loadCollectionFromInterface() -> Bool {
    guard loadViewFromInterface() else { return false }
    // The view may be a container of the collection view, if an outlet is connected to it.
    guard let collection = collectionIfLoaded else {
      if let (identifier, name) = viewOrigin?.names {
        UIKitError.raise(
          "-[UICollectionViewController loadView] instantiated view controller with identifier \"\(identifier)\" from storyboard"
            + " \"\(name)\", but didn't get a UICollectionView.")
      } else {
        UIKitError.raise("-[UICollectionViewController loadView] loaded the \"\(nibName ?? "")\" nib but didn't get a UICollectionView.")
      }
      return false
    }
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
    return true
  }
}
