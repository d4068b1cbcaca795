import Foundation

/// Receives taps on the side of a pencil.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called after a tap on the pencil.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// The user's preferred action for a tap on the pencil.
public enum UIPencilPreferredAction: Int, Sendable { case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes }

/// Recognizes taps on the side of a pencil. Pens under Linux do not support them: the delegate is never called.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  /// The receiver of taps.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether taps are recognized; `true` by default.
  open var isEnabled = true
  /// The user's preferred action: none.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// The user's preferred action for a squeeze: none.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Whether taps have an effect only while a pencil is drawing.
  open class var prefersPencilOnlyDrawing: Bool { false }
  public private(set) weak var view: UIView?

  public override init() { super.init() }

  /// Creates an interaction with a receiver of taps.
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
