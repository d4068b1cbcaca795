import CoreGraphics

/// Shows the keyboard, or a custom input view, and hides it as the first responder changes; posts the notifications.
///
/// Without an on-screen keyboard the notifications are posted too, with the frame of the docked views: an accessory view, or nothing.
@MainActor package final class KeyboardPresenter {
  @InterfaceState(.activity, end: { $0.end() }) package private(set) static var shared = KeyboardPresenter()

  /// Whether the on-screen keyboard is used. Off if there is a hardware keyboard.
  package var showsKeyboard = false {
    didSet { if showsKeyboard != oldValue { update() } }
  }
  /// The language of the keyboard; nil is the user's language.
  package var language: String? {
    didSet { keyboard?.languageChanged() }
  }
  /// The user's languages, in order of preference.
  package var userLanguages: [String] = Locale.preferredLanguages {
    didSet { keyboard?.languageChanged() }
  }
  /// The covered area of the screen, while a view is docked or text is edited.
  package private(set) var frame: CGRect?

  /// The top of the covered area, if any.
  var top: CGFloat? { frame.flatMap { $0.height > 0 ? $0.minY : nil } }

  private var window: KeyboardWindow?
  private var dock: KeyboardDock?
  private(set) var keyboard: KeyboardView?
  private weak var responder: UIResponder?
  private weak var avoider: (any KeyboardAvoiding)?
  /// The sheet that moves up for the keyboard.
  private weak var sheet: UISheetPresentationController?
  private var generation = 0
  private var isLayingOut = false
  private var guides: [WeakView] = []

  private struct WeakView {
    weak var view: UIView?
  }

  static let duration = 0.25
  /// The system's own curve, which has no name.
  private static let curve = 7

  // MARK: Observing the first responder

  func firstResponderChanged(to new: UIResponder?) {
    responder = new
    update()
  }

  private var isShown: Bool { frame != nil }

  private func update() {
    let content = InputContent(responder)
    if content.isEmpty || responder == nil {
      hide()
    } else {
      show(content)
    }
  }

  /// Called after a change of the text or its selection, on which capitals and the return key depend.
  func contextChanged() {
    keyboard?.contextChanged()
    guard let own = responder?.inputViewController as? UIInputViewController else { return }
    own.selectionDidChange(responder as? any UITextInput)
    own.textDidChange(responder as? any UITextInput)
  }

  private func show(_ content: InputContent) {
    let window = presentedWindow()
    let dock = presentedDock(in: window)
    let wasShown = isShown && !dock.isHidden
    inheritTraits(dock)
    var input = content.inputView
    if input == nil, content.takesText, showsKeyboard, let responder {
      let keyboard = self.keyboard ?? KeyboardView()
      self.keyboard = keyboard
      keyboard.serve(responder)
      input = keyboard
    }
    dock.show(accessory: AssistantBar.content(for: responder, accessory: content.accessory), input: input)
    move(dock, wasShown: wasShown)
  }

  /// The screen that shows the keyboard.
  private var screen: UIScreen { window?.screen ?? UIWindow.key?.screen ?? .main }

  /// Shows the window of the keyboard on the screen of the key window, to which the responder belongs.
  private func presentedWindow() -> KeyboardWindow {
    let place = UIWindow.key?.screen ?? .main
    let window = self.window ?? KeyboardWindow(frame: place.bounds)
    if self.window == nil {
      self.window = window
      window.windowLevel = UIWindow.Level(100_000)
    }
    if let scene = UIWindow.key?.windowScene { window.windowScene = scene }
    if window.frame != place.bounds { window.frame = place.bounds }
    window.isHidden = false
    return window
  }

  private func presentedDock(in window: KeyboardWindow) -> KeyboardDock {
    if let dock { return dock }
    let made = KeyboardDock(frame: CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: 0))
    made.isHidden = true
    dock = made
    window.addSubview(made)
    return made
  }

  /// Applies the traits of the edited view to the keyboard, or the keyboard appearance if set.
  private func inheritTraits(_ dock: KeyboardDock) {
    let traits = (responder as? UIView)?.traitCollection ?? screen.traitCollection
    var overrides = UITraitOverrides()
    overrides.design = traits.design
    switch (responder as? any UITextInputTraits)?.keyboardAppearance ?? .default {
    case .default: overrides.userInterfaceStyle = traits.userInterfaceStyle
    case .dark: overrides.userInterfaceStyle = .dark
    case .light: overrides.userInterfaceStyle = .light
    }
    dock.traitOverrides = overrides
  }

  private func dockedFrame(_ dock: KeyboardDock) -> CGRect {
    let bounds = screen.bounds
    let height = dock.height(on: bounds.size, safeBottom: UIWindow.key?.safeAreaInsets.bottom ?? 0)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func move(_ dock: KeyboardDock, wasShown: Bool) {
    let end = dockedFrame(dock)
    let below = CGRect(x: 0, y: screen.bounds.height, width: end.width, height: end.height)
    let begin = wasShown ? frame ?? below : below
    generation += 1
    let turn = generation
    frame = end
    letFingersDraw(end.height > 0)
    let isNews = !wasShown || begin != end
    if isNews { post([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification], begin, end) }
    if !wasShown {
      UIView.performWithoutAnimation {
        dock.frame = below
        dock.isHidden = false
        dock.layoutIfNeeded()
      }
    }
    animate {
      dock.frame = end
      dock.layoutIfNeeded()
      self.avoid(end)
      self.layOutGuides()
    } then: {
      guard turn == self.generation, isNews else { return }
      self.post([UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification], begin, end)
    }
  }

  private func hide() {
    guard let begin = frame else { return }
    Dictation.shared.end()
    generation += 1
    let turn = generation
    frame = nil
    letFingersDraw(false)
    let end = CGRect(x: 0, y: screen.bounds.height, width: begin.width, height: begin.height)
    post([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification], begin, end)
    let dock = dock
    animate {
      dock?.frame = end
      self.sheet?.makeWay(forKeyboard: 0)
      self.avoider?.keyboardLeft()
      self.layOutGuides()
    } then: {
      guard turn == self.generation else { return }
      dock?.show(accessory: nil, input: nil)
      dock?.isHidden = true
      self.window?.isHidden = true
      self.post([UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification], begin, end)
    }
    avoider = nil
  }

  private func animate(_ changes: @escaping @MainActor () -> Void, then done: @escaping @MainActor () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: changes
    ) { _ in done() }
  }

  private func post(_ names: [Notification.Name], _ begin: CGRect, _ end: CGRect) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin), UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names { NotificationCenter.default.post(name: name, object: screen, userInfo: info) }
  }

  // MARK: Interactive dismissal

  /// Enables or disables interactive dismissal by scroll views.
  private func letFingersDraw(_ may: Bool) {
    guard may else {
      OnScreenKeyboard.follow = nil
      OnScreenKeyboard.release = nil
      return
    }
    OnScreenKeyboard.follow = { [weak self] (distance: CGFloat) in self?.draw(by: distance) }
    OnScreenKeyboard.release = { [weak self] (hides: Bool) in
      if !hides { self?.comeBack() }
    }
  }

  private func draw(by distance: CGFloat) {
    guard let dock, let frame else { return }
    UIView.performWithoutAnimation { dock.frame.origin.y = frame.minY + min(max(0, distance), frame.height) }
  }

  private func comeBack() {
    guard let dock, let frame else { return }
    animate({ dock.frame = frame }, then: {})
  }

  // MARK: Avoiding the keyboard

  private func avoid(_ frame: CGRect) {
    guard let responder else { return }
    raiseSheet(around: responder, above: frame)
    var node: UIResponder? = responder
    while let current = node, !(current is any KeyboardAvoiding) { node = current.next }
    let found = node as? any KeyboardAvoiding
    if let avoider, avoider !== found { avoider.keyboardLeft() }
    avoider = found
    found?.makeRoom(forKeyboard: frame, editing: responder)
  }

  private func raiseSheet(around responder: UIResponder, above frame: CGRect) {
    var node: UIResponder? = responder
    var found: UISheetPresentationController?
    while let current = node, found == nil {
      if let controller = current as? UIViewController, controller.presentingViewController != nil {
        found = controller.presentationController as? UISheetPresentationController
      }
      node = current.next
    }
    if sheet !== found { sheet?.makeWay(forKeyboard: 0) }
    sheet = found
    found?.makeWay(forKeyboard: frame.height > 0 ? max(0, screen.bounds.maxY - frame.minY) : 0)
  }

  /// Updates a view's keyboard layout guide from now on.
  func follow(_ view: UIView) { guides.append(WeakView(view: view)) }

  private func layOutGuides() {
    guides.removeAll { $0.view == nil }
    for guide in guides {
      guide.view?.layoutGuidesChanged()
      guide.view?.setNeedsLayout()
      guide.view?.layoutIfNeeded()
    }
  }

  // MARK: The screen

  /// Called after the screen changed its size: moves the keyboard.
  func screenChanged() {
    guard let dock, let old = frame, !dock.isHidden, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    if dockedFrame(dock) != old { move(dock, wasShown: true) }
  }

  /// Removes the keyboard immediately, without notifications.
  private func end() {
    // First, so that the following changes do not move anything.
    frame = nil
    responder = nil
    generation += 1
    keyboard?.stop()
    window?.isHidden = true
  }
}
