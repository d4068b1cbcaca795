import QuartzCore

extension UITextView {
  public enum BorderStyle: Int, Sendable {
    /// The view has no border; the default.
    case none
    /// A border with rounded corners, as in text fields.
    case roundedRect
  }

  /// The border of the view; `.none` by default.
  public final var borderStyle: BorderStyle {
    get { style.borderStyle }
    set {
      guard newValue != style.borderStyle else { return }
      style.borderStyle = newValue
      showBorder()
    }
  }

  final func showBorder() {
    let look = traitCollection.design.textInput
    guard style.borderStyle == .roundedRect else {
      layer.borderWidth = 0
      layer.cornerRadius = 0
      return
    }
    layer.borderWidth = look.borderWidth > 0 ? look.borderWidth : 1 / traitCollection.drawingScale
    layer.borderColor = look.border.resolvedColor(with: traitCollection).cgColor
    layer.cornerRadius = look.cornerRadius
  }
}
