import Foundation

/// An offset of a view's values that depends on the tilt of the device.
///
/// A Linux machine reports no tilt, so effects are stored and always have the value of a device held upright: none.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }

  /// Creates an effect without values.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the values by which key paths differ when the device is tilted by `viewerOffset`, from -1 to 1 on each axis.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that moves a value between two others.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of the tilt that an effect follows.
  public enum EffectType: Int, Sendable {
    /// Tilting from side to side, or forward and backward.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The property that the effect changes.
  public final let keyPath: String
  /// The direction of tilting.
  public final let type: EffectType
  /// The change of the property at the lower end.
  open var minimumRelativeValue: Any?
  /// The change of the property at the upper end.
  open var maximumRelativeValue: Any?

  /// Creates an effect that changes the property while the device tilts along an axis.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    func number(_ value: Any?) -> CGFloat? {
      (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
        ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    guard let least = number(minimumRelativeValue), let greatest = number(maximumRelativeValue) else { return nil }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: least + (greatest - least) * (offset + 1) / 2]
  }
}

/// Several motion effects applied together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects that act together.
  open var motionEffects: [UIMotionEffect]?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
      .reduce(into: [:]) { $0.merge($1) { _, new in new } }
  }
}

nonisolated(unsafe) let motionEffectsKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
