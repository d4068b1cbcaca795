/// A running transition: the image of the layer's old content, and the progress toward the new content.
struct TransitionDrawing {
  enum Kind: Equatable {
    case fade
    /// The new content pushes the old out, moves over it, or is revealed as the old moves away; (`x`, `y`) is the direction of the motion.
    case push(x: Int, y: Int)
    case moveIn(x: Int, y: Int)
    case reveal(x: Int, y: Int)
  }

  struct Part {
    var showsOld: Bool
    var x = 0
    var y = 0
    var alpha: UInt8 = 255
    var isClipped = true
  }

  var kind: Kind
  var progress: Double
  let picture: PixelBuffer
  /// The position of the image, relative to the layer's origin.
  let place: PixelRect

  var isFade: Bool { kind == .fade }

  /// Returns the parts to draw, from back to front.
  func parts(width: Int, height: Int) -> [Part] {
    func way(_ x: Int, _ y: Int, _ part: Double) -> (Int, Int) {
      (snapped(Double(x * width) * part), snapped(Double(y * height) * part))
    }
    switch kind {
    case .fade:
      let new = UInt8(min(max(progress, 0), 1) * 255 + 0.5)
      return [Part(showsOld: true, alpha: 255 - new, isClipped: false), Part(showsOld: false, alpha: new, isClipped: false)]
    case .push(let x, let y):
      let old = way(x, y, progress)
      let new = way(x, y, progress - 1)
      return [Part(showsOld: true, x: old.0, y: old.1), Part(showsOld: false, x: new.0, y: new.1)]
    case .moveIn(let x, let y):
      let new = way(x, y, progress - 1)
      return [Part(showsOld: true), Part(showsOld: false, x: new.0, y: new.1)]
    case .reveal(let x, let y):
      let old = way(x, y, progress)
      return [Part(showsOld: false), Part(showsOld: true, x: old.0, y: old.1)]
    }
  }
}
