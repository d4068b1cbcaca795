import CoreGraphics

/// Rarely used state, created on first use, so that a plain view stays small.
@MainActor package final class ViewRareStorage {
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  /// Segues of a storyboard that start at this view; a control holds its targets weakly.
  package var segueTriggers: [NSObject] = []
  var layoutMargins: LayoutMargins?
  var safeAreaInsets = UIEdgeInsets.zero
  var mask: UIView?
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var readingCover: ReadingCover?
  /// The number of presentations over this view that dim its tint.
  var dimmingPresentations = 0
  var traitOverrides = UITraitOverrides()
  var textSizeLimits: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?)
  /// The last result of combining `inherited` with the overrides.
  var combinedTraits: (inherited: UITraitCollection, combined: UITraitCollection)?
  var traitRegistrations: [TraitRegistration] = []
  /// The number of running animations that block touches.
  var blockingAnimations = 0
  /// The number of running animators during which the view is hit where it is shown.
  var shownHitTests = 0
  var restorationIdentifier: String?
  var accessibility: AccessibilityValues?
  var largeContent: LargeContentValues?
  var focus = FocusValues()
  /// The rounding of the corners; nil uses the layer's.
  var corners: UICornerConfiguration?

  /// Margins as set: by side, or by reading direction.
  enum LayoutMargins {
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}

extension UIView {
  /// The rarely used state, created if necessary.
  package final var rare: ViewRareStorage {
    if let rareStorage { return rareStorage }
    let made = ViewRareStorage()
    rareStorage = made
    return made
  }
}
