import CoreGraphics

/// The views of a button, each made when there is something for it to show.
@MainActor struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  var background: ButtonBackground?
  var activity: UIActivityIndicatorView?
  var indicator: UIImageView?
  var glow: TouchGlow?
  /// Opens the menu of a button whose press does something else.
  var menuOpener: ButtonMenuOpener?
  /// Answers to the mouse over the button, if that is enabled.
  var pointer: ButtonPointer?
  var isShadowReversed = false
  var isHovered = false
  var behavioralStyle = UIBehavioralStyle.automatic
  var isUpdating = false
  var needsConfigurationUpdate = false
}

/// Where the parts of a configured button stand.
struct ButtonArranged: Equatable {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
  var indicator = CGRect.zero
  var size = CGSize.zero
}
