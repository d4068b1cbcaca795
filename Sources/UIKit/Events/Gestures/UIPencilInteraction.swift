import Foundation

/// Answers taps on the side of a pencil.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Tells of a tap on the pencil.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// The action that the person wants of a tap on the pencil.
public enum UIPencilPreferredAction: Int, Sendable { case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes }

/// Waits for taps on the side of a pencil. Pens under Linux have no such taps: the delegate is never told of one.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  /// The receiver of taps.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether taps are told; `true` by default.
  open var isEnabled = true
  /// The action that the person wants: none.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// Whether the person wants taps to do something only if a pencil is drawing.
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
