import CoreGraphics

/// The position of a popover and its arrow, computed from its anchor and the available space.
struct PopoverPlacement: Equatable {
  /// The frame including the arrow.
  var frame: CGRect
  var direction: UIPopoverArrowDirection
  /// The center of the arrow's base along its side, in the frame.
  var arrow: CGFloat
  var hasArrow: Bool
  /// The distance of a popover without an arrow from its anchor.
  private static let gap: CGFloat = 8

  init(
    size: CGSize, target: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool, hasArrow: Bool = true,
    metrics: UIDesign.Presentation
  ) {
    let border = metrics.popoverFrame * 2
    let body = CGSize(width: size.width + border, height: size.height + border)
    self.hasArrow = hasArrow && !permitted.isEmpty
    guard !permitted.isEmpty else {
      // A popover that permits no direction is centered on its anchor.
      let (width, height) = (min(body.width, room.width), min(body.height, room.height))
      frame = CGRect(
        x: min(max(target.midX - width / 2, room.minX), room.maxX - width).rounded(),
        y: min(max(target.midY - height / 2, room.minY), room.maxY - height).rounded(), width: width, height: height)
      direction = .unknown
      arrow = width / 2
      return
    }
    let arrowHeight = hasArrow ? metrics.popoverArrowHeight : Self.gap
    let permitted = permitted.isDisjoint(with: .any) ? .any : permitted
    /// Returns the space for the body on a side of the anchor.
    func space(_ direction: UIPopoverArrowDirection) -> CGSize {
      switch direction {
      case .up: CGSize(width: room.width, height: room.maxY - target.maxY - arrowHeight)
      case .down: CGSize(width: room.width, height: target.minY - room.minY - arrowHeight)
      case .left: CGSize(width: room.maxX - target.maxX - arrowHeight, height: room.height)
      default: CGSize(width: target.minX - room.minX - arrowHeight, height: room.height)
      }
    }
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
    /// Returns the fraction of the body that fits on a side.
    func share(_ direction: UIPopoverArrowDirection) -> CGFloat {
      let space = space(direction)
      return max(0, min(space.width, body.width)) * max(0, min(space.height, body.height))
    }
    let fitting = order.first { space($0).width >= body.width && space($0).height >= body.height }
    let best = fitting ?? order.max { share($0) < share($1) } ?? .up
    let least: CGFloat = 44
    // An anchor that fills nearly the whole area is covered by the popover.
    let isCrowded = min(space(best).width, space(best).height) < 2 * least
    let given = fitting == nil && (mayOverlap || isCrowded) ? room.size : space(best)
    let width = min(body.width, max(given.width, min(least, room.width)))
    let height = min(body.height, max(given.height, min(least, room.height)))
    func clamped(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(middle - length / 2, low), max(low, high - length)).rounded()
    }
    var origin = CGPoint(x: clamped(target.midX, width, room.minX, room.maxX), y: clamped(target.midY, height, room.minY, room.maxY))
    var full = CGSize(width: width, height: height)
    switch best {
    case .up:
      origin.y = target.maxY
      full.height += arrowHeight
    case .down:
      origin.y = target.minY - height - arrowHeight
      full.height += arrowHeight
    case .left:
      origin.x = target.maxX
      full.width += arrowHeight
    default:
      origin.x = target.minX - width - arrowHeight
      full.width += arrowHeight
    }
    origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - full.width))
    origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - full.height))
    frame = CGRect(origin: origin, size: full)
    direction = best
    if !hasArrow {
      switch best {
      case .up: frame = frame.inset(by: UIEdgeInsets(top: arrowHeight, left: 0, bottom: 0, right: 0))
      case .down: frame.size.height -= arrowHeight
      case .left: frame = frame.inset(by: UIEdgeInsets(top: 0, left: arrowHeight, bottom: 0, right: 0))
      default: frame.size.width -= arrowHeight
      }
    }
    let reach = metrics.popoverCornerRadius + metrics.popoverArrowBase / 2
    if best == .up || best == .down {
      arrow = min(max(target.midX - origin.x, reach), max(reach, full.width - reach))
    } else {
      arrow = min(max(target.midY - origin.y, reach), max(reach, full.height - reach))
    }
  }

  /// Returns the frame without the arrow, in the popover's coordinates.
  func body(arrowHeight: CGFloat) -> CGRect {
    let bounds = CGRect(origin: .zero, size: frame.size)
    guard hasArrow else { return bounds }
    return switch direction {
    case .up: bounds.inset(by: UIEdgeInsets(top: arrowHeight, left: 0, bottom: 0, right: 0))
    case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrowHeight, right: 0))
    case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: arrowHeight, bottom: 0, right: 0))
    default: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrowHeight))
    }
  }
}
