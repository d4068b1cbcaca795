import UIKit

final class PointedView: UIView, UIPointerInteractionDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIPointerInteraction(delegate: self))
    let pan = UIPanGestureRecognizer(target: self, action: PointedView.panned)
    pan.allowedScrollTypesMask = [.continuous, .discrete]
    addGestureRecognizer(pan)
  }
  required init?(coder: NSCoder) { nil }
  private func panned(_ recognizer: UIPanGestureRecognizer) {}
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { UIPointerRegion(rect: bounds, identifier: "all") }
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    UIPointerStyle(effect: .lift(UITargetedPreview(view: self)), shape: .roundedRect(bounds, radius: 4))
  }
}
