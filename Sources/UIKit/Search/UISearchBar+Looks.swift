import CoreGraphics
import Foundation

/// Pictures and places in place of the design's.
extension UISearchBar {
  private func change(_ change: (inout SearchBarLooks) -> Void) {
    change(&parts.looks)
    showLooks()
  }

  // MARK: Backgrounds

  public final var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  public final func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    change { $0.backgrounds[.init(position: barPosition, metrics: barMetrics)] = backgroundImage }
  }

  public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    parts.looks.backgrounds[.init(position: barPosition, metrics: barMetrics)]
  }

  /// The image behind the field, which then is as high as the image.
  public final func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    change { $0.fieldBackgrounds[state] = backgroundImage }
  }

  public final func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { parts.looks.fieldBackgrounds[state] }

  // MARK: Places

  /// How far the field stands from its place.
  public final var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { parts.looks.fieldOffset }
    set { change { $0.fieldOffset = newValue } }
  }

  /// How far the text stands from its place in the field.
  public final var searchTextPositionAdjustment: UIOffset {
    get { parts.looks.textOffset }
    set {
      change { $0.textOffset = newValue }
      field.setNeedsLayout()
    }
  }

  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    change { $0.iconOffsets[icon] = adjustment }
    field.setNeedsLayout()
  }

  public final func positionAdjustment(for icon: Icon) -> UIOffset { parts.looks.iconOffsets[icon] ?? .zero }

  // MARK: Scopes

  public final var scopeBarBackgroundImage: UIImage? {
    get { parts.looks.scopes.background }
    set { change { $0.scopes.background = newValue } }
  }

  public final func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    change { $0.scopes.buttons[state] = backgroundImage }
  }

  public final func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { parts.looks.scopes.buttons[state] }

  public final func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    change { $0.scopes.dividers[DividerStates(left: leftState, right: rightState)] = dividerImage }
  }

  public final func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    parts.looks.scopes.dividers[DividerStates(left: leftState, right: rightState)]
  }

  public final func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    change { $0.scopes.attributes[state] = attributes }
  }

  public final func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.looks.scopes.attributes[state]
  }
}
