import CoreGraphics
import Foundation
internal import Platform
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

/// The effect applied to a view under the pointer.
public enum UIPointerEffect {
  /// The position of the tint, if any.
  public enum TintMode: Int, Sendable {
    /// The view keeps its colors.
    case none
    /// The tint is above the content.
    case overlay
    /// The tint is below the content.
    case underlay
  }

  /// The effect for the view's size.
  case automatic(UITargetedPreview)
  /// A light background behind a small view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// Tints the view below the pointer, which keeps its shape.
  case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)
}

/// A shape of the pointer. The desktop draws it: beams become its text pointer, other shapes keep the arrow.
public enum UIPointerShape {
  /// A path relative to the pointer's position.
  case path(UIBezierPath)
  /// A rectangle with rounded corners, in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical line of a length in points, as over text.
  case verticalBeam(length: CGFloat)
  /// A horizontal line of a length in points.
  case horizontalBeam(length: CGFloat)
}

/// An effect, a pointer shape, or both.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  final let effect: UIPointerEffect?
  final let shape: UIPointerShape?

  /// Creates a style from an effect on the view and a shape of the pointer.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// Creates a style with a pointer shape. Constraining it to axes is not supported, because the desktop moves the pointer.
  public init(shape: UIPointerShape) {
    effect = nil
    self.shape = shape
    super.init()
  }
}

/// Shows the effects of the pointer over a view: an effect on the view, and a pointer shape.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view the interaction is added to.
  public private(set) final weak var view: UIView?
  /// Provides regions and styles; held weakly.
  public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?
  private let hover = UIHoverGestureRecognizer()
  private var current: (region: UIPointerRegion, look: PointerLook?)?

  /// Creates an interaction with its delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
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
    if let current, current.region.isSame(as: region) { return }
    leave()
    let style = delegate == nil ? defaultStyle : delegate?.pointerInteraction(self, styleFor: region)
    let look = style?.effect.map(PointerLook.init)
    current = (region, look)
    showPointer(style?.shape)
    run {
      self.delegate?.pointerInteraction(self, willEnter: region, animator: $0)
    } with: {
      look?.show()
    }
  }

  private func leave() {
    guard let (region, look) = current else { return }
    current = nil
    showPointer(nil)
    run {
      self.delegate?.pointerInteraction(self, willExit: region, animator: $0)
    } with: {
      look?.hide()
    }
  }

  private func showPointer(_ shape: UIPointerShape?) {
    switch shape {
    case .verticalBeam, .horizontalBeam: UIApplication.shared.host?.display.cursor = .text
    case .path, .roundedRect, nil: UIApplication.shared.host?.display.cursor = .arrow
    }
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

/// The changes of a view by an effect, and its previous state.
@MainActor private final class PointerLook {
  private let view: UIView
  private let scale: CGFloat
  private let shadow: Bool
  private let plate: UIView?
  private let isBehind: Bool
  private var before = CGAffineTransform.identity
  private var shadowBefore: Float = 0

  init(_ effect: UIPointerEffect) {
    let preview: UITargetedPreview
    let tint: UIPointerEffect.TintMode
    switch effect {
    case .automatic(let given):
      preview = given
      let isSmall = given.view.bounds.width < 120 && given.view.bounds.height < 80
      (scale, shadow, tint) = isSmall ? (1, false, .underlay) : (1.02, false, .overlay)
    case .highlight(let given):
      preview = given
      (scale, shadow, tint) = (1, false, .underlay)
    case .lift(let given):
      preview = given
      (scale, shadow, tint) = (1.06, true, .none)
    case .hover(let given, let mode, let hasShadow, let isScaled):
      preview = given
      (scale, shadow, tint) = (isScaled ? 1.04 : 1, hasShadow, mode)
    }
    view = preview.view
    isBehind = tint == .underlay
    plate = tint == .none ? nil : UIView()
    plate?.backgroundColor = .systemGray.withAlphaComponent(0.22)
    plate?.isUserInteractionEnabled = false
    plate?.layer.cornerRadius = max(view.layer.cornerRadius, isBehind ? 8 : 0)
  }

  func show() {
    before = view.transform
    shadowBefore = view.layer.shadowOpacity
    if scale != 1 { view.transform = before.scaledBy(x: scale, y: scale) }
    if shadow { view.layer.shadowOpacity = 0.3 }
    guard let plate else { return }
    UIView.performWithoutAnimation {
      plate.frame = isBehind ? view.bounds.insetBy(dx: -6, dy: -4) : view.bounds
      plate.alpha = 0
      if isBehind { view.insertSubview(plate, at: 0) } else { view.addSubview(plate) }
    }
    plate.alpha = 1
  }

  func hide() {
    view.transform = before
    view.layer.shadowOpacity = shadowBefore
    plate?.removeFromSuperview()
  }
}
