import CoreGraphics

/// Images and offsets that replace those of the design.
extension UISearchBar {
  private func change(_ change: (inout SearchBarLooks) -> Void) {
    change(&parts.looks)
    showLooks()
  }

  // MARK: Backgrounds

  /// The image behind the bar; `nil` uses the standard look.
  public final var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// Sets the image behind the bar for an edge and a height.
  public final func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    change { $0.backgrounds[.init(position: barPosition, metrics: barMetrics)] = backgroundImage }
  }

  /// Returns the image behind the bar for an edge and a height.
  public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    parts.looks.backgrounds[.init(position: barPosition, metrics: barMetrics)]
  }

  /// The image behind the field, which then is as high as the image.
  public final func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    change { $0.fieldBackgrounds[state] = backgroundImage }
  }

  /// Returns the background image that was set for the text field in a state.
  public final func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { parts.looks.fieldBackgrounds[state] }

  // MARK: Offsets

  /// The offset of the field from its standard position.
  public final var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { parts.looks.fieldOffset }
    set { change { $0.fieldOffset = newValue } }
  }

  /// The offset of the text from its standard position in the field.
  public final var searchTextPositionAdjustment: UIOffset {
    get { parts.looks.textOffset }
    set {
      change { $0.textOffset = newValue }
      field.setNeedsLayout()
    }
  }

  /// Shifts an icon of the field in points.
  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    change { $0.iconOffsets[icon] = adjustment }
    field.setNeedsLayout()
  }

  /// Returns the shift of an icon.
  public final func positionAdjustment(for icon: Icon) -> UIOffset { parts.looks.iconOffsets[icon] ?? .zero }

  // MARK: Scopes

  /// The image behind the scopes.
  public final var scopeBarBackgroundImage: UIImage? {
    get { parts.looks.scopes.background }
    set { change { $0.scopes.background = newValue } }
  }

  public final func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    change { $0.scopes.buttons[state] = backgroundImage }
  }

  public final func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { parts.looks.scopes.buttons[state] }

  /// Sets the image between scopes in given states.
  public final func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    change { $0.scopes.dividers[DividerStates(left: leftState, right: rightState)] = dividerImage }
  }

  /// Returns the image between scopes in given states.
  public final func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    parts.looks.scopes.dividers[DividerStates(left: leftState, right: rightState)]
  }

  /// Sets the font and color of the scopes' titles in a state.
  public final func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    change { $0.scopes.attributes[state] = attributes }
  }

  /// Returns the attributes of the scopes' titles in a state.
  public final func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.looks.scopes.attributes[state]
  }
}
