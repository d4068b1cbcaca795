import CoreGraphics

/// The views of a button, created on demand.
@MainActor struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  var background: ButtonBackground?
  var activity: UIActivityIndicatorView?
  var indicator: UIImageView?
  var glow: TouchGlow?
  /// Opens the menu of a button that has another primary action.
  var menuOpener: ButtonMenuOpener?
  /// Handles the pointer over the button, if enabled.
  var pointer: ButtonPointer?
  var isShadowReversed = false
  var isHovered = false
  var behavioralStyle = UIBehavioralStyle.automatic
  var isUpdating = false
  var needsConfigurationUpdate = false
}

/// The frames of the parts of a configured button.
struct ButtonArranged: Equatable {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
  var indicator = CGRect.zero
  var size = CGSize.zero
}
