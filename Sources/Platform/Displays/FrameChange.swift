/// The difference between a frame and the one before.
package struct FrameChange {
  /// The areas that may differ.
  package var damage: [PixelArea] = []
  /// The part of the damage that the previous frame showed in another place.
  package var move: PixelShift?
  /// The areas that were composed. Together with `move` they are all that differs.
  package var drawn: [PixelArea] = []

  package init() {}

  /// A change without anything that moved.
  package init(damage: [PixelArea]) {
    self.damage = damage
    drawn = damage
  }
}

/// An area of the frame that shows what another area of the same size showed in the frame before.
package struct PixelShift: Equatable, Sendable {
  package var target: PixelArea
  /// The distance to the right from where it was, in pixels.
  package var dx: Int
  /// The distance downward.
  package var dy: Int

  package init(target: PixelArea, dx: Int, dy: Int) {
    self.target = target
    self.dx = dx
    self.dy = dy
  }
}
