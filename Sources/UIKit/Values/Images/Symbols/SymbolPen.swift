import Foundation

/// Draws symbols: lines of the requested weight, filled shapes, and cut-out shapes.
struct SymbolPen {
  struct Mark {
    enum Kind {
      case stroke(width: CGFloat)
      case fill
    }

    var kind: Kind
    var path: PathData
    /// Whether the mark is cut out of previous ones.
    var cuts: Bool
    /// The layer of the mark; 0 is the foremost.
    var layer: Int

    var painted: Mark { Mark(kind: kind, path: path, cuts: false, layer: layer) }
  }

  private(set) var marks: [Mark] = []
  /// The width of a line in the present weight.
  private(set) var line: CGFloat
  /// The layer of the following marks.
  var layer = 0
  private var transform = CGAffineTransform.identity

  init(weight: UIImage.SymbolWeight) {
    line = weight.lineWidth
  }

  /// Draws lines along a path in SVG notation, with round ends and corners.
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

  /// Runs `body` with a scale and a position; lines keep their width.
  mutating func at(_ x: CGFloat, _ y: CGFloat, scale: CGFloat = 1, turned: CGFloat = 0, _ body: (inout SymbolPen) -> Void) {
    let outer = transform
    transform = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(rotationAngle: turned * .pi / 180))
      .concatenating(CGAffineTransform(translationX: x, y: y)).concatenating(outer)
    body(&self)
    transform = outer
  }

  /// Runs `body` for a drawing inside an enclosure, where heavy lines are thinner to leave space between them.
  mutating func enclosed(_ x: CGFloat, _ y: CGFloat, scale: CGFloat, _ body: (inout SymbolPen) -> Void) {
    let outer = line
    let regular = UIImage.SymbolWeight.regular.lineWidth
    if line > regular { line = regular + (line - regular) * 0.5 }
    at(x, y, scale: scale, body)
    line = outer
  }

  /// Runs `body` and cuts out its drawing.
  mutating func cutting(_ body: (inout SymbolPen) -> Void) {
    let first = marks.count
    body(&self)
    for index in first..<marks.count { marks[index].cuts.toggle() }
  }

  /// The maximum extent of the drawing from the center, to either side.
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
  /// The line width in units of the symbol grid.
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
