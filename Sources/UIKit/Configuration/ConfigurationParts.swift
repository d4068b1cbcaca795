/// The configurations of a view, and the views that show them.
struct ConfigurationParts {
  var content: (any UIContentConfiguration)?
  var contentView: (UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  /// Whether the content follows the view's state by itself.
  var updatesContent = true
  var updatesBackground = true
  /// Whether the configurations must be brought up to date before the next layout.
  var needsUpdate = false
}
