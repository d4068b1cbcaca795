import CoreGraphics

/// Decides where handwriting with a pencil begins.
@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Returns whether handwriting may begin at a location; `true` by default.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Returns whether the view takes the focus only after the handwriting; `false` by default.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Called before handwriting.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Called after handwriting.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool { true }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Adjusts handwriting with a pencil in a text view. Linux recognizes no handwriting, as on a device without a pencil: it never begins.
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {
  /// The receiver of events.
  public private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether the user writes by hand: never.
  open var isHandlingWriting: Bool { false }
  /// Whether the user prefers a pencil to a keyboard: never.
  open class var isPencilInputExpected: Bool { false }
  public private(set) weak var view: UIView?

  /// Creates an interaction with a receiver of events.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
