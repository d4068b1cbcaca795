import CoreGraphics

/// The appearance that the app has set on a tab bar.
struct TabBarLooks {
  var barStyle = UIBarStyle.default
  var isTranslucent: Bool?
  var barTintColor: UIColor?
  var unselectedItemTintColor: UIColor?
  var selectedImageTintColor: UIColor?
  var backgroundImage: UIImage?
  var shadowImage: UIImage?
  var selectionIndicatorImage: UIImage?
  var itemPositioning = UITabBar.ItemPositioning.automatic
  var itemWidth: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var appearances = BarAppearances<UITabBarAppearance>()
}

extension UITabBar {
  final func changeLook(_ change: (inout TabBarLooks) -> Void) {
    change(&looks)
    showLooks()
  }

  final func setAppearance(_ path: WritableKeyPath<BarAppearances<UITabBarAppearance>, UITabBarAppearance?>, _ new: UITabBarAppearance?) {
    looks.appearances[keyPath: path] = new?.kept(by: self)
    showLooks()
  }

  final var standardAppearanceMade: UITabBarAppearance {
    if looks.appearances.standard == nil { AppearanceProxies.styleBeforeReading(self) }
    if let standard = looks.appearances.standard { return standard }
    let standard = UITabBarAppearance()
    standard.observer = self
    looks.appearances.standard = standard
    return standard
  }

  /// The appearances of the selected item precede those of the bar.
  final var shownAppearances: BarAppearances<UITabBarAppearance> {
    selectedItem.map { $0.appearances.over(looks.appearances) } ?? looks.appearances
  }

  /// The background by the properties that precede appearances.
  final var olderLooks: OlderBarLooks {
    OlderBarLooks(
      image: looks.backgroundImage, shadowImage: looks.shadowImage, color: looks.barTintColor, isBlack: looks.barStyle != .default,
      isTranslucent: isTranslucent, isOpaqueByAuthor: looks.isTranslucent == false, gradient: traitCollection.design.tabBar.gradient)
  }

  /// Returns the appearance of an item: its own, or the bar's.
  final func appearance(of item: UITabBarItem) -> UITabBarAppearance? {
    let all = item.appearances.over(looks.appearances)
    let standing = all.standing(isCompact: isCompact)
    return isAtEdge ? all.atEdge(isCompact: isCompact) ?? standing : standing
  }

  final func showLooks() {
    guard backgroundView.superview != nil else { return }
    showBackground()
    for button in buttons {
      button.item.style(in: self)
      button.refresh()
    }
    setNeedsLayout()
  }

  /// The height of the items, without the safe area inset.
  final var ownHeight: CGFloat {
    let design = traitCollection.design.tabBar
    return isCompact ? design.compactHeight : design.height
  }

  /// Whether images are beside titles.
  final var standsInline: Bool {
    traitCollection.design.tabBar.standsInline && (isCompact || traitCollection.horizontalSizeClass == .regular)
  }

  class var tabBarAppearanceProperties: [UIAppearanceProperty] {
    [
      UIAppearanceProperty(\UITabBar.barStyle), UIAppearanceProperty(\UITabBar.barTintColor),
      UIAppearanceProperty(\UITabBar.unselectedItemTintColor), UIAppearanceProperty(\UITabBar.selectedImageTintColor),
      UIAppearanceProperty(\UITabBar.itemPositioning), UIAppearanceProperty(\UITabBar.itemWidth),
      UIAppearanceProperty(\UITabBar.itemSpacing),
      UIAppearanceProperty { (proxy: UITabBar, _: UITabBar, bar: UITabBar) in
        let styled = proxy.looks
        bar.changeLook { looks in
          looks.isTranslucent = looks.isTranslucent ?? styled.isTranslucent
          looks.backgroundImage = looks.backgroundImage ?? styled.backgroundImage
          looks.shadowImage = looks.shadowImage ?? styled.shadowImage
          looks.selectionIndicatorImage = looks.selectionIndicatorImage ?? styled.selectionIndicatorImage
          looks.appearances.fill(from: styled.appearances, for: bar)
        }
      },
    ]
  }
}
