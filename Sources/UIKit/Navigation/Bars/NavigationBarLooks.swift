import CoreGraphics
import Foundation

/// What an author said of a navigation bar's looks.
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
  var backgroundImages: [UIBarMetrics: UIImage] = [:]
  var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  var standard: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
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

  final func setAppearance(_ path: WritableKeyPath<NavigationBarLooks, UINavigationBarAppearance?>, _ new: UINavigationBarAppearance?) {
    looks[keyPath: path] = new?.kept(by: self)
    showLooks()
  }

  /// The standard appearance, made when it is first asked for: what is changed in it counts.
  final var standardAppearanceMade: UINavigationBarAppearance {
    if let standard = looks.standard { return standard }
    let standard = UINavigationBarAppearance()
    standard.titleTextAttributes = looks.titleTextAttributes ?? [:]
    standard.largeTitleTextAttributes = looks.largeTitleTextAttributes ?? [:]
    standard.observer = self
    looks.standard = standard
    return standard
  }

  private var isBlack: Bool { looks.barStyle != .default }

  /// The appearance that an item, or the bar, asks for with content under the bar.
  private var standing: UINavigationBarAppearance? {
    let compact = isCompact ? topItem?.looks.compact ?? looks.compact : nil
    return compact ?? topItem?.looks.standard ?? looks.standard
  }

  /// The appearance that is asked for with content at its beginning.
  private var atEdge: UINavigationBarAppearance? {
    let compact = isCompact ? topItem?.looks.compactScrollEdge ?? looks.compactScrollEdge : nil
    return compact ?? topItem?.looks.scrollEdge ?? looks.scrollEdge
  }

  private var isCompact: Bool { traitCollection.barMetrics == .compact }
  private var hasPrompt: Bool { topItem?.prompt != nil }

  /// What buttons and titles take from the bar.
  final var look: BarLook {
    let bars = traitCollection.bars
    let appearance = isAtEdge ? atEdge ?? standing : standing
    var look = BarLook(bars: bars, tint: tintColor)
    look.isBlack = isBlack
    look.barColor = bars.drawsButtons ? barColor : nil
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

  /// The colour of a bar that is drawn as a gradient: as given, or, as in its day, the bar's own tint.
  private var barColor: UIColor? {
    if let appearance = standing, let color = appearance.backgroundColor, color != .systemBackground { return color }
    return looks.barTintColor ?? ownTint
  }

  /// The background with content under the bar.
  private var standardBackground: BarBackground {
    let bars = traitCollection.bars
    let gradient = isBlack ? bars.blackGradient : bars.gradient
    if let standing { return BarBackground(standing, bars: bars, gradient: bars.gradient == nil ? nil : gradient) }
    var background = BarBackground()
    background.shadowImage = looks.shadowImage
    if let image = looks.backgroundImages.best(for: traitCollection.barMetrics, withPrompt: hasPrompt) {
      background.image = image
      if looks.shadowImage == nil { background.shadow = bars.shadow }
      return background
    }
    if let gradient, bars.gradient != nil {
      background.gradient = barColor.map { bars.gradient(of: $0) } ?? gradient
      return background
    }
    background.shadow = looks.shadowImage == nil ? bars.shadow : nil
    if isTranslucent {
      background.effect = UIBlurEffect(style: isBlack ? .systemChromeMaterialDark : .systemChromeMaterial)
      background.color = looks.barTintColor?.withAlphaComponent(0.85)
    } else {
      background.color = looks.barTintColor ?? (isBlack ? .black : bars.opaqueBackground)
    }
    return background
  }

  /// The background with content at its beginning; nil for the same as otherwise.
  private var edgeBackground: BarBackground? {
    let bars = traitCollection.bars
    if let atEdge { return BarBackground(atEdge, bars: bars, gradient: bars.gradient) }
    guard bars.clearsAtEdge, hasPlainBackground else { return nil }
    return .clear
  }

  /// Whether nobody gave the bar a background of its own in the older way, which stays whatever is under it.
  private var hasPlainBackground: Bool {
    looks.barTintColor == nil && looks.backgroundImages.isEmpty && !isBlack && looks.isTranslucent != false
  }

  final func showBackground() {
    let edge = edgeBackground
    backgroundView.show(isAtEdge ? edge ?? standardBackground : standardBackground)
  }

  /// Content came to its beginning or left it: with an appearance of its own there, titles and buttons change too.
  final func edgeChanged() {
    if atEdge == nil { showBackground() } else { showLooks() }
  }

  /// Shows everything anew after a change of looks.
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
          looks.backgroundImages.merge(styled.backgroundImages) { own, _ in own }
          looks.titleAdjustments.merge(styled.titleAdjustments) { own, _ in own }
          looks.standard = looks.standard ?? styled.standard
          looks.scrollEdge = looks.scrollEdge ?? styled.scrollEdge
          looks.compact = looks.compact ?? styled.compact
          looks.compactScrollEdge = looks.compactScrollEdge ?? styled.compactScrollEdge
        }
      },
    ]
  }
}
