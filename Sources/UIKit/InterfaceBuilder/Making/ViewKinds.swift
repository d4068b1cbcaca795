/// The classes that elements make views of.
@MainActor enum ViewKinds {
  static func type(of element: PlannedElement, _ plan: InterfacePlan) -> UIView.Type {
    if let known = types[element.kind] { return known }
    // A framework's class is there if the program links the framework.
    if let name = frameworkTypes[element.kind], let found = _typeByName(name) as? UIView.Type { return found }
    if isUnavailable(element.kind) {
      InterfaceWarnings.warn("<\(element.kind)> needs a framework that does not exist here; a placeholder is shown.", element, plan)
      return UnavailableView.self
    }
    InterfaceWarnings.warn("The element <\(element.kind)> is unknown; a plain view takes its place.", element, plan)
    return UIView.self
  }

  /// Whether the element is a view at all: what holds a frame or is known.
  static func isView(_ element: PlannedElement) -> Bool {
    types[element.kind] != nil || isUnavailable(element.kind) || element.child(key: "frame")?.kind == "rect"
  }

  private static func isUnavailable(_ kind: String) -> Bool { unavailable.contains(kind) }

  private static let unavailable: Set<String> = [
    "wkWebView", "webView", "mapView", "mkMapView", "glkView", "sceneKitView", "skView", "arskView", "arscnView", "arView", "mtkView",
    "avPlayerView", "adBannerView", "pdfView", "previewView",
  ]

  /// The views of frameworks that know UIKit, and not the other way round.
  private static let frameworkTypes = [
    "wkWebView": "WebKit.WKWebView", "mapView": "MapKit.MKMapView", "mkMapView": "MapKit.MKMapView",
  ]

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
    "collectionReusableView": UICollectionReusableView.self,
  ]
}
