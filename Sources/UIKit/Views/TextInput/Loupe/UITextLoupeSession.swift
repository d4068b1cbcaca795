import CoreGraphics

/// Shows the loupe of text while the user drags a caret or a handle that an app draws itself.
@preconcurrency @MainActor open class UITextLoupeSession: NSObject {
  private let loupe = TextLoupe()
  private weak var view: UIView?
  private let isRange: Bool

  /// Creates a session for a view; see ``begin(at:fromSelectionWidgetView:in:)``.
  public required init(view: UIView, isRange: Bool) {
    self.view = view
    self.isRange = isRange
    super.init()
  }

  /// Shows the loupe above a point of a view. Returns nil if the view is not in a window.
  ///
  /// With a selection widget, such as a handle, the loupe is the wide one of a selection, otherwise that of a caret.
  open class func begin(at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView) -> Self? {
    guard interactionView.window != nil else { return nil }
    let session = Self(view: interactionView, isRange: selectionWidget != nil)
    let widget = selectionWidget.map { $0.convert($0.bounds, to: interactionView) }
    session.show(point, widget ?? CGRect(origin: point, size: .zero))
    return session
  }

  /// Moves the loupe to the touch. It magnifies the caret's rectangle if it tracks the caret, otherwise the line at the touch.
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
    let place = tracksCaret ? CGPoint(x: caretRect.midX, y: point.y) : point
    show(place, caretRect.isNull ? CGRect(origin: point, size: .zero) : caretRect)
  }

  /// Hides the loupe and ends the session.
  open func invalidate() { loupe.hide() }

  private func show(_ point: CGPoint, _ place: CGRect) {
    guard let view else { return }
    loupe.show(place, at: point, of: view, isRange: isRange)
  }
}
