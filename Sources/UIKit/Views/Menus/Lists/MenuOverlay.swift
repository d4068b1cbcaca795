import QuartzCore

/// Covers a window while a menu is shown: it contains the lists, and blocks touches outside of them.
@MainActor final class MenuOverlay: UIView {
  weak var presenter: MenuPresenter?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = 900
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { presenter?.touchedBeside(at: touch.location(in: nil)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func layoutSubviews() {
    super.layoutSubviews()
    presenter?.windowMayHaveChanged()
  }

  // MARK: Accessibility

  /// The lists, followed by the element that dismisses them.
  override var subviewsAsRead: [any AccessibleObject] { super.subviewsAsRead + [region] }
  private lazy var region = MenuDismissRegion(self)

  override func accessibilityPerformEscape() -> Bool {
    guard let presenter else { return false }
    presenter.stepBack()
    return true
  }
}

/// The area outside of a menu, for assistive technologies.
@MainActor private final class MenuDismissRegion: UIAccessibilityElement {
  private weak var overlay: MenuOverlay?

  init(_ overlay: MenuOverlay) {
    self.overlay = overlay
    super.init(accessibilityContainer: overlay)
    accessibilityLabel = LocalizedStrings.word("Dismiss menu")
    accessibilityIdentifier = "PopoverDismissRegion"
    accessibilityTraits = .button
  }

  override var accessibilityFrame: CGRect {
    get { overlay?.frameOnScreen ?? .zero }
    set {}
  }
  override func accessibilityActivate() -> Bool { overlay?.accessibilityPerformEscape() ?? false }
}

extension MenuOverlay: ReadAsKind {
  var accessibleKind: AccessibleKind { .menu }
}
