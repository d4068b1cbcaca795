/// The guide or margins that inset the containers of a compositional layout's sections.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says; there, the safe area.
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}
