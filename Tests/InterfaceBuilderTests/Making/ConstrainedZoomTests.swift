import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// An image pinned to the edges of its scroll view, which centers it with the constants of the constraints.
private final class PictureController: NSObject, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let picture = UIView()
  var edges: [NSLayoutConstraint] = []

  override init() {
    super.init()
    scrollView.delegate = self
    scrollView.minimumZoomScale = 0.1
    scrollView.maximumZoomScale = 2
    scrollView.contentInsetAdjustmentBehavior = .never
    picture.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(picture)
    edges = [
      picture.topAnchor.constraint(equalTo: scrollView.topAnchor), picture.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
      scrollView.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
    ]
    NSLayoutConstraint.activate(
      edges + [picture.widthAnchor.constraint(equalToConstant: 400), picture.heightAnchor.constraint(equalToConstant: 300)])
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let top = max(0, (scrollView.bounds.height - picture.frame.height) / 2)
    let left = max(0, (scrollView.bounds.width - picture.frame.width) / 2)
    for (edge, constant) in zip(edges, [top, left, top, left]) { edge.constant = constant }
    scrollView.superview?.layoutIfNeeded()
  }
}

@Suite(.serialized) @MainActor struct ConstrainedZoomTests {
  @Test(
    "SC-04 A zoomed view pinned to its scroll view's edges keeps them: frame, content size and unscaled bounds",
    arguments: [0.5, 1.5, 0.25])
  func zooms(scale: CGFloat) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = PictureController()
    screen.show(controller.scrollView)
    screen.layout()
    expect(controller.scrollView.contentSize, equals: CGSize(width: 400, height: 300))
    controller.scrollView.zoomScale = scale
    screen.settle()
    let size = CGSize(width: 400 * scale, height: 300 * scale)
    let origin = CGPoint(x: max(0, (320 - size.width) / 2), y: max(0, (480 - size.height) / 2))
    expect(controller.picture.frame, equals: CGRect(origin: origin, size: size))
    expect(controller.picture.bounds.size, equals: CGSize(width: 400, height: 300))
    expect(controller.scrollView.contentSize, equals: CGSize(width: size.width + 2 * origin.x, height: size.height + 2 * origin.y))
    controller.scrollView.zoomScale = 1
    screen.settle()
    expect(controller.picture.frame, equals: CGRect(x: 0, y: 90, width: 400, height: 300))
    expect(controller.scrollView.contentSize, equals: CGSize(width: 400, height: 480))
  }

  @Test("SC-04 A pinch on a view pinned to its scroll view's edges ends where the constraints say") func pinch() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = PictureController()
    screen.show(controller.scrollView)
    screen.settle()
    screen.pinch(center: CGPoint(x: 160, y: 240), from: 200, to: 100)
    screen.settle()
    let scale = controller.scrollView.zoomScale
    expect(scale, below: 0.8)
    expect(abs(controller.picture.frame.midX - 160) < 1 && abs(controller.picture.frame.midY - 240) < 1)
    expect(abs(controller.picture.frame.width - 400 * scale), below: 0.01)
  }
}
