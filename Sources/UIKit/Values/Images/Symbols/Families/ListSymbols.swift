import Foundation

/// Symbols of bars and lists: lists, text, sliders, layout.
enum ListSymbols {
  static let family = make()

  private static func make() -> SymbolFamily {
    var family = SymbolFamily()
    for (name, isDash) in [("list.bullet", false), ("list.dash", true)] {
      family.add(name, 23, 16) { pen in
        for y in [-6, 0, 6] as [CGFloat] {
          if isDash {
            pen.stroke(PathData(svg: "M-10 \(y) H-7.6"))
          } else {
            pen.fill(.circle(-9, y, 0.6 + pen.line * 0.5))
          }
          pen.stroke(PathData(svg: "M-4.6 \(y) H9.8"))
        }
      }
    }
    family.addEnclosed("list.bullet", scale: 0.5) { pen in
      for y in [-6, 0, 6] as [CGFloat] {
        pen.fill(.circle(-9, y, 1.4))
        pen.stroke(PathData(svg: "M-4.6 \(y) H9.8"))
      }
    }
    family.add("list.number", 23, 19) { pen in
      pen.stroke("M-3.6 -6.4 H9.8 M-3.6 0 H9.8 M-3.6 6.4 H9.8")
      pen.stroke(
        "M-10 -7.6 L-8.6 -8.6 V-4.4 M-10 -1.4 C-9.6 -2.4 -7.6 -2.2 -7.8 -0.8 C-8 0.4 -9.4 1 -10 1.9 H-7.5 "
          + "M-10 4.7 C-9.2 4 -7.6 4.2 -7.8 5.4 C-7.8 6.2 -8.6 6.4 -9 6.4 C-8.4 6.4 -7.5 6.7 -7.5 7.6 C-7.5 8.8 -9.4 9 -10.1 8.2",
        width: min(pen.line, 1.6) * 0.7)
    }
    family.add("checklist", 24, 20) {
      $0.stroke("M-10.4 -6 L-8.4 -4 L-5 -8 M-10.4 4.4 L-8.4 6.4 L-5 2.4 M-0.8 -5.6 H10 M-0.8 4.8 H10")
    }
    family.addWithEnclosed("line.3.horizontal", 20, 15) { $0.stroke("M-8.4 -5.6 H8.4 M-8.4 0 H8.4 M-8.4 5.6 H8.4") }
    family.addWithEnclosed("line.3.horizontal.decrease", 21, 15) { $0.stroke("M-9 -5.6 H9 M-5.4 0 H5.4 M-2.2 5.6 H2.2") }
    family.alias("line.horizontal.3", of: "line.3.horizontal")
    family.alias("line.horizontal.3.decrease", of: "line.3.horizontal.decrease")
    family.alias("line.horizontal.3.decrease.circle", of: "line.3.horizontal.decrease.circle")
    family.alias("line.horizontal.3.decrease.circle.fill", of: "line.3.horizontal.decrease.circle.fill")
    family.add("slider.horizontal.3", 22, 19) { pen in
      for (y, x) in [(-6.2, 3.4), (0, -3.4), (6.2, 3.4)] as [(CGFloat, CGFloat)] {
        pen.stroke(PathData(svg: "M-9.4 \(y) H9.4"))
        pen.cut(.circle(x, y, 3.4))
        pen.stroke(.circle(x, y, 2.2))
      }
    }
    if let slider = family.symbols["slider.horizontal.3"] {
      family.add("slider.vertical.3", 19, 22) { pen in pen.at(0, 0, turned: 270, slider.draw) }
    }
    for (name, arrow) in [("increase.indent", "M-9 -2 L-6 0 L-9 2 Z"), ("decrease.indent", "M-6 -2 L-9 0 L-6 2 Z")] {
      family.add(name, 21, 16) { pen in
        pen.stroke("M-9 -6.6 H9 M-1.6 -2.2 H9 M-1.6 2.2 H9 M-9 6.6 H9")
        pen.fillRounded(PathData(svg: arrow))
      }
    }
    for (name, rows) in [
      ("left", "M-9 -6.6 H9 M-9 -2.2 H3 M-9 2.2 H9 M-9 6.6 H3"), ("center", "M-9 -6.6 H9 M-6 -2.2 H6 M-9 2.2 H9 M-6 6.6 H6"),
      ("right", "M-9 -6.6 H9 M-3 -2.2 H9 M-9 2.2 H9 M-3 6.6 H9"),
    ] {
      family.add("text.align\(name)", 21, 16) { $0.stroke(rows) }
    }
    family.alias("text.justify.leading", of: "text.alignleft")
    family.add("text.justify", 21, 16) { $0.stroke("M-9 -6.6 H9 M-9 -2.2 H9 M-9 2.2 H9 M-9 6.6 H9") }
    family.add("bold", 15, 18) { pen in
      let letter = "M-4.6 0 V-7.4 H0.6 C5.2 -7.4 5.2 -0.3 0.6 -0.3 H-4.2 M0.6 -0.3 C6.4 -0.3 6.4 7.4 0.6 7.4 H-4.6 V0"
      pen.stroke(letter, width: pen.line * 1.4)
    }
    family.add("italic", 13, 18) { $0.stroke("M2 -7.6 L-2 7.6 M-1.4 -7.6 H5.4 M-5.4 7.6 H1.4") }
    family.add("underline", 15, 21) { $0.stroke("M-5 -9 V-1 C-5 5.6 5 5.6 5 -1 V-9 M-6.4 9 H6.4") }
    family.add("strikethrough", 19, 19) {
      $0.stroke("M-8.4 0 H8.4 M5 -5.2 C4 -9.6 -5 -9.4 -5 -4.4 C-5 -1.8 -2.4 -0.8 0 0 C3.4 1 5.4 1.8 5.4 4.4 C5.4 9.4 -4.8 9.6 -5.8 4.6")
    }
    family.add("textformat", 26, 17) {
      $0.stroke("M-11.6 6.6 L-6.4 -7 L-1.2 6.6 M-9.6 2 H-3.2 M11 -1.6 V6.6 M11 2.6 A4 4.2 0 1 1 3 2.6 A4 4.2 0 1 1 11 2.6")
    }
    family.add("sidebar.left", 24, 18) { pen in
      pen.stroke(.rounded(-10.4, -7.6, 20.8, 15.2, 3))
      pen.stroke("M-3.6 -7.6 V7.6 M-7.8 -4 H-6 M-7.8 -1 H-6 M-7.8 2 H-6")
    }
    family.add("command", 20, 20) {
      $0.stroke(
        "M-3.2 -3.2 H3.2 V3.2 H-3.2 Z M-3.2 -3.2 H-5.6 A2.8 2.8 0 1 1 -3.2 -5.6 Z M3.2 -3.2 V-5.6 A2.8 2.8 0 1 1 5.6 -3.2 Z "
          + "M3.2 3.2 H5.6 A2.8 2.8 0 1 1 3.2 5.6 Z M-3.2 3.2 V5.6 A2.8 2.8 0 1 1 -5.6 3.2 Z")
    }
    family.add("option", 21, 16) { $0.stroke("M-8.6 -6 H-3.6 L3.4 6 H8.6 M2.6 -6 H8.6") }
    family.add("delete.left", 24, 18) { pen in
      pen.stroke(key)
      pen.stroke("M-0.6 -3.2 L5.8 3.2 M5.8 -3.2 L-0.6 3.2")
    }
    family.add("delete.left.fill", 24, 18) { pen in
      pen.fillRounded(key)
      pen.cutStroke("M-0.6 -3.2 L5.8 3.2 M5.8 -3.2 L-0.6 3.2")
    }
    return family
  }

  private static let key = PathData(
    svg:
      "M-10.4 -0.9 L-5.2 -6.6 Q-4.2 -7.6 -2.8 -7.6 H7.8 Q10.6 -7.6 10.6 -4.8 V4.8 Q10.6 7.6 7.8 7.6 H-2.8 Q-4.2 7.6 -5.2 6.6 "
      + "L-10.4 0.9 "
      + "Q-11.2 0 -10.4 -0.9 Z")
}
