import Foundation

/// An object that handles events: a view, a controller, a window, the application.
///
/// Responders form a chain (``next``) along which an event is passed until it is handled. Touches start at the hit view, keys at the first
/// responder of the key window.
@preconcurrency @MainActor open class UIResponder: NSObject, UISelectorTarget, UIUserActivityRestoring, _KeyPathObserver {
  public override init() {
    super.init()
  }

  deinit {
    if AssociatedObjects.isUsed { AssociatedObjects.shared.forget(ObjectIdentifier(self)) }
  }

  // MARK: Nibs

  /// Called after the object was loaded from a nib or storyboard and its outlets and actions are connected.
  open func awakeFromNib() { ExchangedMethods.call("awakeFromNib", of: self) }
  /// Returns the object that replaces this one, which was created from a nib or storyboard: by default the object itself. With nil the
  /// object is left out.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// Declared for source compatibility with Interface Builder's previews; never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: Observing

  /// Called when a property that this object observes by key path has changed. An override calls `super` for unknown key paths, which
  /// raises UIKit's message.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    UIKitError.raise(
      "\(KeyedObject.description(self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
        + "Key path: \(keyPath ?? "nil")")
  }

  // MARK: The chain

  /// The responder that receives what this one does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the object receives key events and actions first.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }
  /// Whether the object may become first responder; `false` by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object may resign first responder; `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// Makes the object first responder, after the previous one resigned. Returns whether it succeeded.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Resigns first responder. Returns whether it succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Touches and presses

  /// Called for new touches; passes them to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called for moved touches; passes them to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called for ended touches; passes them to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called for canceled touches; passes them to the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  /// Called when estimated values of touches are updated; never called, because no device reports them late.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called for keys that went down; passes them to the next responder by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
  /// Called for presses whose force changed; passes them to the next responder by default.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
  /// Called for keys that went up; passes them to the next responder by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
  /// Called for canceled presses; passes them to the next responder by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

  /// Called when a motion begins. On Linux the only source of motions is `TestScreen.shake()`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// Called after a motion ended; passes it to the next responder by default.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// Called for a canceled motion; passes it to the next responder by default.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
  /// Called for a command of a media key; passes it to the next responder by default.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// The methods for this class's selectors; see ``UISelectorTarget``.
  open class var selectors: [Selector: UISelectorAction] { [:] }

  /// Returns whether the object performs an action; `true` by default if it implements the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == "paste:", pasteConfiguration != nil { return canPaste(UIPasteboard.general.itemProviders) }
    return implementsAction(action)
  }

  /// Returns the first object of the responder chain that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Changes title and state of a command before a menu shows it; does nothing by default.
  open func validate(_ command: UICommand) {}
  /// Changes the main menu. Called on the app, and then on its delegate, when the menu is built.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// The key commands of the object; `nil` by default.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The undo manager of the nearest responder that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Cuts the selection; does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Copies the selection; does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Inserts the pasteboard's content; by default according to the paste configuration.
  open func paste(_ sender: Any?) { pasteByConfiguration() }
  /// Selects the content at the touched position; does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects the whole content; does nothing by default.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection; does nothing by default.
  open func delete(_ sender: Any?) {}
  /// Toggles bold for the selection; does nothing by default.
  open func toggleBoldface(_ sender: Any?) {}
  /// Toggles italics for the selection; does nothing by default.
  open func toggleItalics(_ sender: Any?) {}
  /// Toggles underlining for the selection; does nothing by default.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the selected text larger; does nothing by default.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selected text smaller; does nothing by default.
  open func decreaseSize(_ sender: Any?) {}
  /// Shows a search in the content; does nothing by default.
  open func find(_ sender: Any?) {}
  /// Shows a search in the content with replacing; does nothing by default.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next result; does nothing by default.
  open func findNext(_ sender: Any?) {}
  /// Goes to the previous result; does nothing by default.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selected text; does nothing by default.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Prints the content; does nothing by default.
  open func printContent(_ sender: Any?) {}
  /// Renames the document; does nothing by default.
  open func rename(_ sender: Any?) {}
  /// Creates a copy of the document; does nothing by default.
  open func duplicate(_ sender: Any?) {}
  /// Moves the document to another folder; does nothing by default.
  open func move(_ sender: Any?) {}
  /// Exports the document in another format; does nothing by default.
  open func export(_ sender: Any?) {}

  // MARK: Pasting

  /// The types of data that can be pasted here and dropped on a view; with `nil`, the default, `paste(_:)` decides.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { storedPasteConfiguration }
    set { storedPasteConfiguration = newValue }
  }
  /// Receives pasted or dropped items; does nothing by default.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether the items can be pasted; by default if the paste configuration accepts one of them.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }

  // MARK: Accessibility

  /// Goes back or closes a screen for assistive technologies; returning false passes the action to the next responder.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action; returning false passes it to the next responder.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls by a page; returning false passes the action to the next responder.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Activities

  open var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, Self.activityKey) as? NSUserActivity }
    set { objc_setAssociatedObject(self, Self.activityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  /// Few responders have an activity, so it is an associated object.
  private nonisolated(unsafe) static let activityKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  /// Restores the state of a continued activity; does nothing by default.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// Stores the state in an activity; does nothing by default.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Input views

  /// The view that replaces the keyboard; `nil` shows the keyboard.
  open var inputView: UIView? { nil }
  /// The view shown above the keyboard; `nil` by default.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view that replaces the keyboard; the next responder's by default.
  open var inputViewController: UIViewController? { next?.inputViewController }
  /// The controller of the view above the keyboard; the next responder's by default.
  open var inputAccessoryViewController: UIViewController? { next?.inputAccessoryViewController }
  /// Buttons above the keyboard while this is first responder, in wide windows.
  open var inputAssistantItem: UITextInputAssistantItem { assistantItem }
  /// The input language; nil if the responder accepts no text.
  open var textInputMode: UITextInputMode? { standardTextInputMode }
  /// The name under which the keyboard of a device remembers the language for this responder; `nil`, the default, remembers none. The
  /// keyboard here has the language of `textInputMode`.
  open var textInputContextIdentifier: String? { nil }
  /// Queries the input view and the input accessory view again.
  open func reloadInputViews() { responderWindow?.inputViewsChanged() }

  /// Called when another object became first responder although this one was not asked, or refused to resign.
  func firstResponderWasTaken() {}
}
