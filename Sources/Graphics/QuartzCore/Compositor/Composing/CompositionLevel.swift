/// One plane being composed: the part that is not yet covered, and the commands collected from front to back.
@MainActor
final class CompositionLevel {
  struct Command {
    enum Kind: UInt8 {
      case clear
      case under
      case border
      case shadow
      case contentShadow
      case corners
      case flat
      case group
      case transformed
      case backdrop
      /// Saves the pixels below a rounded corner before the content is drawn, to restore them outside of the corner afterward.
      case keptCorner
      case cutCorner
    }

    var kind: Kind
    var index: Int
    var node: Unmanaged<RenderNode>?
    /// The node's origin; for a transformed node, the origin of its superlayer's content.
    var x: Int
    var y: Int
    /// Limits the drawing in addition to the rectangles.
    var clip: PixelRect
    var rects: Range<Int>
  }

  // `@exclusivity(unchecked)`: read and written in single loads and stores, or by calls that reach nothing else of the level, several times
  // for every layer of a frame.
  @exclusivity(unchecked) var remaining = PixelRegion()
  @exclusivity(unchecked) var commands: ContiguousArray<Command> = []
  @exclusivity(unchecked) var rects: [PixelRect] = []
  /// The pixels of the plane.
  @exclusivity(unchecked) private(set) var area = 0
  /// Whether no two opaque drawings share a pixel: no drawing reads the pixels below it, and covered drawings were left out.
  @exclusivity(unchecked) private(set) var isDisjoint = true
  /// Whether the plane is a group, which a command clears before the others.
  @exclusivity(unchecked) var isGroup = false
  @exclusivity(unchecked) private var held: ContiguousArray<PixelRect> = []

  /// The region is not divided into more pieces than this; covering less than possible is always correct.
  private static let mostPieces = 200

  init() {
    commands.reserveCapacity(64)
    rects.reserveCapacity(128)
    held.reserveCapacity(16)
  }

  func begin(_ rect: PixelRect) {
    area = rect.area
    isDisjoint = true
    isGroup = false
    remaining.removeAll()
    remaining.appendDisjoint(rect)
    commands.removeAll(keepingCapacity: true)
    rects.removeAll(keepingCapacity: true)
  }

  /// Takes over the part within `rect` of some of another plane's commands.
  func begin(_ rect: PixelRect, _ range: Range<Int>, of level: CompositionLevel) {
    begin(rect)
    for index in range {
      var command = level.commands[index]
      let first = rects.count
      for place in command.rects {
        let cut = level.rects[place].intersection(rect)
        if !cut.isEmpty { rects.append(cut) }
      }
      guard rects.count > first else { continue }
      command.rects = first..<rects.count
      commands.append(command)
    }
  }

  /// Adds a drawing for the uncovered part of `rect`.
  func emit(_ kind: Command.Kind, _ node: RenderNode?, index: Int = 0, x: Int, y: Int, rect: PixelRect) {
    let start = rects.count
    for index in 0..<remaining.rects.count {
      let cut = remaining.rects[index].intersection(rect)
      if !cut.isEmpty { rects.append(cut) }
    }
    guard rects.count > start else { return }
    switch kind {
    case .backdrop, .keptCorner, .cutCorner: isDisjoint = false
    default: break
    }
    var reference: Unmanaged<RenderNode>?
    if let node { reference = .passUnretained(node) }
    commands.append(
      Command(kind: kind, index: index, node: reference, x: x, y: y, clip: rect, rects: start..<rects.count))
  }

  /// Whether nothing has been drawn on a group before a command.
  func isLowest(_ index: Int) -> Bool {
    index == commands.count - 1 || isGroup && index == commands.count - 2 && commands[index + 1].kind == .clear
  }

  /// Marks a rectangle as covered, so that nothing below is drawn there.
  func cover(_ rect: PixelRect) {
    if remaining.count < Self.mostPieces { remaining.subtract(rect) } else { isDisjoint = false }
  }

  /// Excludes pixels until `release`, because another command draws them.
  func hold(_ rect: PixelRect) {
    for piece in remaining.rects {
      let cut = piece.intersection(rect)
      if !cut.isEmpty { held.append(cut) }
    }
    remaining.subtract(rect)
  }

  var holdMark: Int { held.count }

  func release(to mark: Int) {
    while held.count > mark { remaining.appendDisjoint(held.removeLast()) }
  }
}
