internal import TrestlePlatform
import QuartzCore

/// Provides a view's pointer effects. Every method is optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the region of the view that contains the pointer; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of a region; nil for none.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Called before the pointer enters a region; animations are added to `animator`.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
  /// Called before the pointer leaves a region; animations are added to `animator`.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    interaction.defaultStyle
  }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// Adds animations that run while a pointer enters or leaves.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds animations that run along with the pointer's change.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the pointer's change.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The position of the pointer, for a delegate that divides a view into regions.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The position of the pointer in the view's coordinates.
  public final let location: CGPoint
  /// The modifier keys that are held.
  public final let modifiers: UIKeyModifierFlags

  init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// A part of a view with its own style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// The region in the view's coordinates.
  public final let rect: CGRect
  /// A custom value that distinguishes regions.
  public final let identifier: AnyHashable?

  /// Creates a region from a rectangle in the view's coordinates.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  func isSame(as other: UIPointerRegion) -> Bool { rect == other.rect && identifier == other.identifier }
}

/// Shows the effects of the pointer over a view: an effect on the view, and a pointer shape.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view the interaction is added to.
  public private(set) final weak var view: UIView?
  /// Provides regions and styles; held weakly.
  public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?
  private let hover = UIHoverGestureRecognizer()
  private var current: (region: UIPointerRegion, look: PointerLook?)?
  private var overlay: PointerOverlay?

  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
    hover.addTarget(self, action: UIPointerInteraction.hovered)
  }

  /// Whether the interaction responds to the pointer; `true` by default.
  open var isEnabled = true {
    didSet { if !isEnabled { leave() } }
  }

  /// Queries the delegate again for the present region.
  open func invalidate() {
    guard current != nil, let view else { return }
    let place = hover.location(in: view)
    leave()
    move(to: place)
  }

  public func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    leave()
    self.view?.removeGestureRecognizer(hover)
  }

  public func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hover)
  }

  final var defaultStyle: UIPointerStyle? { view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) } }

  private func hovered(_ recognizer: UIHoverGestureRecognizer) {
    guard isEnabled, let view, recognizer.state == .began || recognizer.state == .changed else { return leave() }
    move(to: recognizer.location(in: view))
  }

  private func move(to place: CGPoint) {
    guard let view else { return }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(place, hover.modifierFlags)
    let wanted = delegate == nil ? whole : delegate?.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    guard let region = wanted, region.rect.contains(place) else { return leave() }
    if let current, current.region.isSame(as: region) {
      overlay?.move(to: view.convert(place, to: nil))
      return
    }
    leave()
    let style = delegate == nil ? defaultStyle : delegate?.pointerInteraction(self, styleFor: region)
    let look = style?.effect.map { PointerLook($0, shape: style?.shape) }
    current = (region, look)
    showPointer(style, in: region, at: place)
    run {
      self.delegate?.pointerInteraction(self, willEnter: region, animator: $0)
    } with: {
      look?.show()
    }
  }

  private func leave() {
    guard let (region, look) = current else { return }
    current = nil
    overlay?.removeFromSuperview()
    overlay = nil
    UIApplication.shared.host?.display.cursor = .arrow
    run {
      self.delegate?.pointerInteraction(self, willExit: region, animator: $0)
    } with: {
      look?.hide()
    }
  }

  /// Selects the desktop's pointer, and draws what the desktop does not have.
  private func showPointer(_ style: UIPointerStyle?, in region: UIPointerRegion, at place: CGPoint) {
    guard let style, let view else { return }
    UIApplication.shared.host?.display.cursor = style.hidesPointer ? .hidden : style.showsTextPointer ? .text : .arrow
    guard let window = view.window,
      let drawing = PointerOverlay(style, middle: view.convert(CGPoint(x: region.rect.midX, y: region.rect.midY), to: nil))
    else { return }
    overlay = drawing
    window.addSubview(drawing)
    drawing.move(to: view.convert(place, to: nil))
  }

  private func run(_ ask: (PointerAnimations) -> Void, with own: @escaping () -> Void) {
    let animations = PointerAnimations()
    ask(animations)
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        own()
        animations.animations.forEach { $0() }
      }, completion: { finished in animations.completions.forEach { $0(finished) } })
  }
}

private final class PointerAnimations: UIPointerInteractionAnimating {
  var animations: [() -> Void] = []
  var completions: [(Bool) -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }
}
