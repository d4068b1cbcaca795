import CoreGraphics

extension UIScrollView {
  final func setContentInset(_ new: UIEdgeInsets) {
    guard new != ownContentInset else { return }
    if new.top.isNaN || new.left.isNaN || new.bottom.isNaN || new.right.isNaN {
      UIKitError.raise("-[UIScrollView setContentInset:]: inset contains NaN: {\(new.top), \(new.left), \(new.bottom), \(new.right)}")
      return
    }
    let system = systemContentInset
    ownContentInset = new
    updateAdjustedInset(from: system)
  }

  package final func setContentSize(_ new: CGSize) {
    guard new != ownContentSize else { return }
    ownContentSize = new
    updateAdjustedInset()
    limitsChanged()
    setNeedsLayout()
    barFollower?.contentSizeChanged(self)
    PropertyObservers.changed(self)
  }

  /// The part of the adjusted inset that comes from the safe area.
  final var systemContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: ownAdjustedInset.top - ownContentInset.top - appliedRefreshInset, left: ownAdjustedInset.left - ownContentInset.left,
      bottom: ownAdjustedInset.bottom - ownContentInset.bottom, right: ownAdjustedInset.right - ownContentInset.right)
  }

  /// - Parameter system: The part that came from the safe area, if another part has changed.
  final func updateAdjustedInset(from system: UIEdgeInsets? = nil) {
    let safe = safeAreaInsets
    var added = UIEdgeInsets.zero
    switch behavior.insetAdjustment {
    case .never: break
    case .always: added = safe
    case .automatic, .scrollableAxes:
      let size = layer.bounds.size
      if ownContentSize.height > size.height || options.contains(.alwaysBouncesVertically) || isNavigatedContent {
        added.top = safe.top
        added.bottom = safe.bottom
      }
      if ownContentSize.width > size.width || options.contains(.alwaysBouncesHorizontally) {
        added.left = safe.left
        added.right = safe.right
      }
    }
    let refresh = refreshInset
    let new = UIEdgeInsets(
      top: ownContentInset.top + added.top + refresh, left: ownContentInset.left + added.left,
      bottom: ownContentInset.bottom + added.bottom,
      right: ownContentInset.right + added.right)
    guard new != ownAdjustedInset else { return }
    let oldSystem = system ?? systemContentInset
    let wasAtTop = contentOffset.y <= -ownAdjustedInset.top
    let wasAtLeft = contentOffset.x <= -ownAdjustedInset.left
    ownAdjustedInset = new
    appliedRefreshInset = refresh
    if systemContentInset != oldSystem { followSafeArea(from: oldSystem, wasAtTop: wasAtTop, wasAtLeft: wasAtLeft) }
    limitsChanged()
    // The distance by which the content is pulled depends on the inset.
    if refresher != nil { placeRefreshControl() }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Whether automatic adjustment applies although nothing scrolls: to the content of a controller in a navigation controller.
  private var isNavigatedContent: Bool {
    guard behavior.insetAdjustment == .automatic else { return false }
    let owner: UIResponder? = controller ?? superview?.controller
    return (owner as? any ScrollContentOwner)?.isNavigated(self) ?? false
  }

  /// Keeps content at its beginning when the safe area changes, and before it is shown also at the offset that the app has set.
  private func followSafeArea(from old: UIEdgeInsets, wasAtTop: Bool, wasAtLeft: Bool) {
    guard case .none = motion, !behavior.isBarChanging else { return }
    let added = systemContentInset
    var offset = contentOffset
    if wasAtTop || !behavior.wasShown { offset.y -= added.top - old.top }
    if wasAtLeft { offset.x -= added.left - old.left }
    if offset != contentOffset { moveContent(to: offset) }
  }

  final func setIndicatorInsets(_ insets: UIEdgeInsets) {
    behavior.verticalIndicatorInsets = insets
    behavior.horizontalIndicatorInsets = insets
    setNeedsLayout()
  }

  final var ownIndicatorInsets: UIEdgeInsets { behavior.verticalIndicatorInsets }
}
