import CoreGraphics

/// One half of a stepper as an accessibility element: a button with the stepper's value.
@MainActor final class StepperHalf: UIAccessibilityElement {
  private weak var stepper: UIStepper?
  private let sign: Int

  init(_ stepper: UIStepper, sign: Int) {
    self.stepper = stepper
    self.sign = sign
    super.init(accessibilityContainer: stepper)
  }

  override var accessibilityLabel: String? {
    get { LocalizedStrings.word(sign > 0 ? "Increment" : "Decrement") }
    set {}
  }
  override var accessibilityValue: String? {
    get { stepper?.accessibilityValue }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { (stepper?.isEnabled ?? false) && (stepper?.canStep(sign) ?? false) ? .button : [.button, .notEnabled] }
    set {}
  }
  override var accessibilityFrame: CGRect {
    get {
      guard let stepper else { return .zero }
      let bounds = stepper.bounds
      let isRight = (sign > 0) == (stepper.effectiveUserInterfaceLayoutDirection == .leftToRight)
      return stepper.onScreen(
        CGRect(x: isRight ? bounds.midX : bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height))
    }
    set {}
  }
  override func accessibilityActivate() -> Bool {
    guard let stepper, stepper.isEnabled else { return false }
    stepper.changeByUser(by: sign)
    return true
  }
}
