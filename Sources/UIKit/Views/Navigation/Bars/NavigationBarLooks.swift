import CoreGraphics

/// The appearance that the app has set on a navigation bar.
struct NavigationBarLooks {
  var barStyle = UIBarStyle.default
  var isTranslucent: Bool?
  var barTintColor: UIColor?
  var titleTextAttributes: [NSAttributedString.Key: Any]?
  var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  var prefersLargeTitles = false
  var shadowImage: UIImage?
  var backIndicatorImage: UIImage?
  var backIndicatorMask: UIImage?
  var backgroundImages = BarImages()
  var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  var appearances = BarAppearances<UINavigationBarAppearance>()
}

extension UINavigationBar {
  final func change<Value: Equatable>(_ path: WritableKeyPath<NavigationBarLooks, Value>, _ new: Value) {
    guard looks[keyPath: path] != new else { return }
    looks[keyPath: path] = new
    showLooks()
  }

  final func changeLook(_ change: (inout NavigationBarLooks) -> Void) {
    change(&looks)
    showLooks()
  }

  final func setAppearance(
    _ path: WritableKeyPath<BarAppearances<UINavigationBarAppearance>, UINavigationBarAppearance?>, _ new: UINavigationBarAppearance?
  ) {
    looks.appearances[keyPath: path] = new?.kept(by: self)
    showLooks()
  }

  /// The standard appearance, created on first access. Changes to it take effect.
  final var standardAppearanceMade: UINavigationBarAppearance {
    if looks.appearances.standard == nil { AppearanceProxies.styleBeforeReading(self) }
    if let standard = looks.appearances.standard { return standard }
    let standard = UINavigationBarAppearance()
    standard.titleTextAttributes = looks.titleTextAttributes ?? [:]
    standard.largeTitleTextAttributes = looks.largeTitleTextAttributes ?? [:]
    standard.observer = self
    looks.appearances.standard = standard
    return standard
  }

  final var shownAppearances: BarAppearances<UINavigationBarAppearance> {
    topItem.map { $0.looks.over(looks.appearances) } ?? looks.appearances
  }

  private var isBlack: Bool { looks.barStyle != .default }
  private var hasPrompt: Bool { topItem?.prompt != nil }

  /// The properties on which buttons and titles depend.
  final var look: BarLook {
    let bars = traitCollection.bars
    let appearance = shownAppearance
    var look = BarLook(bars: bars, tint: tintColor)
    look.isBlack = isBlack
    look.barColor = barColor
    look.titleAttributes = appearance?.titleTextAttributes ?? looks.titleTextAttributes ?? [:]
    look.largeTitleAttributes = appearance?.largeTitleTextAttributes ?? looks.largeTitleTextAttributes ?? [:]
    look.titleOffset = appearance?.titlePositionAdjustment ?? .zero
    look.metrics = traitCollection.barMetrics
    look.titleOffset.vertical += looks.titleAdjustments.best(for: look.metrics, withPrompt: hasPrompt) ?? 0
    look.button = appearance?.buttonAppearance
    look.done = appearance?.doneButtonAppearance
    look.back = appearance?.backButtonAppearance
    let ownsBack = appearance?.backIndicatorImage != nil
    look.backImage = ownsBack ? appearance?.backIndicatorImage : looks.backIndicatorImage
    look.backMask = ownsBack ? appearance?.backIndicatorTransitionMaskImage : looks.backIndicatorMask
    return look
  }

  /// The color of a bar that is drawn as a gradient: the given one, or, as in earlier versions, the bar's tint color.
  private var barColor: UIColor? {
    if let color = standingAppearance?.backgroundColor, color != .systemBackground { return color }
    return looks.barTintColor ?? ownTint
  }

  /// The background by the properties that precede appearances.
  final var olderLooks: OlderBarLooks {
    let bars = traitCollection.bars
    return OlderBarLooks(
      image: looks.backgroundImages.best(at: ownPosition, metrics: traitCollection.barMetrics, withPrompt: hasPrompt),
      shadowImage: looks.shadowImage,
      color: bars.tintColorsBar ? barColor : looks.barTintColor, isBlack: isBlack, isTranslucent: isTranslucent,
      isOpaqueByAuthor: looks.isTranslucent == false, gradient: isBlack ? bars.blackGradient : bars.gradient,
      isNavigationBar: true)
  }

  /// Updates the views after a change of appearance.
  final func showLooks() {
    guard !isBuilding else { return }
    showBackground()
    largeTitleView.show(topItem?.title, look: look)
    refreshShownItem()
    setNeedsLayout()
  }

  class var proxyProperties: [UIAppearanceProperty] {
    [
      UIAppearanceProperty(\UINavigationBar.barTintColor), UIAppearanceProperty(\UINavigationBar.barStyle),
      UIAppearanceProperty(\UINavigationBar.isTranslucent), UIAppearanceProperty(\UINavigationBar.prefersLargeTitles),
      UIAppearanceProperty { (proxy: UINavigationBar, _: UINavigationBar, bar: UINavigationBar) in
        let styled = proxy.looks
        bar.changeLook { looks in
          looks.titleTextAttributes = looks.titleTextAttributes ?? styled.titleTextAttributes
          looks.largeTitleTextAttributes = looks.largeTitleTextAttributes ?? styled.largeTitleTextAttributes
          looks.shadowImage = looks.shadowImage ?? styled.shadowImage
          looks.backIndicatorImage = looks.backIndicatorImage ?? styled.backIndicatorImage
          looks.backIndicatorMask = looks.backIndicatorMask ?? styled.backIndicatorMask
          looks.backgroundImages.fill(from: styled.backgroundImages)
          looks.titleAdjustments.merge(styled.titleAdjustments) { own, _ in own }
          looks.appearances.fill(from: styled.appearances, for: bar)
        }
      },
    ]
  }
}
