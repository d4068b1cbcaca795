/// One drawing of a layer, as a value in pixels relative to the layer's origin: an entry of the display list.
@MainActor
struct DrawOp {
  enum Kind {
    case fill(PixelColor)
    case rounded(PixelColor, NineSlice)
    /// A border along the inside of the rectangle, with the mask of its corners.
    case border(PixelColor, width: Int, NineSlice?)
    /// The blurred shape of a rounded rectangle.
    case shadow(PixelColor, NineSlice)
    /// A gradient, and the mask of its corners.
    case gradient(GradientShading, NineSlice?)
    case image(ImageDrawing)
    case pattern(PatternDrawing)
    case text(TextDrawing)
    case particles(ParticleDrawing)
    case path(PathDrawing)
    case pathShadow(PixelColor, PathShadow)
  }

  var kind: Kind
  /// All pixels that it may draw to.
  var rect: PixelRect
  /// Whether it covers everything below (except in the corners of its mask).
  var isOpaque: Bool

  init(_ kind: Kind, _ rect: PixelRect, isOpaque: Bool = false) {
    self.kind = kind
    self.rect = rect
    self.isOpaque = isOpaque
  }

  static func fill(_ color: PixelColor, _ rect: PixelRect) -> DrawOp {
    DrawOp(.fill(color), rect, isOpaque: color.isOpaque)
  }

  /// Returns whether the other drawing produces the same pixels.
  func isSame(as other: DrawOp) -> Bool {
    guard rect == other.rect else { return false }
    switch (kind, other.kind) {
    case (.fill(let a), .fill(let b)): return a == b
    case (.rounded(let a, let c), .rounded(let b, let d)): return a == b && c === d
    case (.border(let a, let v, let c), .border(let b, let w, let d)): return a == b && v == w && c === d
    case (.shadow(let a, let c), .shadow(let b, let d)): return a == b && c === d
    case (.gradient(let a, let c), .gradient(let b, let d)): return a.isSame(as: b) && c === d
    case (.image(let a), .image(let b)): return a.isSame(as: b)
    case (.pattern(let a), .pattern(let b)): return a.isSame(as: b)
    case (.text(let a), .text(let b)): return a == b
    case (.particles(let a), .particles(let b)): return a === b
    case (.path(let a), .path(let b)): return a.isSame(as: b)
    case (.pathShadow(let a, let c), .pathShadow(let b, let d)): return a == b && c.isSame(as: d)
    default: return false
    }
  }

  /// Returns the drawing with an opacity applied; nil if it needs an intermediate buffer.
  func scaled(by alpha: UInt8) -> DrawOp? {
    switch kind {
    case .fill(let color): return .fill(color.scaled(by: alpha), rect)
    case .rounded(let color, let mask): return DrawOp(.rounded(color.scaled(by: alpha), mask), rect)
    case .image(let image): return DrawOp(.image(image.scaled(by: alpha)), rect)
    default: return nil
    }
  }
}
