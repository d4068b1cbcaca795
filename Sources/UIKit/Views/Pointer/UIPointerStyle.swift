import CoreGraphics

/// An effect, a pointer shape, or both.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, NSCopying {
  private enum Kind { case standard, hidden, system }

  final let effect: UIPointerEffect?
  final let shape: UIPointerShape?
  /// The axes along which a drawn shape stays at the center of its region.
  final let constrainedAxes: UIAxis
  private let kind: Kind
  /// Marks that are drawn around the pointer, such as arrows in the directions of a resize; none by default.
  open var accessories: [UIPointerAccessory] = []

  /// Creates a style from an effect on the view and a shape of the pointer.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.standard, effect: effect, shape: shape)
  }

  /// Creates a style with a pointer shape, which stays at the center of its region along the constrained axes. The desktop moves its own
  /// pointer, so this concerns drawn shapes: all but the vertical beam.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(.standard, effect: nil, shape: shape, constrainedAxes: constrainedAxes)
  }

  private init(_ kind: Kind, effect: UIPointerEffect?, shape: UIPointerShape?, constrainedAxes: UIAxis = []) {
    self.kind = kind
    self.effect = effect
    self.shape = shape
    self.constrainedAxes = constrainedAxes
    super.init()
  }

  /// Returns a style that hides the pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle(.hidden, effect: nil, shape: nil) }

  /// Returns a style with the desktop's pointer and no effect.
  public static func system() -> UIPointerStyle { UIPointerStyle(.system, effect: nil, shape: nil) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The shape that is drawn at the pointer. With an effect other than hovering the shape is that of the effect.
  final var drawnShape: UIPointerShape? {
    switch effect {
    case .automatic, .highlight, .lift: return nil
    case .hover, nil: break
    }
    if case .verticalBeam = shape { return nil }
    return shape
  }

  /// Whether the desktop's pointer is hidden.
  final var hidesPointer: Bool { kind == .hidden || drawnShape != nil }

  /// Whether the desktop shows its pointer for text.
  final var showsTextPointer: Bool {
    if case .verticalBeam = shape { return true }
    return false
  }
}
