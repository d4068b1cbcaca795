/// The guide or margins that inset the containers of a compositional layout's sections.
public enum UIContentInsetsReference: Int, Sendable {
  /// The setting of the layout's configuration; in the configuration itself, the safe area.
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}
