import Foundation

/// Draws symbols: lines of the weight asked for, filled shapes, and shapes cut out of what is there.
struct SymbolPen {
  struct Mark {
    enum Kind {
      case stroke(width: CGFloat)
      case fill
    }

    var kind: Kind
    var path: PathData
    /// Takes away from the marks before it instead of adding.
    var cuts: Bool
    /// The part of the symbol it belongs to: 0 is foremost.
    var layer: Int

    var painted: Mark { Mark(kind: kind, path: path, cuts: false, layer: layer) }
  }

  private(set) var marks: [Mark] = []
  /// The width of a line in this weight.
  private(set) var line: CGFloat
  /// The part that marks belong to from now on.
  var layer = 0
  private var transform = CGAffineTransform.identity

  init(weight: UIImage.SymbolWeight) {
    line = weight.lineWidth
  }

  /// Draws lines along a path in SVG's notation, with round ends and corners.
  mutating func stroke(_ path: String, width: CGFloat? = nil) { stroke(PathData(svg: path), width: width) }

  mutating func stroke(_ path: PathData, width: CGFloat? = nil) {
    add(.stroke(width: width ?? line), path, cuts: false)
  }

  mutating func fill(_ path: String) { fill(PathData(svg: path)) }
  mutating func fill(_ path: PathData) { add(.fill, path, cuts: false) }

  mutating func cutStroke(_ path: String, width: CGFloat? = nil) { cutStroke(PathData(svg: path), width: width) }

  mutating func cutStroke(_ path: PathData, width: CGFloat? = nil) {
    add(.stroke(width: width ?? line), path, cuts: true)
  }

  mutating func cut(_ path: String) { cut(PathData(svg: path)) }
  mutating func cut(_ path: PathData) { add(.fill, path, cuts: true) }

  /// Lets `body` draw smaller or elsewhere, with lines as wide as ever.
  mutating func at(_ x: CGFloat, _ y: CGFloat, scale: CGFloat = 1, turned: CGFloat = 0, _ body: (inout SymbolPen) -> Void) {
    let outer = transform
    transform = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(rotationAngle: turned * .pi / 180))
      .concatenating(CGAffineTransform(translationX: x, y: y)).concatenating(outer)
    body(&self)
    transform = outer
  }

  /// Lets `body` draw within an enclosure, where heavy lines must be less heavy to leave room between them.
  mutating func enclosed(_ x: CGFloat, _ y: CGFloat, scale: CGFloat, _ body: (inout SymbolPen) -> Void) {
    let outer = line
    let regular = UIImage.SymbolWeight.regular.lineWidth
    if line > regular { line = regular + (line - regular) * 0.5 }
    at(x, y, scale: scale, body)
    line = outer
  }

  /// Lets `body` draw and takes away what it draws.
  mutating func cutting(_ body: (inout SymbolPen) -> Void) {
    let first = marks.count
    body(&self)
    for index in first..<marks.count { marks[index].cuts.toggle() }
  }

  /// How far from the middle anything is drawn, to either side.
  var reach: CGSize {
    var reach = CGSize.zero
    for mark in marks where !mark.cuts {
      var bounds = mark.path.tightBounds
      if bounds.isNull { continue }
      if case .stroke(let width) = mark.kind { bounds = bounds.insetBy(dx: -width / 2, dy: -width / 2) }
      reach.width = max(reach.width, max(-bounds.minX, bounds.maxX))
      reach.height = max(reach.height, max(-bounds.minY, bounds.maxY))
    }
    return reach
  }

  private mutating func add(_ kind: Mark.Kind, _ path: PathData, cuts: Bool) {
    marks.append(Mark(kind: kind, path: path.applying(transform), cuts: cuts, layer: layer))
  }
}

extension UIImage.SymbolWeight {
  /// On the symbols' grid.
  var lineWidth: CGFloat {
    switch self {
    case .ultraLight: return 0.5
    case .thin: return 0.85
    case .light: return 1.2
    case .unspecified, .regular: return 1.55
    case .medium: return 1.8
    case .semibold: return 2.1
    case .bold: return 2.4
    case .heavy: return 2.75
    case .black: return 3.1
    }
  }
}
