import Foundation

/// Collects the symbols of a family by name, with their standard variants.
struct SymbolFamily {
  typealias Drawing = @Sendable (inout SymbolPen) -> Void

  private(set) var symbols: [String: Symbol] = [:]

  mutating func add(_ name: String, _ width: CGFloat, _ height: CGFloat, _ draw: @escaping Drawing) {
    symbols[name] = Symbol(width, height, draw)
  }

  /// Adds an outline, and its filled form as `.fill`.
  mutating func addShape(_ name: String, _ width: CGFloat, _ height: CGFloat, _ path: PathData, detail: Drawing? = nil) {
    add(name, width, height) { pen in
      pen.stroke(path)
      detail?(&pen)
    }
    add(name + ".fill", width, height) { pen in
      pen.fillRounded(path)
      if let detail { pen.cutting(detail) }
    }
  }

  mutating func addShape(_ name: String, _ width: CGFloat, _ height: CGFloat, _ path: String, detail: Drawing? = nil) {
    addShape(name, width, height, PathData(svg: path), detail: detail)
  }

  /// Adds the drawing in a circle and in a square: outlined, and cut out of filled ones.
  mutating func addEnclosed(_ name: String, scale: CGFloat = 0.55, x: CGFloat = 0, y: CGFloat = 0, _ draw: @escaping Drawing) {
    for enclosure in SymbolEnclosure.allCases {
      add("\(name).\(enclosure.rawValue)", 21, 21) { pen in
        enclosure.outline(&pen)
        pen.layer = 0
        pen.enclosed(x, y, scale: scale, draw)
      }
      add("\(name).\(enclosure.rawValue).fill", 21, 21) { pen in
        enclosure.inside(&pen)
        pen.layer = 0
        pen.cutting { $0.enclosed(x, y, scale: scale, draw) }
      }
    }
  }

  /// Adds the symbol alone and in a circle and a square.
  mutating func addWithEnclosed(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 0.55, _ draw: @escaping Drawing
  ) {
    add(name, width, height, draw)
    addEnclosed(name, scale: scale, draw)
  }

  /// Adds the crossed-out symbol, as `.slash` or, for a filled one, `.slash.fill`.
  mutating func addSlashed(_ name: String) {
    guard let base = symbols[name] else { return }
    let slashed = name.hasSuffix(".fill") ? name.dropLast(5) + ".slash.fill" : name + ".slash"
    add(String(slashed), max(base.width, 21), max(base.height, 20)) { pen in
      base.draw(&pen)
      pen.cutStroke("M-8 -8.6 L9.2 8.6", width: pen.line * 2.2)
      pen.stroke("M-8.6 -8 L8.6 9.2")
    }
  }

  /// Adds the symbol with a small filled circle at its lower right that contains another symbol.
  mutating func addBadged(_ name: String, badge: String, _ draw: @escaping Drawing) {
    guard let base = symbols[name] else { return }
    add("\(name).badge.\(badge)", base.width + 4, base.height + 3) { pen in
      let (x, y) = (base.width / 2 - 3.5, base.height / 2 - 4)
      pen.layer = 1
      base.draw(&pen)
      pen.cut(.circle(x, y, 6.2))
      pen.layer = 0
      pen.fill(.circle(x, y, 4.9))
      pen.cutting { $0.at(x, y, scale: 0.34, draw) }
    }
  }

  mutating func alias(_ name: String, of other: String) {
    symbols[name] = symbols[other]
  }
}

enum SymbolEnclosure: String, CaseIterable, Sendable {
  case circle
  case square

  private static let box = PathData.rounded(-8.4, -8.4, 16.8, 16.8, 3.6)

  func outline(_ pen: inout SymbolPen) {
    pen.layer = 1
    pen.stroke(self == .circle ? .circle(0, 0, 9.2) : Self.box)
  }

  func inside(_ pen: inout SymbolPen) {
    pen.layer = 1
    pen.fillRounded(self == .circle ? .circle(0, 0, 9.2) : Self.box)
  }
}

extension SymbolPen {
  /// Fills a shape up to the outer edge of its stroke.
  mutating func fillRounded(_ path: PathData) {
    fill(path)
    stroke(path)
  }
}
