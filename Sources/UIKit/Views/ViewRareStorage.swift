import CoreGraphics

/// What only some views have, made when it is first set, so that a plain view stays small.
@MainActor final class ViewRareStorage {
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  /// Segues of a storyboard that start at this view; a control holds its targets weakly.
  var segueTriggers: [NSObject] = []
  var layoutMargins: LayoutMargins?
  var safeAreaInsets = UIEdgeInsets.zero
  var mask: UIView?
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var readingCover: ReadingCover?
  /// The number of presentations over this view that dim its tint.
  var dimmingPresentations = 0
  var traitOverrides = UITraitOverrides()
  /// The range that the text size of the view is kept in.
  var textSizeLimits: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?)
  /// The traits last made of `inherited` and the overrides.
  var combinedTraits: (inherited: UITraitCollection, combined: UITraitCollection)?
  var traitRegistrations: [TraitRegistration] = []
  /// The number of running animations that block touches.
  var blockingAnimations = 0
  var restorationIdentifier: String?
  var accessibility: AccessibilityValues?
  var largeContent: LargeContentValues?
  var focus = FocusValues()
  /// How the corners are rounded; nil leaves them to the layer.
  var corners: UICornerConfiguration?

  /// Margins as they were set: by side, or by reading direction.
  enum LayoutMargins {
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}

extension UIView {
  /// The rare storage, made if need be.
  final var rare: ViewRareStorage {
    if let rareStorage { return rareStorage }
    let made = ViewRareStorage()
    rareStorage = made
    return made
  }
}
