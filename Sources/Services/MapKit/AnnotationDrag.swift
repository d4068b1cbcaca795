import UIKit

/// Moves an annotation's view with a long press, and then the annotation.
final class AnnotationDrag: NSObject, UIGestureRecognizerDelegate {
  private weak var map: MKMapView?
  private(set) var view: MKAnnotationView?
  /// The distance from the finger to the center of the view.
  private var offset = CGPoint.zero

  func install(in map: MKMapView) {
    self.map = map
    let press = UILongPressGestureRecognizer(target: self, action: AnnotationDrag.pressed)
    press.delegate = self
    map.addGestureRecognizer(press)
  }

  /// A press starts only on a draggable view.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    map.map { draggable(in: $0, at: touch.location(in: $0)) != nil } ?? false
  }

  private func draggable(in map: MKMapView, at point: CGPoint) -> MKAnnotationView? {
    map.annotationView(at: point).flatMap { $0.isDraggable && $0.isEnabled ? $0 : nil }
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard let map else { return }
    let point = recognizer.location(in: map)
    switch recognizer.state {
    case .began:
      guard let view = draggable(in: map, at: point) else { return }
      self.view = view
      offset = CGPoint(x: view.center.x - point.x, y: view.center.y - point.y)
      setState(.starting, of: view)
      setState(.dragging, of: view)
    case .changed:
      guard let view else { return }
      view.center = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
      map.placeCallout()
    case .ended, .cancelled, .failed: end(isDropped: recognizer.state == .ended)
    default: break
    }
  }

  private func end(isDropped: Bool) {
    guard let map, let view else { return }
    self.view = nil
    // Only shapes can be moved, because other annotations may have no settable coordinate.
    if isDropped, let shape = view.annotation as? MKShape {
      let tip = CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
      shape.coordinate = map.convert(tip, toCoordinateFrom: map)
    }
    setState(isDropped ? .ending : .canceling, of: view)
    setState(.none, of: view)
    map.place()
  }

  private func setState(_ state: MKAnnotationView.DragState, of view: MKAnnotationView) {
    let old = view.dragState
    guard state != old else { return }
    view.setDragState(state, animated: true)
    if let map { map.delegate?.mapView(map, annotationView: view, didChange: state, fromOldState: old) }
  }
}
