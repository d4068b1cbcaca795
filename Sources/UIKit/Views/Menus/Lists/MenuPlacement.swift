import CoreGraphics

/// Computes the position of a menu's list on the screen.
struct MenuPlacement {
  /// The relation of a menu to its anchor.
  enum Kind: Equatable {
    /// Below it, or above if there is more space.
    case pullDown
    /// The menu opens at the point of a click.
    case pointer
    /// The list opens over a row of the previous one.
    case submenu
  }

  var kind: Kind
  var anchor: CGRect
  /// The available area.
  var room: CGRect
  var gap: CGFloat
  var isMirrored: Bool

  /// Returns the frame of a list of `size`, limited to the available height, and the point from which it expands.
  func place(_ size: CGSize) -> (frame: CGRect, origin: CGPoint) {
    switch kind {
    case .pullDown: pullDown(size)
    case .pointer: pointer(size)
    case .submenu: submenu(size)
    }
  }

  private func pullDown(_ size: CGSize) -> (CGRect, CGPoint) {
    let below = room.maxY - anchor.maxY - gap
    let above = anchor.minY - gap - room.minY
    let isBelow = size.height <= below || below >= above
    let height = min(size.height, max(44, isBelow ? below : above))
    let y = isBelow ? anchor.maxY + gap : anchor.minY - gap - height
    let frame = clamped(CGRect(x: alignedX(size.width), y: y, width: size.width, height: height))
    let growth = CGPoint(x: min(max(anchor.midX, frame.minX), frame.maxX), y: isBelow ? frame.minY : frame.maxY)
    return (frame, growth)
  }

  /// Aligns the menu with the anchor's side near the edge of the area, otherwise centers it.
  private func alignedX(_ width: CGFloat) -> CGFloat {
    if abs(anchor.midX - room.midX) < room.width / 12 { return anchor.midX - width / 2 }
    return anchor.midX < room.midX ? anchor.minX : anchor.maxX - width
  }

  private func pointer(_ size: CGSize) -> (CGRect, CGPoint) {
    let point = anchor.origin
    let height = min(size.height, room.height)
    var x = isMirrored ? point.x - size.width : point.x
    if x + size.width > room.maxX { x = point.x - size.width }
    if x < room.minX { x = point.x }
    let y = point.y + height > room.maxY ? max(room.minY, point.y - height) : point.y
    return (clamped(CGRect(x: x, y: y, width: size.width, height: height)), point)
  }

  private func submenu(_ size: CGSize) -> (CGRect, CGPoint) {
    let height = min(size.height, room.height)
    let frame = clamped(CGRect(x: anchor.minX, y: anchor.minY, width: size.width, height: height))
    return (frame, CGPoint(x: anchor.midX, y: anchor.midY))
  }

  private func clamped(_ frame: CGRect) -> CGRect {
    var frame = frame
    frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width)).rounded()
    frame.origin.y = max(room.minY, min(frame.minY, room.maxY - frame.height)).rounded()
    return frame
  }
}
