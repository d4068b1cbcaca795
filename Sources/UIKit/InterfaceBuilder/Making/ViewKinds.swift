/// The classes of views by element.
@MainActor enum ViewKinds {
  static func type(of element: PlannedElement, _ plan: InterfacePlan) -> UIView.Type {
    if let known = types[element.kind] { return known }
    if let type = InterfaceElements.type(of: element.kind) as? UIView.Type { return type }
    if InterfaceElements.isOfFramework(element.kind) {
      InterfaceWarnings.warn("<\(element.kind)> needs a framework that is not linked; a placeholder is shown.", element, plan)
      return UnavailableView.self
    }
    InterfaceWarnings.warn("The element <\(element.kind)> is unknown; a plain view takes its place.", element, plan)
    return UIView.self
  }

  /// Returns whether the element is a view: it has a frame or is known.
  static func isView(_ element: PlannedElement) -> Bool {
    types[element.kind] != nil || InterfaceElements.isOfFramework(element.kind) || element.child(key: "frame")?.kind == "rect"
  }

  static let types: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "tableViewCellContentView": UIView.self,
    "collectionViewCellContentView": UIView.self, "label": UILabel.self, "imageView": UIImageView.self, "button": UIButton.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "segmentedControl": UISegmentedControl.self, "stepper": UIStepper.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self, "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "visualEffectView": UIVisualEffectView.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "searchBar": UISearchBar.self, "refreshControl": UIRefreshControl.self,
    "control": UIControl.self, "window": UIWindow.self, "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "colorWell": UIColorWell.self,
  ]
}
