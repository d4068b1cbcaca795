import CoreGraphics
internal import TrestleText

/// Fields of subclasses that draw their text or placeholder themselves.
extension UITextField {
  final var drawsTextItself: Bool { FieldMethods.drawText.isOverridden(in: type(of: self)) }
  final var drawsPlaceholderItself: Bool { FieldMethods.drawPlaceholder.isOverridden(in: type(of: self)) }

  final func drawShownText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let line = line
    let origin = lineOrigin(line)
    let room = textRoom
    context.draw(line.layout, at: CGPoint(x: rect.minX + origin.x - room.minX, y: rect.minY + origin.y - room.minY))
  }

  final func drawShownPlaceholder(in rect: CGRect) {
    guard let text = currentAttributedPlaceholder else { return }
    let size = text.size()
    text.draw(in: CGRect(x: rect.minX, y: rect.minY + (rect.height - size.height) / 2, width: rect.width, height: size.height))
  }

  /// Hosts the subclass's custom drawing, if it overrides any.
  final func showDrawing(in room: CGRect) {
    let isEmpty = editor.text.count == 0
    let draws = isEmpty ? drawsPlaceholderItself && parts.placeholder != nil : drawsTextItself && !isEditing
    guard draws else {
      parts.drawing?.isHidden = true
      return
    }
    let view = parts.drawing ?? FieldDrawingView()
    if parts.drawing == nil {
      parts.drawing = view
      view.field = self
      view.isOpaque = false
      view.isUserInteractionEnabled = false
      insertSubview(view, belowSubview: parts.canvas)
    }
    view.isHidden = false
    view.frame = isEmpty ? placeholderLine : room
    view.setNeedsDisplay()
  }

  /// One line of the placeholder, which a subclass draws at its top.
  private var placeholderLine: CGRect {
    let room = placeholderRect(forBounds: bounds)
    guard let height = currentAttributedPlaceholder?.size().height, height < room.height else { return room }
    return CGRect(x: room.minX, y: room.minY + (room.height - height) / 2, width: room.width, height: height)
  }

  /// The size of the complete line without a width limit. A line that is much longer than a screen counts with its beginning.
  final var wholeLine: (width: CGFloat, height: CGFloat) {
    let layout = TextLayout(lineStart, TextLayout.Options(maximumLines: 1, lineBreakMode: .clipping, alignment: .left))
    return (layout.size.width, layout.size.height)
  }
}

/// The overridden drawing methods of a subclass.
@MainActor private enum FieldMethods {
  static let drawText = MethodSlot(UITextField.self, probe: DrawTextProbe.self, plain: PlainField.self)
  static let drawPlaceholder = MethodSlot(UITextField.self, probe: DrawPlaceholderProbe.self, plain: PlainField.self)
}

private final class PlainField: UITextField {}

private final class DrawTextProbe: UITextField {
  override func drawText(in rect: CGRect) { MethodSlot.probed() }
}

private final class DrawPlaceholderProbe: UITextField {
  override func drawPlaceholder(in rect: CGRect) { MethodSlot.probed() }
}

/// Hosts the drawing of a field's subclass, in a bitmap behind the caret.
@MainActor final class FieldDrawingView: UIView {
  weak var field: UITextField?

  override func draw(_ rect: CGRect) {
    guard let field else { return }
    if field.hasText { field.drawText(in: bounds) } else { field.drawPlaceholder(in: bounds) }
  }
}
