import CoreGraphics

extension UIButton {
  /// Returns the pointer style of a button, given the standard one.
  public typealias PointerStyleProvider = @MainActor (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// Whether the button responds to the pointer; `false` by default.
  public final var isPointerInteractionEnabled: Bool {
    get { pointer?.isEnabled ?? false }
    set {
      if newValue, pointer == nil { makePointer() }
      pointer?.isEnabled = newValue
    }
  }

  /// Provides the pointer style; setting it enables the pointer interaction.
  public final var pointerStyleProvider: PointerStyleProvider? {
    get { parts.pointer?.provider }
    set {
      if newValue != nil, pointer == nil { makePointer() }
      parts.pointer?.provider = newValue
      pointer?.invalidate()
    }
  }

  /// Whether the menu of the button is shown.
  public final var isHeld: Bool { MenuPresenter.current?.sourceView === self }

  private var pointer: UIPointerInteraction? { parts.pointer?.interaction }

  private func makePointer() {
    let agent = ButtonPointer(self)
    parts.pointer = agent
    addInteraction(agent.interaction)
  }
}

/// Provides the pointer style of a button.
@MainActor final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private weak var button: UIButton?
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)
  var provider: UIButton.PointerStyleProvider?

  init(_ button: UIButton) {
    self.button = button
    super.init()
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let button else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let radius = min(button.bounds.height, button.bounds.width) / 4
    let frame = button.superview?.convert(button.frame, to: nil) ?? button.frame
    guard let provider else { return UIPointerStyle(effect: effect) }
    return provider(button, effect, .roundedRect(frame, radius: radius))
  }
}
