import CoreGraphics

/// Symbols that no family draws, made from simpler ones by the parts of their names.
///
/// `x.circle.fill`, `x.slash` and `x.badge.plus` are composed from `x`. Of other names the parts that are drawn are shown: of
/// `cloud.moon.bolt` it is the cloud with the bolt. A name whose first part is unknown has no symbol.
struct DerivedSymbols {
  /// Returns the drawn symbol of a name; nil if there is none.
  let drawn: (String) -> Symbol?

  func symbol(named name: String) -> Symbol? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, parts.count <= 8 else { return nil }
    return composed(parts) ?? simpler(parts)
  }

  // MARK: Composing

  private func composed(_ parts: [String]) -> Symbol? {
    var parts = parts
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count > 1, let last = parts.last else { return nil }
    if let badge = parts.lastIndex(of: "badge"), badge > 0, badge + 1 < parts.count {
      return badged(Array(parts[..<badge]), Array(parts[(badge + 1)...]), isFilled: isFilled)
    }
    let base = Array(parts.dropLast())
    if let enclosure = SymbolEnclosure(rawValue: last) { return enclosed(base, in: enclosure, isFilled: isFilled) }
    return last == "slash" ? slashed(base, isFilled: isFilled) : nil
  }

  private func base(_ parts: [String], isFilled: Bool) -> Symbol? {
    let name = parts.joined(separator: ".")
    let found = isFilled ? drawn(name + ".fill") ?? drawn(name) : drawn(name)
    return found ?? (parts.count > 1 ? composed(parts) : nil)
  }

  private func enclosed(_ parts: [String], in enclosure: SymbolEnclosure, isFilled: Bool) -> Symbol? {
    guard let base = base(parts, isFilled: false) else { return nil }
    let scale = 11 / max(base.width, base.height, 11)
    return Symbol(21, 21) { pen in
      if isFilled { enclosure.inside(&pen) } else { enclosure.outline(&pen) }
      pen.layer = 0
      if isFilled {
        pen.cutting { $0.enclosed(0, 0, scale: scale, base.draw) }
      } else {
        pen.enclosed(0, 0, scale: scale, base.draw)
      }
    }
  }

  private func slashed(_ parts: [String], isFilled: Bool) -> Symbol? {
    guard let base = base(parts, isFilled: isFilled) else { return nil }
    return Symbol(max(base.width, 21), max(base.height, 20)) { pen in
      base.draw(&pen)
      pen.cutStroke("M-8 -8.6 L9.2 8.6", width: pen.line * 2.2)
      pen.stroke("M-8.6 -8 L8.6 9.2")
    }
  }

  private func badged(_ parts: [String], _ badge: [String], isFilled: Bool) -> Symbol? {
    guard let base = base(parts, isFilled: isFilled), let mark = self.base(badge, isFilled: false) else { return nil }
    return Symbol(base.width + 4, base.height + 3) { pen in
      let (x, y) = (base.width / 2 - 3.5, base.height / 2 - 4)
      pen.layer = 1
      base.draw(&pen)
      pen.cut(.circle(x, y, 6.2))
      pen.layer = 0
      pen.fill(.circle(x, y, 4.9))
      pen.cutting { $0.at(x, y, scale: 0.34, mark.draw) }
    }
  }

  // MARK: Leaving parts out

  /// Returns the symbol with the most parts of the name: the first part is kept, of the others as many as possible.
  private func simpler(_ parts: [String]) -> Symbol? {
    let others = Array(parts.dropFirst())
    let choices = (0..<(1 << others.count)).sorted { ($1.nonzeroBitCount, $0) < ($0.nonzeroBitCount, $1) }
    for choice in choices {
      let kept = others.indices.filter { choice & (1 << $0) != 0 }.map { others[$0] }
      let candidate = [parts[0]] + kept
      guard candidate.count < parts.count else { continue }
      if let symbol = drawn(candidate.joined(separator: ".")) ?? composed(candidate) { return symbol }
    }
    return nil
  }
}
