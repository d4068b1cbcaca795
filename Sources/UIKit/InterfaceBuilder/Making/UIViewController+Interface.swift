import CoreGraphics

extension UIViewController {
  /// Applies the attributes of every controller's element. The view is loaded later, on first use.
  final func takeControllerAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    viewOrigin = ControllerOrigin(maker, element)
    if let title = maker.text(element, "title") { self.title = title }
    restorationIdentifier =
      element.attributes["restorationIdentifier"]
      ?? (element.flag("useStoryboardIdentifierAsRestorationIdentifier", false) ? element.attributes["storyboardIdentifier"] : nil)
    takePresentation(element)
    takeExtension(element)
    takeGuides(element, maker)
    takeItems(element, maker)
    for child in element.list("gestureRecognizers") { _ = maker.makeRecognizer(child) }
  }

  private final func takePresentation(_ element: PlannedElement) {
    if let style = element.word("modalPresentationStyle", InterfaceWords.presentationStyles) { modalPresentationStyle = style }
    if let style = element.word("modalTransitionStyle", InterfaceWords.transitionStyles) { modalTransitionStyle = style }
    definesPresentationContext = element.flag("definesPresentationContext", false)
    providesPresentationContextTransitionStyle = element.flag("providesPresentationContextTransitionStyle", false)
    if element.flag("modalInPresentation", false) { isModalInPresentation = true }
    if let size = element.size("preferredContentSize") ?? element.size("contentSizeForViewInPopover") { preferredContentSize = size }
  }

  private final func takeExtension(_ element: PlannedElement) {
    if element.flag("hidesBottomBarWhenPushed", false) { hidesBottomBarWhenPushed = true }
    if element.flag("extendedLayoutIncludesOpaqueBars", false) { extendedLayoutIncludesOpaqueBars = true }
    if !element.flag("automaticallyAdjustsScrollViewInsets", true) { automaticallyAdjustsScrollViewInsets = false }
    if let edges = element.child(key: "edgesForExtendedLayout") { edgesForExtendedLayout = UIRectEdge(interface: edges) }
    if !element.flag("viewRespectsSystemMinimumLayoutMargins", true) { viewRespectsSystemMinimumLayoutMargins = false }
  }

  private final func takeGuides(_ element: PlannedElement, _ maker: InterfaceMaker) {
    for guide in element.list("layoutGuides") where guide.kind == "viewControllerLayoutGuide" {
      maker.name(BarGuide(isTop: guide.attributes["type"] != "bottom"), guide.id)
    }
  }

  private final func takeItems(_ element: PlannedElement, _ maker: InterfaceMaker) {
    if let child = element.child(key: "navigationItem"), let item = maker.make(child, as: UINavigationItem.self) {
      takeNavigationItem(item)
    }
    if let child = element.child(key: "tabBarItem"), let item = maker.make(child, as: UITabBarItem.self) { tabBarItem = item }
    if let list = element.child(kind: "toolbarItems") {
      toolbarItems = list.children.compactMap { maker.make($0, as: UIBarButtonItem.self) }
    }
    for child in element.list("keyCommands") {
      guard let action = child.attributes["action"] ?? child.attributes["selector"], let input = child.attributes["input"] else { continue }
      let command = UIKeyCommand(input: input, modifierFlags: UIKeyModifierFlags(interface: child), action: Selector(action))
      command.discoverabilityTitle = maker.text(child, "discoverabilityTitle")
      addKeyCommand(command)
    }
  }
}

extension UIKeyModifierFlags {
  init(interface element: PlannedElement) {
    self = []
    guard let flags = element.child(key: "modifierFlags") ?? element.child(kind: "modifierFlags") else { return }
    if flags.flag("command", false) { insert(.command) }
    if flags.flag("shift", false) { insert(.shift) }
    if flags.flag("option", false) || flags.flag("alternate", false) { insert(.alternate) }
    if flags.flag("control", false) { insert(.control) }
  }
}

extension InterfaceWords {
  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "none": .none,
  ]

  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
