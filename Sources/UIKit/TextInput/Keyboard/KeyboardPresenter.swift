import CoreGraphics
import Foundation

/// Brings the keyboard, or what an app wants in its place, and takes it away as first responders change; tells of it by notifications.
///
/// Without an on-screen keyboard the notifications come all the same, with the frame of what is docked at the bottom: an accessory view,
/// or nothing.
@MainActor package final class KeyboardPresenter {
  package static let shared = KeyboardPresenter()

  /// Whether text is typed on the screen. Off where there is a keyboard on the desk.
  package var showsKeyboard = false {
    didSet { if showsKeyboard != oldValue { update() } }
  }
  /// Whose letters the keyboard has; nil is the user's language.
  package var language: String? {
    didSet { keyboard?.languageChanged() }
  }
  /// The languages the user reads, in order of preference.
  package var userLanguages: [String] = Locale.preferredLanguages {
    didSet { keyboard?.languageChanged() }
  }
  /// What is covered of the screen, while something is docked or text is entered.
  package private(set) var frame: CGRect?

  /// The top of what covers the screen, where something does.
  var top: CGFloat? { frame.flatMap { $0.height > 0 ? $0.minY : nil } }

  private var window: KeyboardWindow?
  private var dock: KeyboardDock?
  private(set) var keyboard: KeyboardView?
  private weak var responder: UIResponder?
  private weak var avoider: (any KeyboardAvoiding)?
  /// The sheet that makes way.
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

  // MARK: Following the first responder

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

  /// The text or its selection changed, on which capitals and the return key depend.
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

  private func presentedWindow() -> KeyboardWindow {
    let window = self.window ?? KeyboardWindow(frame: UIScreen.main.bounds)
    if self.window == nil {
      self.window = window
      window.windowLevel = UIWindow.Level(100_000)
    }
    if window.frame != UIScreen.main.bounds { window.frame = UIScreen.main.bounds }
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

  /// The keyboard looks as what is edited does, and dark or light if that says so.
  private func inheritTraits(_ dock: KeyboardDock) {
    let traits = (responder as? UIView)?.traitCollection ?? UIScreen.main.traitCollection
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
    let screen = UIScreen.main.bounds
    let height = dock.height(on: screen.size, safeBottom: UIWindow.key?.safeAreaInsets.bottom ?? 0)
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  private func move(_ dock: KeyboardDock, wasShown: Bool) {
    let end = dockedFrame(dock)
    let below = CGRect(x: 0, y: UIScreen.main.bounds.height, width: end.width, height: end.height)
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
    let end = CGRect(x: 0, y: UIScreen.main.bounds.height, width: begin.width, height: begin.height)
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
    for name in names { NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info) }
  }

  // MARK: Under the finger

  /// Lets scroll views draw the keyboard down, or not.
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

  // MARK: Who makes room

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
    found?.makeWay(forKeyboard: frame.height > 0 ? max(0, UIScreen.main.bounds.maxY - frame.minY) : 0)
  }

  /// A view whose keyboard guide follows the keyboard from now on.
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

  /// The screen has another size: the keyboard takes its place there.
  func screenChanged() {
    guard let dock, let old = frame, !dock.isHidden, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    if dockedFrame(dock) != old { move(dock, wasShown: true) }
  }

  /// Forgets everything, for a new test.
  package func reset() {
    // First of all, so that what follows moves nothing.
    frame = nil
    responder = nil
    generation += 1
    showsKeyboard = false
    language = nil
    avoider = nil
    guides = []
    keyboard?.stop()
    keyboard = nil
    dock = nil
    window?.isHidden = true
    window = nil
    letFingersDraw(false)
  }
}
