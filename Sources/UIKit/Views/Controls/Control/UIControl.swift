import CoreGraphics

/// A view that turns touches into actions: the base class of buttons, switches and sliders.
///
/// An action is a closure (``addAction(_:for:)``), a method of a target (`addTarget(self, action: MyController.save, for:)`), or a
/// ``Selector`` from the target's table.
@preconcurrency @MainActor open class UIControl: UIView {
  final var controlTargets: [ControlTarget] = []
  final var trackingTouch: UITouch?
  final var menuInteraction: UIContextMenuInteraction?
  /// Whether the app has enabled or disabled the menu; nil for the default.
  final var isMenuEnabled: Bool?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
    coder.takeInterface(of: self, as: UIControl.self)
  }

  /// Creates the parts of a control of this module, for every initializer.
  func prepareParts() {}

  /// Creates a control that sends `primaryAction` on `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control responds to touches; `true` by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledChanged(); PropertyObservers.changed(self) } }
  }
  /// Whether the control is in its selected state; for buttons it affects only the appearance.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged(); PropertyObservers.changed(self) } }
  }
  /// Whether the control looks pressed; set while a finger is in the bounds.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged(); PropertyObservers.changed(self) } }
  }
  /// The combination of enabled, selected, highlighted and focused that decides the appearance.
  open var state: State { ownState }
  /// The vertical alignment of the content; `.center` by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet {
      guard contentVerticalAlignment != oldValue else { return }
      setNeedsLayout()
      baselinesChanged()
    }
  }
  /// The horizontal alignment of the content; `.center` by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// Whether a finger is being tracked.
  open package(set) var isTracking = false
  /// Whether the tracked finger is in the bounds.
  open package(set) var isTouchInside = false

  /// Whether a touch up inside is this control's primary action, as for a button.
  var triggersPrimaryActionOnTouchUp: Bool { !opensMenu }

  /// Called after a change of `state`; subclasses of this module update their views.
  @_spi(UIKitParts) open func stateChanged() { setNeedsLayout() }

  // MARK: Accessibility

  @_spi(UIKitParts) open override var isAccessibilityElementByDefault: Bool { true }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? labelOfRow }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isEnabled ? .none : .notEnabled).union(isSelected ? .selected : .none) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Tracking

  /// Called when a touch begins. Returns whether to track it; `true` by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves. Returns whether to continue; `true` by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends; does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is canceled; does nothing by default.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegan(touches, event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMoved(touches, event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnded(touches, event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(touches, event) }
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !claimsTap(from: gestureRecognizer)
  }

  // MARK: Keyboard

  open override var canBecomeFocused: Bool { isEnabled }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = keysBegan(presses)
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = keysEnded(presses, isCancelled: false)
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = keysEnded(presses, isCancelled: true)
    if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
  }
  /// Whether Space and Return perform the action of a tap.
  var answersActivation: Bool { true }
  /// Performs the action of a tap, for keys and assistive technologies.
  func performTap() { if opensMenu { openMenu() } else { sendTapEvents() } }
  /// Changes the value by a key, such as an arrow; returns false if the key has no effect.
  func adjust(by key: UIKey) -> Bool { false }
  /// The rectangle the focus ring surrounds, and its corner radius.
  @_spi(UIKitParts) open var focusOutline: (CGRect, CGFloat) { (bounds, layer.cornerRadius) }
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, answersActivation else { return false }
    performTap()
    return true
  }

  // MARK: Actions

  /// Adds an action for some events. The target is held weakly; `nil` searches the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { add(target, action, controlEvents) }
  /// Removes an action from some events; `nil` as target or action matches all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) { remove(target, action, controlEvents) }
  /// Adds an action for some events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }
  /// Removes an action, found by its identifier, from some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) { remove(action.identifier, controlEvents) }
  /// Sends the actions of some events as if they had occurred.
  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }
  /// Sends one action; an override receives every action of the control.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { send(action, to: target, event: event) }
  /// Performs an action with the control as sender.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  /// All events for which there is an action.
  open var allControlEvents: Event { controlTargets.reduce([]) { $0.union($1.events) } }
  /// The targets of all actions.
  open var allTargets: Set<AnyHashable> { Set(controlTargets.compactMap { $0.hashableTarget }) }
  /// Returns the selectors that a target receives for one event; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(target, controlEvent)
  }

  // MARK: Targets

  /// Removes the action with an identifier from some events; its other events remain.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    ownRemoveAction(identifiedBy: actionIdentifier, for: controlEvents)
  }
  /// Calls `iterator` with each action and target until it sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (_ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool) -> Void
  ) { ownEnumerateEventHandlers(iterator) }
  /// Performs the action of pressing the control.
  open func performPrimaryAction() { ownPerformPrimaryAction() }

  // MARK: Tool tip

  /// The text shown beside the pointer when it rests over the control; `nil` shows none.
  open var toolTip: String? {
    get { ownToolTip }
    set { ownToolTip = newValue }
  }
  /// The interaction that shows ``toolTip``.
  open var toolTipInteraction: UIToolTipInteraction? { interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first }

  // MARK: Types

  /// The horizontal alignment of the content, with leading and trailing resolved.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { ownEffectiveContentHorizontalAlignment }

  // MARK: Menu

  /// Whether pressing the control opens its menu.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { updateMenuInteraction() } }
  }
  /// Whether the control has a context menu, for which it asks ``contextMenuInteraction(_:configurationForMenuAtLocation:)``.
  open var isContextMenuInteractionEnabled: Bool {
    get { isMenuEnabled ?? hasOwnMenu }
    set {
      isMenuEnabled = newValue
      updateMenuInteraction()
    }
  }
  /// The interaction that shows the menu, if the control has one.
  open var contextMenuInteraction: UIContextMenuInteraction? { isContextMenuInteractionEnabled ? madeMenuInteraction : nil }
  /// Whether the control has a menu without the app's methods, as a button.
  var hasOwnMenu: Bool { false }
  /// Called before the menu appears with the events of the menu's choice.
  func prepareMenu(_ events: inout MenuEvents) {}

  /// Returns the menu of the control; nil by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview that is lifted; nil, the default, lifts the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview to which the menu is dismissed; nil, the default, is the control.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the lifted preview for an identifier; by default the preview without one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  /// Returns the preview for an identifier to which the menu is dismissed; by default the preview without one.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }
  /// Called when the preview was tapped; does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called before the menu appears; does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu disappears; does nothing by default.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
