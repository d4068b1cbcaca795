import Foundation

/// Symbols of signs: checkmarks, crosses, sums, question marks, alone and enclosed.
enum MarkSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    family.addWithEnclosed("checkmark", 18.5, 18) { $0.stroke("M-7.2 1 L-2 7 L7.2 -6.8") }
    family.addWithEnclosed("xmark", 16, 16) { $0.stroke("M-6.4 -6.4 L6.4 6.4 M6.4 -6.4 L-6.4 6.4") }
    family.alias("clear", of: "xmark.square")
    family.alias("clear.fill", of: "xmark.square.fill")
    family.addWithEnclosed("plus", 18, 18) { $0.stroke("M-7.6 0 H7.6 M0 -7.6 V7.6") }
    family.addWithEnclosed("minus", 18, 4) { $0.stroke("M-7.6 0 H7.6") }
    family.addWithEnclosed("multiply", 15, 15) { $0.stroke("M-5.8 -5.8 L5.8 5.8 M5.8 -5.8 L-5.8 5.8") }
    family.addWithEnclosed("divide", 17, 16) { pen in
      pen.stroke("M-7 0 H7")
      pen.fill(.circle(0, -5.6, 0.5 + pen.line * 0.65))
      pen.fill(.circle(0, 5.6, 0.5 + pen.line * 0.65))
    }
    family.addWithEnclosed("equal", 17, 10) { $0.stroke("M-7 -3.2 H7 M-7 3.2 H7") }
    family.addWithEnclosed("number", 18, 19) { $0.stroke("M-2.4 -8 L-4.6 8 M4.6 -8 L2.4 8 M-7 -3.2 H7.4 M-7.4 3.2 H7") }
    family.add("plusminus", 17, 18) { $0.stroke("M-6.8 -2.6 H6.8 M0 -8.2 V3 M-6.8 7.6 H6.8") }
    family.add("percent", 19, 18) { pen in
      pen.stroke(.circle(-5, -4.4, 3.1))
      pen.stroke(.circle(5, 4.4, 3.1))
      pen.stroke("M6 -7.6 L-6 7.6")
    }
    family.addWithEnclosed("asterisk", 16, 17) { pen in
      for turn in [0, 60, 120] as [CGFloat] { pen.at(0, 0, turned: turn) { $0.stroke("M0 -7.2 V7.2") } }
    }
    addLetters(to: &family)
    family.addWithEnclosed("ellipsis", 20, 5, scale: 0.62) { pen in
      for x in [-7.2, 0, 7.2] as [CGFloat] { pen.fill(.circle(x, 0, 1.1 + pen.line * 0.5)) }
    }
    family.add("nosign", 21, 21) { pen in
      pen.stroke(.circle(0, 0, 9))
      pen.stroke("M-6.2 -6.2 L6.2 6.2")
    }
    addWarnings(to: &family)
    return family
  }

  /// Signs that are letters, with dots as heavy as their lines.
  private static func addLetters(to family: inout SymbolFamily) {
    let question: SymbolFamily.Drawing = { pen in
      pen.stroke("M-4.4 -4.6 C-4.2 -7 -2.4 -8.4 0.1 -8.4 C2.8 -8.4 4.6 -6.8 4.6 -4.4 C4.6 -0.6 0 -0.9 0 3")
      pen.fill(.circle(0, 7.4, 0.55 + pen.line * 0.6))
    }
    let exclamation: SymbolFamily.Drawing = { pen in
      pen.stroke("M0 -8.2 V2.4")
      pen.fill(.circle(0, 7.4, 0.55 + pen.line * 0.6))
    }
    let info: SymbolFamily.Drawing = { pen in
      pen.fill(.circle(-0.4, -7.2, 0.7 + pen.line * 0.6))
      pen.stroke("M-2.6 -2.4 H0.2 V7.6 M-3.2 7.6 H3.6")
    }
    family.addWithEnclosed("questionmark", 13, 20, question)
    family.addWithEnclosed("exclamationmark", 6, 20, exclamation)
    family.addWithEnclosed("info", 10, 20, scale: 0.6, info)
  }

  private static func addWarnings(to family: inout SymbolFamily) {
    let triangle = PathData(
      svg: "M-1.9 -7.6 Q0 -10.4 1.9 -7.6 L9.2 5.2 Q10.6 8.2 7.4 8.4 H-7.4 Q-10.6 8.2 -9.2 5.2 Z")
    family.addShape("exclamationmark.triangle", 23, 20.5, triangle) { pen in
      pen.stroke("M0 -3.8 V1.8")
      pen.fill(.circle(0, 5, 0.4 + pen.line * 0.5))
    }
    let octagon = PathData.polygon(sides: 8, radius: 9.6, from: 22.5)
    family.addShape("octagon", 21, 21, octagon)
    family.addShape("exclamationmark.octagon", 21, 21, octagon) { pen in
      pen.stroke("M0 -4.6 V1.4")
      pen.fill(.circle(0, 4.8, 0.4 + pen.line * 0.5))
    }
    family.addShape("xmark.octagon", 21, 21, octagon) { $0.stroke("M-3.4 -3.4 L3.4 3.4 M3.4 -3.4 L-3.4 3.4") }
    let seal = PathData.wave(count: 8, inner: 8.4, outer: 10)
    family.addShape("seal", 22, 22, seal)
    family.addShape("checkmark.seal", 22, 22, seal) { $0.stroke("M-3.9 0.5 L-1.1 3.7 L4 -3.8") }
    family.addShape("xmark.seal", 22, 22, seal) { $0.stroke("M-3.4 -3.4 L3.4 3.4 M3.4 -3.4 L-3.4 3.4") }
    let shield = PathData(
      svg: "M0 -9.8 C2.4 -8.2 5 -7.4 8 -7.2 V-0.6 C8 4.6 4.6 7.8 0 10 C-4.6 7.8 -8 4.6 -8 -0.6 V-7.2 C-5 -7.4 -2.4 -8.2 0 -9.8 Z")
    family.addShape("shield", 19, 22.5, shield)
    family.addShape("checkmark.shield", 19, 22.5, shield) { $0.stroke("M-3.7 0.4 L-1 3.4 L3.8 -3.8") }
    family.addShape("exclamationmark.shield", 19, 22.5, shield) { pen in
      pen.stroke("M0 -4.8 V0.8")
      pen.fill(.circle(0, 4.2, 0.4 + pen.line * 0.5))
    }
    family.addShape("xmark.shield", 19, 22.5, shield) { $0.stroke("M-3.2 -3.2 L3.2 3.2 M3.2 -3.2 L-3.2 3.2") }
  }
}
