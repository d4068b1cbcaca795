import Foundation

/// What can take part in events: views, controllers, windows, the application.
///
/// Responders form a chain (``next``) along which an event goes until somebody answers it. Touches start at the view that was hit, keys at
/// the first responder of the key window.
@preconcurrency @MainActor open class UIResponder: NSObject, UISelectorTarget, UIUserActivityRestoring, _KeyPathObserver {
  public override init() {
    super.init()
  }

  deinit {
    if AssociatedObjects.isUsed { AssociatedObjects.shared.forget(ObjectIdentifier(self)) }
  }

  // MARK: Nibs

  /// Called when the object was made from a nib or storyboard and all its outlets and actions are connected.
  open func awakeFromNib() {}
  /// Declared for source compatibility with Interface Builder's previews; never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: Observing

  /// Called when a property that this object observes by name has changed. An override that does not know the key path calls `super`, which
  /// raises UIKit's message.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    UIKitError.raise(
      "\(KeyedObject.description(self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
        + "Key path: \(keyPath ?? "nil")")
  }

  // MARK: The chain

  open var next: UIResponder? { nil }

  // MARK: First responder

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Touches and presses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

  /// Called when a motion begins. On Linux the only source of motions is `TestScreen.shake()`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// The methods this class's selectors stand for; see ``UISelectorTarget``.
  open class var selectors: [Selector: UISelectorAction] { [:] }

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { implementsAction(action) }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  open func validate(_ command: UICommand) {}
  open var keyCommands: [UIKeyCommand]? { nil }
  open var undoManager: UndoManager? { next?.undoManager }

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}

  // MARK: Accessibility

  /// Goes back or closes something, as a person does who does not see the screen; false leaves it to the next responder.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing there is to do; false leaves it to the next responder.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls by a page; false leaves it to the next responder.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Activities

  /// What the responder's person is doing.
  open var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, Self.activityKey) as? NSUserActivity }
    set { objc_setAssociatedObject(self, Self.activityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  /// Few responders have an activity: it is kept beside them.
  private nonisolated(unsafe) static let activityKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Input views

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIViewController? { next?.inputViewController }
  open var inputAccessoryViewController: UIViewController? { next?.inputAccessoryViewController }
  /// Buttons above the keyboard while this is first responder, where the window is wide.
  open var inputAssistantItem: UITextInputAssistantItem { assistantItem }
  /// The language that text is entered in; nil for one that takes no text.
  open var textInputMode: UITextInputMode? { self is any UIKeyInput ? UITextInputMode.activeInputModes.first : nil }
  open func reloadInputViews() { responderWindow?.inputViewsChanged() }

  /// Called when this is no longer first responder though it was not asked, or would not resign.
  func firstResponderWasTaken() {}
}
