import CoreGraphics

extension UIView {
  /// Applies the attributes of every view's element, and creates the subviews and constraints.
  final func takeViewAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    takeGeometry(element)
    takeFlags(element)
    takeLooks(element, maker)
    takeLargeContent(element, maker)
    takePriorities(element)
    takeMargins(element)
    takeAccessibility(element, maker)
    if element.key == "view", maker.rootView == nil { maker.rootView = self }
    makeContents(element, maker)
  }

  /// Applies a document's attributes and subviews to a view that its superview created, such as a cell's content view.
  final func takeContents(of element: PlannedElement, _ maker: InterfaceMaker, except left: Set<String> = []) {
    maker.name(self, element.id)
    if let rect = element.rect("frame") { frame = rect }
    takeOwnLooks(element, maker)
    if let margins = element.insets("layoutMargins") { layoutMargins = margins }
    if let margins = element.directionalInsets("directionalLayoutMargins") { directionalLayoutMargins = margins }
    makeContents(element, maker, except: left)
  }

  /// Applies visible attributes to a view that another one created.
  final func takeOwnLooks(_ element: PlannedElement, _ maker: InterfaceMaker) {
    if let tag = element.integer("tag") { self.tag = tag }
    if element.flag("hidden", false) { isHidden = true }
    if let alpha = element.number("alpha") { self.alpha = alpha }
    if let color = maker.color(element, "backgroundColor") { backgroundColor = color }
    if let color = maker.color(element, "tintColor") { tintColor = color }
    if let mode = element.word("contentMode", InterfaceWords.contentModes) { contentMode = mode }
    takeAccessibility(element, maker)
  }

  /// Applies attributes again that a class of UIKit overrides after `UIView` has applied them.
  final func restoreAttributes(_ element: PlannedElement, _ maker: InterfaceMaker) {
    isUserInteractionEnabled = element.flag("userInteractionEnabled", true)
    let clips = element.flag("clipsSubviews", false)
    if clipsToBounds != clips { clipsToBounds = clips }
    takeOwnLooks(element, maker)
  }

  private final func makeContents(_ element: PlannedElement, _ maker: InterfaceMaker, except left: Set<String> = []) {
    takeGuides(element, maker)
    let unused = makeSubviews(element, maker, except: left)
    takeGestureRecognizers(element, maker)
    let chosen = VariedParts.chosen(of: element, for: maker.traits)
    if !element.constraints.isEmpty {
      maker.makeConstraints(element.constraints, in: self) { $0.isInstalled && $0.id.map { !chosen.constraints.contains($0) } ?? true }
    }
    if !element.variations.isEmpty {
      VariationWatch.attach(to: self, element: element, maker: maker, applied: chosen, uninstalled: unused)
    }
  }

  // MARK: Attributes

  private final func takeGeometry(_ element: PlannedElement) {
    if let rect = element.rect("frame") { frame = rect }
    autoresizingMask = element.child(key: "autoresizingMask").map(AutoresizingMask.init(interface:)) ?? []
    // A frame that was fixed in an editor with Auto Layout applies, although the file has another one.
    if !element.flag("translatesAutoresizingMaskIntoConstraints", true), !element.flag("fixedFrame", false) {
      translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private final func takeFlags(_ element: PlannedElement) {
    isUserInteractionEnabled = element.flag("userInteractionEnabled", true)
    let isMultipleTouch = element.flag("multipleTouchEnabled", false)
    if isMultipleTouchEnabled != isMultipleTouch { isMultipleTouchEnabled = isMultipleTouch }
    if let isExclusive = element.flagIfGiven("exclusiveTouch") { isExclusiveTouch = isExclusive }
    let clears = element.flag("clearsContextBeforeDrawing", true)
    if clearsContextBeforeDrawing != clears { clearsContextBeforeDrawing = clears }
    let autoresizes = element.flag("autoresizesSubviews", true)
    if autoresizesSubviews != autoresizes { autoresizesSubviews = autoresizes }
    if let tag = element.integer("tag") { self.tag = tag }
    restorationIdentifier = element.attributes["restorationIdentifier"]
  }

  private final func takeLargeContent(_ element: PlannedElement, _ maker: InterfaceMaker) {
    if element.flag("showsLargeContentViewer", false) { showsLargeContentViewer = true }
    if let title = maker.text(element, "largeContentTitle") { largeContentTitle = title }
    if let image = maker.image(element, "largeContentImage") { largeContentImage = image }
    if let scales = element.flagIfGiven("scalesLargeContentImage") { scalesLargeContentImage = scales }
    if let insets = element.insets("largeContentImageInsets") { largeContentImageInsets = insets }
  }

  private final func takeLooks(_ element: PlannedElement, _ maker: InterfaceMaker) {
    contentMode = element.word("contentMode", InterfaceWords.contentModes) ?? .scaleToFill
    let opaque = element.flag("opaque", true)
    if isOpaque != opaque { isOpaque = opaque }
    let clips = element.flag("clipsSubviews", false)
    if clipsToBounds != clips { clipsToBounds = clips }
    if element.flag("hidden", false) { isHidden = true }
    if let alpha = element.number("alpha") { self.alpha = alpha }
    if let color = maker.color(element, "backgroundColor") {
      backgroundColor = color
    } else if backgroundColor != nil {
      backgroundColor = nil
    }
    if let color = maker.color(element, "tintColor") { tintColor = color }
    if let semantic = element.word("semanticContentAttribute", InterfaceWords.semanticContent) { semanticContentAttribute = semantic }
    if let style = element.attributes["overrideUserInterfaceStyle"] {
      overrideUserInterfaceStyle = style == "dark" ? .dark : style == "light" ? .light : .unspecified
    }
  }

  private final func takePriorities(_ element: PlannedElement) {
    func set(_ name: String, _ absent: Float, _ current: UILayoutPriority, _ set: (UILayoutPriority) -> Void) {
      let value = UILayoutPriority(Float(min(max(element.number(name) ?? CGFloat(absent), 1), 1000)))
      if current != value { set(value) }
    }
    set("horizontalHuggingPriority", 250, contentHuggingPriority(for: .horizontal)) { setContentHuggingPriority($0, for: .horizontal) }
    set("verticalHuggingPriority", 250, contentHuggingPriority(for: .vertical)) { setContentHuggingPriority($0, for: .vertical) }
    set("horizontalCompressionResistancePriority", 750, contentCompressionResistancePriority(for: .horizontal)) {
      setContentCompressionResistancePriority($0, for: .horizontal)
    }
    set("verticalCompressionResistancePriority", 750, contentCompressionResistancePriority(for: .vertical)) {
      setContentCompressionResistancePriority($0, for: .vertical)
    }
  }

  private final func takeMargins(_ element: PlannedElement) {
    let preserves = element.flag("preservesSuperviewLayoutMargins", false)
    if preservesSuperviewLayoutMargins != preserves { preservesSuperviewLayoutMargins = preserves }
    let insets = element.flag("insetsLayoutMarginsFromSafeArea", true)
    if insetsLayoutMarginsFromSafeArea != insets { insetsLayoutMarginsFromSafeArea = insets }
    if let margins = element.insets("layoutMargins") { layoutMargins = margins }
    if let margins = element.directionalInsets("directionalLayoutMargins") { directionalLayoutMargins = margins }
  }

  /// Registers the view's layout guides by the ids that constraints use.
  private final func takeGuides(_ element: PlannedElement, _ maker: InterfaceMaker) {
    for child in element.children where child.kind == "viewLayoutGuide" {
      let scrollView = self as? UIScrollView
      switch child.key {
      case "safeArea": maker.name(safeAreaLayoutGuide, child.id)
      case "layoutMargins": maker.name(layoutMarginsGuide, child.id)
      case "readableContent": maker.name(readableContentGuide, child.id)
      case "keyboard": maker.name(keyboardLayoutGuide, child.id)
      case "contentLayoutGuide": maker.name(scrollView?.contentLayoutGuide ?? safeAreaLayoutGuide, child.id)
      case "frameLayoutGuide": maker.name(scrollView?.frameLayoutGuide ?? safeAreaLayoutGuide, child.id)
      default: break
      }
    }
  }

  // MARK: Subviews

  /// Creates the subviews. Those that the size classes exclude are returned with their positions.
  private final func makeSubviews(_ element: PlannedElement, _ maker: InterfaceMaker, except left: Set<String>) -> [UIView] {
    guard let list = element.child(kind: "subviews") else { return [] }
    let excluded = VariedParts.chosen(of: element, for: maker.traits).subviews
    var unused: [UIView] = []
    for child in list.children {
      if !left.isEmpty, let id = child.id, left.contains(id) { continue }
      guard ViewKinds.isView(child) || child.id != nil else {
        InterfaceWarnings.warn("<\(child.kind)> is not a view and is left out.", child, maker.plan)
        continue
      }
      guard let view = maker.makeView(child) else { continue }
      if let frame = child.insetFrame(in: bounds.size) { view.frame = frame }
      if let id = child.id, excluded.contains(id) { unused.append(view) } else { addSubview(view) }
    }
    return unused
  }

  private final func takeGestureRecognizers(_ element: PlannedElement, _ maker: InterfaceMaker) {
    for child in element.list("gestureRecognizers") {
      if let recognizer = maker.makeRecognizer(child) { addGestureRecognizer(recognizer) }
    }
  }
}

extension UIView.AutoresizingMask {
  init(interface element: PlannedElement) {
    self = []
    if element.flag("widthSizable", false) { insert(.flexibleWidth) }
    if element.flag("heightSizable", false) { insert(.flexibleHeight) }
    if element.flag("flexibleMinX", false) { insert(.flexibleLeftMargin) }
    if element.flag("flexibleMaxX", false) { insert(.flexibleRightMargin) }
    if element.flag("flexibleMinY", false) { insert(.flexibleTopMargin) }
    if element.flag("flexibleMaxY", false) { insert(.flexibleBottomMargin) }
  }
}
