/// The configurations a view was given, and the views that show them.
struct ConfigurationParts {
  var content: (any UIContentConfiguration)?
  var contentView: (UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  /// Whether the content follows the view's state by itself.
  var updatesContent = true
  var updatesBackground = true
  /// Set when the configurations are behind the state, until the next layout.
  var needsUpdate = false
}
