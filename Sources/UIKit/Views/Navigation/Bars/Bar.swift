import CoreGraphics

/// The common parts of navigation bars, toolbars and tab bars: a background, and appearances that depend on the bar height and on whether
/// content is under the bar.
@MainActor protocol Bar: UIView, BarAppearanceObserver {
  associatedtype Appearance: UIBarAppearance
  var backgroundView: BarBackgroundView { get }
  /// Whether no content is under the bar.
  var isAtEdge: Bool { get }
  /// The effective appearances: those of the displayed item, then those of the bar.
  var shownAppearances: BarAppearances<Appearance> { get }
  var olderLooks: OlderBarLooks { get }
  /// Updates the views after a change of appearance.
  func showLooks()
}

/// The background properties of a bar that precede appearances.
struct OlderBarLooks {
  var image: UIImage?
  var shadowImage: UIImage?
  /// The bar tint color that the app has set.
  var color: UIColor?
  var isBlack = false
  var isTranslucent = true
  /// Whether the app has set the translucency.
  var isOpaqueByAuthor = false
  /// The design's own gradient for this bar; nil in a flat design.
  var gradient: UIDesign.Bars.Gradient?
  /// Whether the bar is a navigation bar: at the top of a screen, under the status bar and over the content.
  var isNavigationBar = false

  /// Whether the app has set no background with the older properties. Such a background is shown regardless of the content under the bar.
  var isPlain: Bool { color == nil && image == nil && !isBlack && !isOpaqueByAuthor }
}

extension UIView {
  /// The safe area of the superview at each of its edges, top and bottom, that the view touches: a bar without a controller extends its
  /// background over it.
  package final var safeAreaBeside: UIEdgeInsets {
    guard let superview else { return .zero }
    let (safe, outer, inner) = (superview.safeAreaInsets, superview.bounds, frame)
    return UIEdgeInsets(
      top: abs(inner.minY - outer.minY - safe.top) < 0.5 ? safe.top : 0, left: 0,
      bottom: abs(outer.maxY - safe.bottom - inner.maxY) < 0.5 ? safe.bottom : 0, right: 0)
  }
}

extension Bar {
  var isCompact: Bool { traitCollection.barMetrics == .compact }

  /// The requested appearance for content under the bar; nil uses the older properties.
  var standingAppearance: Appearance? { shownAppearances.standing(isCompact: isCompact) }

  /// The requested appearance for no content under the bar.
  var edgeAppearance: Appearance? { shownAppearances.atEdge(isCompact: isCompact) }

  var shownAppearance: Appearance? { isAtEdge ? edgeAppearance ?? standingAppearance : standingAppearance }

  private var background: BarBackground {
    let bars = traitCollection.bars
    let older = olderLooks
    if isAtEdge {
      if let edgeAppearance { return BarBackground(edgeAppearance, bars: bars, older: older) }
      if bars.clearsAtEdge, older.isPlain { return .clear }
    }
    if let standingAppearance { return BarBackground(standingAppearance, bars: bars, older: older) }
    return BarBackground(older, bars: bars)
  }

  func showBackground() { backgroundView.show(background) }

  /// Updates the bar when content moves under it or out; titles and buttons may change too.
  func edgeChanged() {
    if edgeAppearance == nil { showBackground() } else { showLooks() }
  }

  func barAppearanceDidChange() { showLooks() }
}

extension BarBackground {
  /// Creates the background from the older properties.
  @MainActor init(_ looks: OlderBarLooks, bars: UIDesign.Bars) {
    shadowImage = looks.shadowImage
    shadow = looks.shadowImage == nil ? bars.shadow : nil
    if let image = looks.image {
      self.image = image
      // Behind an image with transparent parts, a bar that is not translucent has its tint color.
      if looks.isOpaqueByAuthor { color = looks.color ?? (looks.isBlack ? .black : bars.opaqueBackground) }
    } else if let gradient = looks.gradient {
      self.gradient = looks.color.map { bars.gradient(of: $0) } ?? gradient
      shadow = nil
      addDepth(looks, bars, color: looks.color, castsShadow: looks.shadowImage == nil)
    } else if looks.isTranslucent {
      effect = UIBlurEffect(style: looks.isBlack ? .systemChromeMaterialDark : .systemChromeMaterial)
      color = looks.color?.withAlphaComponent(0.85)
    } else {
      color = looks.color ?? (looks.isBlack ? .black : bars.opaqueBackground)
    }
  }
}
