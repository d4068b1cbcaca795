import Foundation

/// Makes a view a drop destination.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The view the interaction is added to.
  open private(set) weak var view: UIView?
  /// The delegate, which receives drops; held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// Whether several drags may be over the view at a time; `false` by default. There is one pointer, so there is at most one drag.
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { WindowHandlers.connected.takesDrops() }
  }
}
