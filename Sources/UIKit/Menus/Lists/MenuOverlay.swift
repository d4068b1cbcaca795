import CoreGraphics
import Foundation
import QuartzCore

/// Lies over a window while a menu shows: it holds the lists, and a touch beside them goes no further.
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

  /// After the lists comes what takes them away.
  override var subviewsAsRead: [any AccessibleObject] { super.subviewsAsRead + [region] }
  private lazy var region = MenuDismissRegion(self)

  override func accessibilityPerformEscape() -> Bool {
    guard let presenter else { return false }
    presenter.stepBack()
    return true
  }
}

/// What is beside a menu, for those who do not see it.
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
