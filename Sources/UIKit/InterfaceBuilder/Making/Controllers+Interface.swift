import CoreGraphics

extension UINavigationController {
  final func takeNavigationAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    if let child = element.child(key: "navigationBar"), let bar = maker.makeView(child) as? UINavigationBar { ownBar = bar }
    if let child = element.child(key: "toolbar"), let bar = maker.makeView(child) as? UIToolbar {
      bar.isHidden = true
      ownToolbar = bar
    }
    if element.flag("navigationBarHidden", false) { isNavigationBarHidden = true }
    if !element.flag("toolbarHidden", true) { isToolbarHidden = false }
    if element.flag("hidesBarsOnSwipe", false) { hidesBarsOnSwipe = true }
    if element.flag("hidesBarsOnTap", false) { hidesBarsOnTap = true }
    if element.flag("hidesBarsWhenKeyboardAppears", false) { hidesBarsWhenKeyboardAppears = true }
    if element.flag("hidesBarsWhenVerticallyCompact", false) { hidesBarsWhenVerticallyCompact = true }
    let members = maker.makeMembers(of: element)
    if !members.isEmpty { viewControllers = members }
  }
}

extension UITabBarController {
  final func takeTabAttributes(_ coder: InterfaceCoder) {
    if let child = coder.element.child(key: "tabBar"), let made = coder.maker.makeView(child) as? UITabBar { bar = made }
    let members = coder.maker.makeMembers(of: coder.element)
    if !members.isEmpty { viewControllers = members }
  }
}

extension UISplitViewController {
  final func takeSplitAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    if let mode = element.word("preferredDisplayMode", Self.interfaceModes) { preferredDisplayMode = mode }
    if let behavior = element.word(
      "behavior", ["automatic": SplitBehavior.automatic, "tile": .tile, "overlay": .overlay, "displace": .displace])
    {
      preferredSplitBehavior = behavior
    }
    if let color = element.attributes["primaryEdge"] { primaryEdge = color == "trailing" ? .trailing : .leading }
    if !element.flag("presentsWithGesture", true) { presentsWithGesture = false }
    if let visibility = element.word(
      "displayModeButtonVisibility", ["automatic": DisplayModeButtonVisibility.automatic, "never": .never, "always": .always])
    {
      displayModeButtonVisibility = visibility
    }
    takeWidths(element)
  }

  /// Sets the widths of columns. A negative width uses the controller's default.
  private final func takeWidths(_ element: PlannedElement) {
    func width(_ name: String) -> CGFloat? { element.number(name).flatMap { $0 < 0 ? nil : $0 } }
    if let width = width("preferredPrimaryColumnWidthFraction") { preferredPrimaryColumnWidthFraction = width }
    if let width = width("preferredPrimaryColumnWidth") { preferredPrimaryColumnWidth = width }
    if let width = width("minimumPrimaryColumnWidth") { minimumPrimaryColumnWidth = width }
    if let width = width("maximumPrimaryColumnWidth") { maximumPrimaryColumnWidth = width }
    if let width = width("preferredSupplementaryColumnWidthFraction") { preferredSupplementaryColumnWidthFraction = width }
    if let width = width("preferredSupplementaryColumnWidth") { preferredSupplementaryColumnWidth = width }
    if let width = width("minimumSupplementaryColumnWidth") { minimumSupplementaryColumnWidth = width }
    if let width = width("maximumSupplementaryColumnWidth") { maximumSupplementaryColumnWidth = width }
  }

  private static let interfaceModes: [String: DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly, "allVisible": .oneBesideSecondary,
    "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
    "beside": .oneBesideSecondary, "over": .oneOverSecondary,
  ]
}

extension UITableViewController {
  final func takeTableControllerAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    clearsSelectionOnViewWillAppear = element.flag("clearsSelectionOnViewWillAppear", true)
    if let child = element.child(key: "refreshControl"), let control = coder.maker.makeView(child) as? UIRefreshControl {
      refreshControl = control
    }
  }
}
