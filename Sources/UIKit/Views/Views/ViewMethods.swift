import QuartzCore

/// The rarely overridden methods that a class overrides, so that the others need not be called.
@MainActor package enum ViewMethods {
  static let draw = slot(DrawProbe.self)
  static let drawLayer = slot(DrawLayerProbe.self)
  static let layoutSubviews = slot(LayoutProbe.self)
  static let updateProperties = slot(PropertiesProbe.self)
  static let willMoveToWindow = slot(WillMoveProbe.self)
  static let didMoveToWindow = slot(DidMoveProbe.self)
  static let tintColorDidChange = slot(TintProbe.self)
  static let traitCollectionDidChange = slot(TraitProbe.self)
  static let hitTest = slot(HitProbe.self)
  static let updateConstraints = slot(UpdateProbe.self)
  package static let isAccessibilityElement = slot(ElementProbe.self)
  package static let accessibilityElementCount = slot(ElementCountProbe.self)

  private static func slot(_ probe: AnyClass) -> MethodSlot {
    MethodSlot(UIView.self, probe: probe, plain: PlainView.self)
  }
}

private final class PlainView: UIView {}

private final class DrawProbe: UIView {
  override func draw(_ rect: CGRect) { MethodSlot.probed() }
}

private final class DrawLayerProbe: UIView {
  override func draw(_ layer: CALayer, in context: CGContext) { MethodSlot.probed() }
}

private final class LayoutProbe: UIView {
  override func layoutSubviews() { MethodSlot.probed() }
}

private final class PropertiesProbe: UIView {
  override func updateProperties() { MethodSlot.probed() }
}

private final class WillMoveProbe: UIView {
  override func willMove(toWindow newWindow: UIWindow?) { MethodSlot.probed() }
}

private final class DidMoveProbe: UIView {
  override func didMoveToWindow() { MethodSlot.probed() }
}

private final class TintProbe: UIView {
  override func tintColorDidChange() { MethodSlot.probed() }
}

private final class TraitProbe: UIView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { MethodSlot.probed() }
}

private final class HitProbe: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    MethodSlot.probed()
    return nil
  }
}

private final class UpdateProbe: UIView {
  override func updateConstraints() { MethodSlot.probed() }
}

private final class ElementProbe: UIView {
  override var isAccessibilityElement: Bool {
    get {
      MethodSlot.probed()
      return true
    }
    set { MethodSlot.probed() }
  }
}

private final class ElementCountProbe: UIView {
  override func accessibilityElementCount() -> Int {
    MethodSlot.probed()
    return 0
  }
}
