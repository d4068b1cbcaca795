import CoreGraphics

public enum UITextInteractionMode: Int, Sendable {
  /// Touches place the caret and select.
  case editable
  /// Touches select; there is no caret.
  case nonEditable
}

/// Controls a text interaction. Every method is optional.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: AnyObject {
  /// Returns whether a touch at a point of the view has an effect on the selection; `true` by default.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called before a gesture changes the selection.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Called after the gesture.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Gives a view that draws its own text the gestures and the look of a text view's selection: caret, handles, loupe and edit menu.
///
/// The text is a responder that adopts ``UITextInput``, usually the view itself.
///
/// ```swift
/// let interaction = UITextInteraction(for: .editable)
/// interaction.textInput = self
/// addInteraction(interaction)
/// ```
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?
  /// Controls the interaction; held weakly.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text that is selected; held weakly.
  open weak var textInput: (any UIResponder & UITextInput)? {
    didSet { if textInput !== oldValue { textChanged() } }
  }
  public final let textInteractionMode: UITextInteractionMode
  final var display: UITextSelectionDisplayInteraction?
  private lazy var touches = TextInputTouches(self)
  private lazy var listener = TextInputListener(self)

  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }

  /// The recognizers of the interaction, for other recognizers that must wait for them.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [touches.recognizer] }

  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    self.view?.removeGestureRecognizer(touches.recognizer)
    touches.dragCancelled()
    removeDisplay()
    TextInteractions.remove(self)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    view.addGestureRecognizer(touches.recognizer)
    TextInteractions.add(self)
    textChanged()
  }

  private func textChanged() {
    removeDisplay()
    // Fields and text views have their own.
    guard let view, let textInput, !(textInput is any TextEditorHost) else { return }
    let display = UITextSelectionDisplayInteraction(textInput: textInput, delegate: nil)
    display.showsCaret = textInteractionMode == .editable
    view.addInteraction(display)
    self.display = display
    followFirstResponder()
  }

  private func removeDisplay() {
    if let display { display.view?.removeInteraction(display) }
    display = nil
  }

  /// Shows the selection while the text is first responder, and listens to its changes.
  final func followFirstResponder() {
    guard let display, let textInput else { return }
    display.isActivated = textInput.isFirstResponder
    if display.isActivated, textInput.inputDelegate == nil { textInput.inputDelegate = listener }
    if !display.isActivated { touches.dragCancelled() }
  }
}

/// Updates the shown selection when a text announces changes.
@MainActor private final class TextInputListener: UITextInputDelegate {
  private weak var interaction: UITextInteraction?

  init(_ interaction: UITextInteraction) { self.interaction = interaction }

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) { interaction?.display?.setNeedsSelectionUpdate() }
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) { interaction?.display?.setNeedsSelectionUpdate() }
}
