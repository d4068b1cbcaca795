/// The readers with which the classes of UIKit read the attributes of their elements. Each calls its reader at the end of its `init(coder:)`.
@MainActor enum AttributeReaders {
  struct Reader {
    /// The element that the reader applies to; nil for every element of the class and its subclasses.
    let kind: String?
    let read: @MainActor (AnyObject, InterfaceCoder) -> Void
  }

  static func reader(of type: AnyObject.Type) -> Reader? { readers[ObjectIdentifier(type)] }

  private static func row<Object: AnyObject>(
    _ type: Object.Type, _ kind: String? = nil, _ read: @escaping @MainActor (Object, InterfaceCoder) -> Void
  ) -> (ObjectIdentifier, Reader) {
    (ObjectIdentifier(type), Reader(kind: kind) { read(unsafeDowncast($0, to: Object.self), $1) })
  }

  private static let readers = Dictionary(uniqueKeysWithValues: [
    row(UIBarItem.self) { $0.takeBarItemAttributes($1) },
    row(UIControl.self) { $0.takeControlAttributes($1) },
    row(UIGestureRecognizer.self) { $0.takeRecognizerAttributes($1) },
    row(UINavigationItem.self) { $0.takeNavigationItemAttributes($1) },
    row(UITableViewHeaderFooterView.self) { $0.takeHeaderAttributes($1) },
    row(UIView.self) { $0.takeViewAttributes($1) },
    row(UIViewController.self) { $0.takeControllerAttributes($1) },
    row(UIActivityIndicatorView.self, "activityIndicatorView") { $0.takeActivityAttributes($1) },
    row(UIBarButtonItem.self, "barButtonItem") { $0.takeBarButtonItemAttributes($1) },
    row(UIButton.self, "button") { $0.takeButtonAttributes($1) },
    row(UICollectionReusableView.self, "collectionReusableView") { $0.takeReusableAttributes($1) },
    row(UICollectionView.self, "collectionView") { $0.takeCollectionAttributes($1) },
    row(UICollectionViewCell.self, "collectionViewCell") { $0.takeCellAttributes($1) },
    row(UICollectionViewFlowLayout.self, "collectionViewFlowLayout") { $0.takeFlowAttributes($1.element) },
    row(UIColorWell.self, "colorWell") { $0.takeWellAttributes($1) },
    row(UIDatePicker.self, "datePicker") { $0.takeDatePickerAttributes($1) },
    row(UIImageView.self, "imageView") { $0.takeImageAttributes($1) },
    row(UILabel.self, "label") { $0.takeLabelAttributes($1) },
    row(UINavigationBar.self, "navigationBar") { $0.takeNavigationBarAttributes($1) },
    row(UINavigationController.self, "navigationController") { $0.takeNavigationAttributes($1) },
    row(UIPageControl.self, "pageControl") { $0.takePageAttributes($1) },
    row(UIProgressView.self, "progressView") { $0.takeProgressAttributes($1) },
    row(UIRefreshControl.self, "refreshControl") { $0.takeRefreshAttributes($1) },
    row(UISearchBar.self, "searchBar") { $0.takeSearchBarAttributes($1) },
    row(UISegmentedControl.self, "segmentedControl") { $0.takeSegmentAttributes($1) },
    row(UISlider.self, "slider") { $0.takeSliderAttributes($1) },
    row(UISplitViewController.self, "splitViewController") { $0.takeSplitAttributes($1) },
    row(UIStackView.self, "stackView") { $0.takeStackAttributes($1) },
    row(UIStepper.self, "stepper") { $0.takeStepperAttributes($1) },
    row(UISwitch.self, "switch") { $0.takeSwitchAttributes($1) },
    row(UITabBar.self, "tabBar") { $0.takeTabBarAttributes($1) },
    row(UITabBarController.self, "tabBarController") { $0.takeTabAttributes($1) },
    row(UITabBarItem.self, "tabBarItem") { $0.takeTabBarItemAttributes($1) },
    row(UITableView.self, "tableView") { $0.takeTableAttributes($1) },
    row(UITableViewCell.self, "tableViewCell") { $0.takeCellAttributes($1) },
    row(UITableViewController.self, "tableViewController") { $0.takeTableControllerAttributes($1) },
    row(UITextField.self, "textField") { $0.takeFieldAttributes($1) },
    row(UITextView.self, "textView") { $0.takeTextViewAttributes($1) },
    row(UIToolbar.self, "toolbar") { $0.takeToolbarAttributes($1) },
    row(UIVisualEffectView.self, "visualEffectView") { $0.takeEffectAttributes($1) },
    row(UIScrollView.self, "scrollView") {
      $0.restoreAttributes($1.element, $1.maker)
      $0.takeScrollAttributes($1.element)
    },
    row(UICollectionViewController.self, "collectionViewController") {
      $0.clearsSelectionOnViewWillAppear = $1.element.flag("clearsSelectionOnViewWillAppear", true)
    },
    row(UICollectionViewLayout.self) { _, _ in },
  ])
}
