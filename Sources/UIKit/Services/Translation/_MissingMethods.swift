import CoreGraphics

/// Returns UIKit's defaults for optional methods that a delegate does not implement.
///
/// A conformance contains only the methods of the class that declares it. For an optional method that a subclass adds, the translator of
/// iOS projects declares one in the conforming class, which calls this object.
@MainActor public final class _MissingMethods: NSObject {
  public static let shared = _MissingMethods()
}

extension _MissingMethods: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

extension _MissingMethods: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}

extension _MissingMethods: UIPickerViewDataSource, UIPickerViewDelegate {
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}

extension _MissingMethods: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UIGestureRecognizerDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate, UISplitViewControllerDelegate,
  UIPageViewControllerDelegate, UIPopoverPresentationControllerDelegate
{}
