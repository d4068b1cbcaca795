import TrestleBus
import UIKitViews

/// Converts places on the screen to pixels, from the corner that a client asks for.
@MainActor struct ScreenPlace {
  let scale: @MainActor () -> CGFloat
  /// The window's corner on the desktop in pixels; nil where it is unknown.
  let origin: @MainActor () -> CGPoint?

  /// Returns the origin of coordinates: 0 is the desktop's, 1 the window's, 2 that of the parent.
  func corner(_ kind: Int) -> CGPoint { kind == 0 ? origin() ?? .zero : .zero }

  func pixels(_ frame: CGRect, _ kind: Int) -> (x: Int32, y: Int32, width: Int32, height: Int32) {
    let (scale, corner) = (scale(), corner(kind))
    func whole(_ value: CGFloat) -> Int32 { value.isFinite ? Int32(clamping: Int(max(-1e9, min(1e9, value.rounded())))) : 0 }
    return (
      whole(frame.minX * scale + corner.x), whole(frame.minY * scale + corner.y), whole(frame.width * scale), whole(frame.height * scale)
    )
  }

  func point(_ x: Int, _ y: Int, _ kind: Int) -> CGPoint {
    let (scale, corner) = (max(scale(), 0.01), corner(kind))
    return CGPoint(x: (CGFloat(x) - corner.x) / scale, y: (CGFloat(y) - corner.y) / scale)
  }
}

extension ElementServer {
  func component(_ member: String, _ arguments: [BusValue], _ item: AccessibleItem) -> [BusValue]? {
    let numbers = arguments.map { $0.integer ?? 0 }
    switch member {
    case "GetExtents", "GetPosition", "GetSize":
      let kind = numbers.first ?? 1
      var area = place.pixels(frame(of: item), kind)
      if kind == 2, let parent = current()[item.parent] {
        let around = place.pixels(frame(of: parent), kind)
        area.x -= around.x
        area.y -= around.y
      }
      if member == "GetPosition" { return [.int32(area.x), .int32(area.y)] }
      if member == "GetSize" { return [.int32(area.width), .int32(area.height)] }
      return [.tuple([.int32(area.x), .int32(area.y), .int32(area.width), .int32(area.height)])]
    case "Contains":
      guard numbers.count == 3 else { return nil }
      return [.bool(frame(of: item).contains(place.point(numbers[0], numbers[1], numbers[2])))]
    case "GetAccessibleAtPoint":
      guard numbers.count == 3 else { return nil }
      return [paths.reference(innermost(at: place.point(numbers[0], numbers[1], numbers[2]), in: item.number))]
    case "GetLayer": return [.uint32(item.role == .frame ? 7 : 3)]
    case "GetMDIZOrder": return [.int16(0)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus": return [.bool(grabFocus(item))]
    case "ScrollTo", "ScrollToPoint":
      let view = self.numbers.object(item.number) as? UIView
      view?.scrollIntoSight()
      return [.bool(view != nil)]
    case "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
    default: return nil
    }
  }

  /// The area on the screen in points.
  private func frame(of item: AccessibleItem) -> CGRect {
    if item.role == .frame { return UIScreen.main.bounds }
    return numbers.object(item.number)?.accessibilityFrame ?? .zero
  }

  /// Returns the element at a point that contains no other one there.
  private func innermost(at point: CGPoint, in number: Int) -> Int? {
    guard let item = current()[number] else { return nil }
    for child in item.children.reversed() {
      if let found = innermost(at: point, in: child) { return found }
    }
    return item.role != .application && frame(of: item).contains(point) ? number : nil
  }

  private func grabFocus(_ item: AccessibleItem) -> Bool {
    guard let view = numbers.object(item.number) as? UIView, let window = view.window else { return false }
    view.scrollIntoSight()
    if view is any UIKeyInput, view.canBecomeFirstResponder { return view.becomeFirstResponder() }
    guard let system = UIFocusSystem.focusSystem(for: window) else { return false }
    var target: UIView? = view
    while let candidate = target, !candidate.canBecomeFocused { target = candidate.superview }
    guard let target else { return false }
    system.keysMoveFocus()
    return system.move(to: target, heading: [])
  }
}
