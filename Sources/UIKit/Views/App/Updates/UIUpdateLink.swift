import QuartzCore

/// Calls actions in the phases of the updates of the screen, while it is enabled and its view is in a window.
///
/// ```swift
/// let link = UIUpdateLink(view: view) { _, info in move(to: info.modelTime) }
/// link.requiresContinuousUpdates = true
/// link.isEnabled = true
/// ```
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private let isForScene: Bool
  private var actions: [(phase: Int, handler: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  private var lastUpdate: TimeInterval?
  private var isSkipped = false

  /// Creates a link for the updates of a view. It is not enabled.
  public init(view: UIView) {
    self.view = view
    isForScene = false
    super.init()
  }

  /// Creates a link for the updates of a scene. It is not enabled.
  public init(windowScene: UIWindowScene) {
    isForScene = true
    super.init()
  }

  /// Creates a link with an action for the phase before layout and drawing.
  public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Creates a link with an action for the phase before layout and drawing.
  public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append((phase.place, handler))
  }

  /// Adds an action that is called before layout and drawing.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCATransactionCommit, handler: handler)
  }

  /// Whether the actions are called; `false` by default. An enabled link is retained.
  open var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      lastUpdate = nil
      if isEnabled { UpdateLinks.add(self) } else { UpdateLinks.remove(self) }
    }
  }
  /// Whether the screen is updated permanently; otherwise, by default, actions are called only in updates that have another reason.
  open var requiresContinuousUpdates = false
  /// The rates at which the actions are called.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The current update; nil outside of the actions.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  /// Whether the link belongs to a scene, or its view is in a window.
  final var isConnected: Bool { isForScene || view?.window != nil }
  /// Whether the view of the link was deallocated.
  final var isAbandoned: Bool { !isForScene && view == nil }

  /// Decides whether the link takes part in an update, by its preferred rate.
  final func begin(_ info: UIUpdateInfo) {
    let frame = 1 / TimeInterval(CADisplayLink.framesPerSecond)
    let interval = TimeInterval(1 / max(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum, 1))
    isSkipped = !isConnected
    guard !isSkipped, preferredFrameRateRange != .default, let lastUpdate else { return lastUpdate = info.modelTime }
    isSkipped = info.modelTime - lastUpdate < interval - frame / 2
    if !isSkipped { self.lastUpdate = info.modelTime }
  }

  final func perform(_ phase: UIUpdateActionPhase, _ info: UIUpdateInfo) {
    guard !isSkipped, isEnabled else { return }
    currentUpdateInfo = info
    for action in actions where action.phase == phase.place { action.handler(self, info) }
    currentUpdateInfo = nil
  }
}
