import CoreGraphics

extension UIToolbar {
  final func takeToolbarAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    barStyle = element.barStyle
    if let isTranslucent = element.flagIfGiven("translucent") { self.isTranslucent = isTranslucent }
    if let color = maker.color(element, "barTintColor") { barTintColor = color }
    if let child = element.child(key: "standardAppearance") { standardAppearance = maker.toolbarAppearance(child) }
    if let child = element.child(key: "scrollEdgeAppearance") { scrollEdgeAppearance = maker.toolbarAppearance(child) }
    if let child = element.child(key: "compactAppearance") { compactAppearance = maker.toolbarAppearance(child) }
    if let child = element.child(key: "compactScrollEdgeAppearance") { compactScrollEdgeAppearance = maker.toolbarAppearance(child) }
    if let list = element.child(kind: "items") { items = list.children.compactMap { maker.make($0, as: UIBarButtonItem.self) } }
  }
}

extension UINavigationBar {
  final func takeNavigationBarAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    // The templates of Xcode 5 to 9 let the bar clip; its background extends below the status bar nevertheless.
    clipsToBounds = false
    barStyle = element.barStyle
    if let isTranslucent = element.flagIfGiven("translucent") { self.isTranslucent = isTranslucent }
    if element.flag("largeTitles", false) { prefersLargeTitles = true }
    if let color = maker.color(element, "barTintColor") { barTintColor = color }
    if let child = element.child(key: "titleTextAttributes") { titleTextAttributes = maker.textAttributes(child) }
    if let child = element.child(key: "largeTitleTextAttributes") { largeTitleTextAttributes = maker.textAttributes(child) }
    if let image = maker.image(element, "backIndicatorImage") { backIndicatorImage = image }
    if let image = maker.image(element, "backIndicatorTransitionMask") { backIndicatorTransitionMaskImage = image }
    if let image = maker.image(element, "shadowImage") { shadowImage = image }
    if let child = element.child(key: "standardAppearance") { standardAppearance = maker.navigationAppearance(child) }
    if let child = element.child(key: "scrollEdgeAppearance") { scrollEdgeAppearance = maker.navigationAppearance(child) }
    if let child = element.child(key: "compactAppearance") { compactAppearance = maker.navigationAppearance(child) }
    if let child = element.child(key: "compactScrollEdgeAppearance") { compactScrollEdgeAppearance = maker.navigationAppearance(child) }
    if let list = element.child(kind: "items") { items = list.children.compactMap { maker.make($0, as: UINavigationItem.self) } }
  }
}

extension UITabBar {
  final func takeTabBarAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    takeAccessibility(element, maker)
    barStyle = element.barStyle
    if let isTranslucent = element.flagIfGiven("translucent") { self.isTranslucent = isTranslucent }
    if let color = maker.color(element, "barTintColor") { barTintColor = color }
    if let color = maker.color(element, "unselectedItemTintColor") { unselectedItemTintColor = color }
    if let color = maker.color(element, "selectedImageTintColor") { selectedImageTintColor = color }
    if let image = maker.image(element, "backgroundImage") { backgroundImage = image }
    if let image = maker.image(element, "shadowImage") { shadowImage = image }
    if let image = maker.image(element, "selectionIndicatorImage") { selectionIndicatorImage = image }
    if let positioning = element.word(
      "itemPositioning", ["automatic": ItemPositioning.automatic, "fill": .fill, "centered": .centered])
    {
      itemPositioning = positioning
    }
    if let width = element.number("itemWidth"), width > 0 { itemWidth = width }
    if let spacing = element.number("itemSpacing"), spacing > 0 { itemSpacing = spacing }
    if let child = element.child(key: "standardAppearance") { standardAppearance = maker.tabBarAppearance(child) }
    if let child = element.child(key: "scrollEdgeAppearance") { scrollEdgeAppearance = maker.tabBarAppearance(child) }
    if let list = element.child(kind: "items") { items = list.children.compactMap { maker.make($0, as: UITabBarItem.self) } }
  }
}

extension UISearchBar {
  final func takeSearchBarAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    barStyle = element.barStyle
    searchBarStyle = element.word("searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal]) ?? .default
    if let isTranslucent = element.flagIfGiven("translucent") { self.isTranslucent = isTranslucent }
    if let color = maker.color(element, "barTintColor") { barTintColor = color }
    placeholder = maker.text(element, "placeholder")
    prompt = maker.text(element, "prompt")
    if let text = maker.text(element, "text") { self.text = text }
    if element.flag("showsCancelButton", false) { showsCancelButton = true }
    if element.flag("showsBookmarkButton", false) { showsBookmarkButton = true }
    if element.flag("showsSearchResultsButton", false) { showsSearchResultsButton = true }
    if let list = element.child(kind: "scopeButtonTitles") {
      scopeButtonTitles = list.children.enumerated().map { index, child in
        element.id.flatMap { maker.strings[$0, "scopeButtonTitles[\(index)]"] } ?? child.decodedText
      }
    }
    if element.flag("showsScopeBar", false) { showsScopeBar = true }
    if let index = element.integer("selectedScopeButtonIndex"), scopeButtonTitles?.indices.contains(index) ?? false {
      selectedScopeButtonIndex = index
    }
    if let image = maker.image(element, "backgroundImage") { backgroundImage = image }
    if let image = maker.image(element, "scopeBarBackgroundImage") { scopeBarBackgroundImage = image }
    maker.takeInputTraits(element, self)
  }
}

extension UIVisualEffectView {
  final func takeEffectAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    if let blur = element.child(kind: "blurEffect") {
      effect = UIBlurEffect(interface: blur)
    } else if let vibrancy = element.child(kind: "vibrancyEffect") {
      let blur = vibrancy.child(kind: "blurEffect").map { UIBlurEffect(interface: $0) } ?? UIBlurEffect(style: .regular)
      if let style = vibrancy.word("style", UIVibrancyEffect.interfaceStyles) {
        effect = UIVibrancyEffect(blurEffect: blur, style: style)
      } else {
        effect = UIVibrancyEffect(blurEffect: blur)
      }
    }
    if let content = element.child(key: "contentView") {
      contentView.takeContents(of: content, maker)
      // The frame in the document is only that of its subviews.
      contentView.frame = bounds
    }
  }
}

extension UIBlurEffect {
  convenience init(interface element: PlannedElement) {
    self.init(style: element.word("style", Self.interfaceStyles) ?? .regular)
  }

  private static let interfaceStyles: [String: Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight, "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}

extension UIVibrancyEffect {
  fileprivate static let interfaceStyles: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
    "fill": .fill, "secondaryFill": .secondaryFill, "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]
}

extension PlannedElement {
  var barStyle: UIBarStyle {
    word("barStyle", ["default": .default, "black": .black, "blackTranslucent": .black, "blackOpaque": .black]) ?? .default
  }
}
