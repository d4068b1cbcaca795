import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor private final class Zoomer: NSObject, UIScrollViewDelegate {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 960))
  var log: [String] = []

  func take() -> [String] {
    defer { log = [] }
    return log.enumerated().filter { $0 == 0 || $1 != log[$0 - 1] }.map(\.element)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("willBeginZooming \(view === content)") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("didZoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    log.append("didEndZooming \((scale * 100).rounded() / 100)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("didEndDragging \(decelerate)") }
}

@MainActor @Suite struct ZoomingTests {
  private func show() -> (TestScreen, UIScrollView, Zoomer) {
    let screen = TestScreen()
    let view = UIScrollView()
    let zoomer = Zoomer()
    view.delegate = zoomer
    view.contentSize = zoomer.content.frame.size
    view.addSubview(zoomer.content)
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 3
    screen.show(view)
    return (screen, view, zoomer)
  }

  @Test("SC-04 A pinch scales the view under the fingers; the callbacks are called in order")
  func pinch() {
    let (screen, view, zoomer) = show()
    let center = CGPoint(x: 160, y: 240)
    let before = zoomer.content.convert(center, from: screen.window)
    screen.pinch(center: center, from: 60, to: 136)
    screen.settle()
    expect(abs(view.zoomScale - 2), below: 0.15)
    expect(zoomer.content.transform.a, equals: view.zoomScale)
    expect(abs(view.contentSize.width - 640 * view.zoomScale), below: 0.01)
    let after = zoomer.content.convert(center, from: screen.window)
    expect(abs(after.x - before.x) < 1 && abs(after.y - before.y) < 1)
    let log = zoomer.take()
    expect(log.first == "willBeginZooming true" && log.last?.hasPrefix("didEndZooming") == true)
    expect(log.dropFirst().dropLast(), equals: ["didZoom"])
    expect(!view.isZooming && !view.isZoomBouncing)
  }

  @Test("SC-04 Past its limits the scale resists and springs back; without bouncing it stops there")
  func bounce() {
    let (screen, view, zoomer) = show()
    let one = screen.touchDown(CGPoint(x: 140, y: 240))
    let other = screen.touchDown(CGPoint(x: 180, y: 240))
    one.move(to: CGPoint(x: 130, y: 240))
    other.move(to: CGPoint(x: 190, y: 240))
    one.move(to: CGPoint(x: 10, y: 240))
    other.move(to: CGPoint(x: 310, y: 240))
    screen.layout()
    expect(view.isZooming && view.zoomScale > 3 && view.zoomScale < 5)
    one.up()
    other.up()
    expect(!view.isZooming && view.isZoomBouncing)
    expect(zoomer.take().last, equals: "didZoom")
    screen.settle()
    expect(view.zoomScale == 3 && !view.isZoomBouncing)
    expect(zoomer.take().last, equals: "didEndZooming 3.0")
    view.bouncesZoom = false
    screen.pinch(center: CGPoint(x: 160, y: 240), from: 40, to: 300)
    expect(view.zoomScale, equals: 3)
    screen.settle()
    screen.pinch(center: CGPoint(x: 160, y: 240), from: 300, to: 20)
    screen.settle()
    expect(view.zoomScale, equals: 0.5)
    expect(view.contentOffset, equals: .zero)
  }

  @Test("SC-05 zoom(to:) fits a rectangle of the content; setZoomScale keeps the center; both can be animated")
  func byProgram() {
    let (screen, view, zoomer) = show()
    view.zoom(to: CGRect(x: 100, y: 200, width: 160, height: 160), animated: false)
    expect(view.zoomScale, equals: 2)
    expect(abs(view.contentOffset.x - 200) < 0.01 && abs(view.contentOffset.y - (280 * 2 - 240)) < 0.01)
    expect(zoomer.take(), equals: ["didZoom"])
    view.zoom(to: CGRect(x: 0, y: 0, width: 320, height: 480), animated: true)
    screen.advance(by: 0.1)
    expect(view.zoomScale < 2 && view.zoomScale > 1)
    screen.settle()
    expect(view.zoomScale == 1 && view.contentOffset == .zero)
    expect(zoomer.take(), equals: ["willBeginZooming true", "didZoom", "didEndZooming 1.0"])
    view.contentOffset = CGPoint(x: 160, y: 240)
    view.setZoomScale(2, animated: false)
    expect(view.contentOffset, equals: CGPoint(x: 480, y: 720))
    view.setZoomScale(99, animated: false)
    expect(view.zoomScale, equals: 3)
  }

  @Test("SC-04 A second finger turns a drag into a pinch; lifting one of them continues dragging")
  func dragAndPinch() {
    let (screen, view, zoomer) = show()
    let one = screen.touchDown(CGPoint(x: 140, y: 300))
    one.move(to: CGPoint(x: 140, y: 280))
    screen.layout()
    expect(view.isDragging && view.contentOffset.y == 10)
    let other = screen.touchDown(CGPoint(x: 180, y: 280))
    one.move(to: CGPoint(x: 120, y: 280))
    other.move(to: CGPoint(x: 200, y: 280))
    screen.layout()
    one.move(to: CGPoint(x: 100, y: 280))
    other.move(to: CGPoint(x: 220, y: 280))
    screen.layout()
    expect(view.isZooming)
    expect(zoomer.take().prefix(3), equals: ["willBeginDragging", "didEndDragging false", "willBeginZooming true"])
    let scale = view.zoomScale
    expect(scale, above: 1.2)
    other.up()
    let offset = view.contentOffset
    one.move(to: CGPoint(x: 100, y: 260))
    screen.layout()
    expect(!view.isZooming && view.isDragging)
    one.move(to: CGPoint(x: 100, y: 240))
    screen.layout()
    expect(view.zoomScale == scale && abs(view.contentOffset.y - offset.y - 20) <= 1)
    screen.advance(by: 0.2)
    one.up()
    screen.settle()
    let log = zoomer.take()
    expect(log.suffix(3).first?.hasPrefix("didEndZooming"), equals: true)
    expect(log.suffix(2), equals: ["willBeginDragging", "didEndDragging false"])
  }

  @Test("SC-06 Content that cannot be zoomed has no pinch recognizer, and pinching it does nothing")
  func notZoomable() {
    let (screen, view, _) = show()
    expect(view.pinchGestureRecognizer != nil)
    view.minimumZoomScale = 1
    view.maximumZoomScale = 1
    expect(view.pinchGestureRecognizer == nil)
    screen.pinch(center: CGPoint(x: 160, y: 240), from: 60, to: 200)
    expect(view.zoomScale, equals: 1)
  }
}
