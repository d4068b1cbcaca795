import Foundation

/// Draws symbols: lines of the weight asked for, filled shapes, and shapes cut out of what is there.
struct SymbolPen {
  struct Mark {
    enum Kind {
      case stroke(width: CGFloat)
      case fill(evenOdd: Bool)
    }

    var kind: Kind
    var path: PathData
    /// Takes away from the marks before it instead of adding.
    var cuts: Bool
    /// The part of the symbol it belongs to: 0 stands foremost.
    var layer: Int
  }

  private(set) var marks: [Mark] = []
  /// The width of a line in this weight.
  let line: CGFloat
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
  mutating func fill(_ path: PathData) { add(.fill(evenOdd: false), path, cuts: false) }

  /// Fills a shape and rounds its corners by a line around it.
  mutating func fillRounded(_ path: String, width: CGFloat? = nil) {
    fill(path)
    stroke(path, width: width ?? min(line, 2))
  }

  mutating func cutStroke(_ path: String, width: CGFloat? = nil) { cutStroke(PathData(svg: path), width: width) }

  mutating func cutStroke(_ path: PathData, width: CGFloat? = nil) {
    add(.stroke(width: width ?? line), path, cuts: true)
  }

  mutating func cut(_ path: String) { cut(PathData(svg: path)) }
  mutating func cut(_ path: PathData) { add(.fill(evenOdd: false), path, cuts: true) }

  /// Lets `body` draw smaller or elsewhere, with lines as wide as ever.
  mutating func at(_ x: CGFloat, _ y: CGFloat, scale: CGFloat = 1, turned: CGFloat = 0, _ body: (inout SymbolPen) -> Void) {
    let outer = transform
    transform = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(rotationAngle: turned * .pi / 180))
      .concatenating(CGAffineTransform(translationX: x, y: y)).concatenating(outer)
    body(&self)
    transform = outer
  }

  /// Lets `body` draw and takes away what it draws.
  mutating func cutting(_ body: (inout SymbolPen) -> Void) {
    let first = marks.count
    body(&self)
    for index in first..<marks.count { marks[index].cuts.toggle() }
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
