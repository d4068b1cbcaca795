/// The configurations of a view, and the views that show them.
package struct ConfigurationParts {
  package var content: (any UIContentConfiguration)?
  package var contentView: (UIView & UIContentView)?
  package var background: UIBackgroundConfiguration?
  package var backgroundView: BackgroundConfigurationView?
  /// Whether the content follows the view's state by itself.
  package var updatesContent = true
  package var updatesBackground = true
  /// Whether the configurations must be brought up to date before the next layout.
  var needsUpdate = false

  package init(
    content: (any UIContentConfiguration)? = nil, contentView: (UIView & UIContentView)? = nil,
    background: UIBackgroundConfiguration? = nil, backgroundView: BackgroundConfigurationView? = nil, updatesContent: Bool = true,
    updatesBackground: Bool = true, needsUpdate: Bool = false
  ) {
    self.content = content
    self.contentView = contentView
    self.background = background
    self.backgroundView = backgroundView
    self.updatesContent = updatesContent
    self.updatesBackground = updatesBackground
    self.needsUpdate = needsUpdate
  }
}
