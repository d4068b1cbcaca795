import CoreGraphics

/// What navigation bars, toolbars and tab bars have in common: a background and appearances that depend on the room there is and on whether
/// content lies under the bar.
@MainActor protocol Bar: UIView, BarAppearanceObserver {
  associatedtype Appearance: UIBarAppearance
  var backgroundView: BarBackgroundView { get }
  /// Whether nothing lies under the bar.
  var isAtEdge: Bool { get }
  /// The appearances that count now: those of the item that shows, then the bar's own.
  var shownAppearances: BarAppearances<Appearance> { get }
  var olderLooks: OlderBarLooks { get }
  /// Shows everything again after a change of looks.
  func showLooks()
}

/// What the properties from before appearances say of a bar's background.
struct OlderBarLooks {
  var image: UIImage?
  var shadowImage: UIImage?
  /// The colour of the bar where an author gave it one.
  var color: UIColor?
  var isBlack = false
  var isTranslucent = true
  /// Whether the author said whether the bar is translucent.
  var isOpaqueByAuthor = false
  /// The design's own gradient for this bar; nil in a flat design.
  var gradient: UIDesign.Bars.Gradient?
  /// Whether the bar is at the top of a screen, under the status bar and over the content.
  var isNavigationBar = false

  /// Whether nobody gave the bar a background of its own in the older way, which stays whatever is under it.
  var isPlain: Bool { color == nil && image == nil && !isBlack && !isOpaqueByAuthor }
}

extension Bar {
  var isCompact: Bool { traitCollection.barMetrics == .compact }

  /// The appearance that is asked for with content under the bar; nil for the older properties.
  var standingAppearance: Appearance? { shownAppearances.standing(isCompact: isCompact) }

  /// The appearance that is asked for with nothing under the bar.
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

  /// Content came under the bar or left it: with an appearance of its own there, titles and buttons change too.
  func edgeChanged() {
    if edgeAppearance == nil { showBackground() } else { showLooks() }
  }

  func barAppearanceDidChange() { showLooks() }
}

extension BarBackground {
  /// The background by the older properties.
  @MainActor init(_ looks: OlderBarLooks, bars: UIDesign.Bars) {
    shadowImage = looks.shadowImage
    shadow = looks.shadowImage == nil ? bars.shadow : nil
    if let image = looks.image {
      self.image = image
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
